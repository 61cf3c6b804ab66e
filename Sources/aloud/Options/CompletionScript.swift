/// The parser's scripts for the completion of command lines, with what they miss: without a command's name it is a document that is named, and the options
/// are those of reading.
enum CompletionScript {
    /// What asks for a script.
    static let option = "--generate-completion-script"

    /// A script of the parser's, made to complete `aloud book.pdf --st`, too; as it is where it is not known.
    ///
    /// - Parameter commands: all names of commands.
    static func completed(_ script: String, commands: [String]) -> String {
        let names = (commands + ["help"]).joined(separator: " ")
        var script = script
        for (marks, addition) in additions {
            guard let place = script.firstRange(of: marks) else { continue }
            script.replaceSubrange(place, with: marks + addition.replacing("COMMANDS", with: names))
        }
        return script
    }

    /// What a script has in one place alone, and what comes behind that: for bash, zsh and fish.
    private static let additions: [(String, String)] = [
        (
            """
                local -i positional_number
                local -a unparsed_words=("${COMP_WORDS[@]:1:${COMP_CWORD}}")

            """,
            """

                # Without a command it is a document that is named
                if ((COMP_CWORD == 1)) || [[ " COMMANDS " != *" ${COMP_WORDS[1]} "* ]]; then
                    ((COMP_CWORD == 1)) && COMPREPLY+=($(compgen -W 'COMMANDS' -- "${cur}"))
                    _aloud_read
                    return
                fi

            """
        ),
        (
            """
                local -ir current_word_index="$((CURRENT - 1))"

            """,
            """

                # Without a command it is a document that is named
                if [[ "${words[CURRENT]}" == -* || ${CURRENT} -gt 2 ]] && [[ " COMMANDS " != *" ${words[2]} "* ]]; then
                    _aloud_read
                    return
                fi
                ((CURRENT == 2)) && _files

            """
        ),
        (
            """
                set -l unparsed_tokens (__aloud_tokens -pc)

            """,
            """
                # Without a command it is a document that is named
                if test (count $unparsed_tokens) -gt 1; and not contains -- $unparsed_tokens[2] COMMANDS
                    set unparsed_tokens $unparsed_tokens[1] read $unparsed_tokens[2..]
                end

            """
        ),
        (
            """
            complete -c 'aloud' -f

            """,
            """
            complete -c 'aloud' -n '__aloud_should_offer_completions_for_positional "aloud" -eq 1' -F

            """
        ),
    ]
}
