import Foundation

/// When words begin by espeak-ng's own account: the events of its library, asked by a small program in C that is compiled for the purpose. Only
/// here is the library ever used; `aloud` knows the engine as a program alone.
struct EngineEvents {
    private let helper: String
    private let answer: String

    /// Compiles the helper. Nil, with the reason said, where there is no compiler or no header (libespeak-ng-dev).
    init?(folder: URL) {
        let source = folder.appending(path: "events.c").path(percentEncoded: false)
        helper = folder.appending(path: "events").path(percentEncoded: false)
        answer = folder.appending(path: "answer").path(percentEncoded: false)
        guard (try? Self.source.write(toFile: source, atomically: true, encoding: .utf8)) != nil,
            let cost = ChildProcess.run(["cc", "-O1", "-o", helper, source, "-lespeak-ng"]), cost.status == 0
        else {
            StandardError.say("the helper could not be compiled; it needs cc and libespeak-ng-dev")
            return nil
        }
    }

    /// Where each word event is in the text (in characters, from 0) and in the sound (in samples); and how many samples there are.
    func words(of text: String, voice: String, rate: Int) -> (events: [(character: Int, sample: Int)], samples: Int)? {
        guard let cost = ChildProcess.run([helper, voice, String(rate), text], output: answer), cost.status == 0,
            let lines = try? String(contentsOfFile: answer, encoding: .utf8)
        else { return nil }
        let numbers = lines.split(separator: "\n").map { $0.split(separator: " ").compactMap { Int($0) } }
        guard let last = numbers.last, last.count == 1 else { return nil }
        return (numbers.dropLast().compactMap { $0.count == 2 ? ($0[0] - 1, $0[1]) : nil }, last[0])
    }

    private static let source = """
        #include <espeak-ng/speak_lib.h>
        #include <stdio.h>
        #include <stdlib.h>
        #include <string.h>
        static long samples = 0;
        static int heard(short *wav, int count, espeak_EVENT *event) {
            for (; event->type != espeakEVENT_LIST_TERMINATED; event++)
                if (event->type == espeakEVENT_WORD) printf("%d %d\\n", event->text_position, event->sample);
            if (wav) samples += count;
            return 0;
        }
        int main(int argc, char **argv) {
            if (argc < 4 || espeak_Initialize(AUDIO_OUTPUT_SYNCHRONOUS, 0, NULL, 0) < 0) return 1;
            espeak_SetSynthCallback(heard);
            espeak_VOICE voice = {.languages = argv[1]};
            if (espeak_SetVoiceByName(argv[1]) != EE_OK && espeak_SetVoiceByProperties(&voice) != EE_OK) return 2;
            espeak_SetParameter(espeakRATE, atoi(argv[2]), 0);
            if (espeak_Synth(argv[3], strlen(argv[3]) + 1, 0, POS_CHARACTER, 0, espeakCHARS_UTF8, NULL, NULL) != EE_OK) return 3;
            espeak_Synchronize();
            printf("%ld\\n", samples);
            return 0;
        }

        """
}
