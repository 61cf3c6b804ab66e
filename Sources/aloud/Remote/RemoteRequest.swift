#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A command that has come over a socket, and the way back for its answer.
///
/// A line is `{"command": ["seek", "40%"], "request_id": 7}`; the answer, also one line, is
/// `{"error": "success", "data": {…}, "request_id": 7}`, or has a sentence for its `error`: the shape of mpv's JSON IPC. Every answer that is a
/// success has the reader's state for its data.
struct RemoteRequest: Sendable {
    let command: RemoteCommand
    let identifier: Int
    private let connection: RemoteConnection

    /// Reads a line, and answers it itself when it can't be understood; nil then.
    init?(line: [UInt8], from connection: RemoteConnection) {
        self.connection = connection
        var identifier = 0
        do throws(RemoteError) {
            let message: Message
            do { message = try JSONDecoder().decode(Message.self, from: Data(line)) } catch {
                throw RemoteError(reason: #"this is not JSON of the form {"command": ["pause"]}"#)
            }
            identifier = message.request_id ?? 0
            command = try RemoteCommand(words: message.command.map(\.text))
            self.identifier = identifier
        } catch {
            connection.answer(Self.reply(error.reason, .null, identifier))
            return nil
        }
    }

    /// It was done; the reader now is as told.
    func succeed(_ status: ReaderStatus) { connection.answer(Self.reply("success", status.json, identifier)) }

    /// It was not done, for this reason.
    func fail(_ reason: String) { connection.answer(Self.reply(reason, .null, identifier)) }

    static func reply(_ error: String, _ data: JSON, _ identifier: Int) -> String {
        JSON.object([("error", .string(error)), ("data", data), ("request_id", .integer(identifier))]).line
    }

    /// What a client sends.
    static func line(_ command: RemoteCommand) -> String {
        JSON.object([("command", .array(command.words.map(JSON.string))), ("request_id", .integer(1))]).line
    }

    private struct Message: Decodable {
        let command: [Word]
        let request_id: Int?
    }

    /// A word may be sent as a number, too: `["seek", 90]`.
    private enum Word: Decodable {
        case string(String)
        case number(Double)

        init(from decoder: any Decoder) throws {
            let value = try decoder.singleValueContainer()
            if let text = try? value.decode(String.self) { self = .string(text) } else { self = .number(try value.decode(Double.self)) }
        }

        var text: String {
            switch self {
            case .string(let text): text
            // Positions are written without exponents; nobody seeks further than this.
            case .number(let number): abs(number) < 1e9 ? JSON.number(number).line.filter { !$0.isWhitespace } : ""
            }
        }
    }
}
