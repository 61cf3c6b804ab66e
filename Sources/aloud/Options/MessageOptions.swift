import ArgumentParser

/// What is said beside the data.
struct MessageOptions: BareOptions {
    @Flag(name: [.short, .long], help: "Say more: what was left out, damage that was read through, sentences the engine failed on.")
    var verbose = false

    @Flag(name: [.short, .long], help: "Say nothing but errors.")
    var quiet = false

    /// Says something to the user, unless there is to be silence.
    func say(_ line: String) {
        if !quiet { StandardError.say(line) }
    }

    /// Says something to those who asked for more.
    func explain(_ line: String) {
        if verbose { StandardError.say(line) }
    }

    static var bare: Self {
        var options = Self()
        (options.verbose, options.quiet) = (false, false)
        return options
    }
}
