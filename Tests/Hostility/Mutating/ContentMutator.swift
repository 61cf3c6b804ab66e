/// Changes the text of a language of tokens (operators of a page, a map of codes) token by token, so that most of it is still understood.
enum ContentMutator {
    private static let operators = [
        "q", "Q", "BT", "ET", "Tj", "TJ", "'", "\"", "Td", "TD", "Tm", "T*", "Tf", "Tc", "Tw", "Tz", "TL", "Tr", "Ts", "cm", "Do", "BMC",
        "EMC", "BDC",
        "gs", "re", "W", "n", "f", "S", "BI", "ID", "EI", "d0", "d1", "[", "]", "<<", ">>",
    ]

    static func mutate(_ bytes: inout [UInt8], times: Int, using random: inout some RandomNumberGenerator) {
        var tokens = bytes.split(whereSeparator: { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }).map { Array($0) }
        for _ in 0..<times {
            guard !tokens.isEmpty else { return }
            let place = Int.random(in: 0..<tokens.count, using: &random)
            let end = min(tokens.count, place + 1 << Int.random(in: 0...4, using: &random))
            switch Int.random(in: 0..<8, using: &random) {
            case 0: tokens.remove(at: place)
            case 1: tokens.insert(contentsOf: tokens[place..<end], at: Int.random(in: 0...tokens.count, using: &random))
            case 2: tokens.swapAt(place, Int.random(in: 0..<tokens.count, using: &random))
            case 3: tokens.insert(Array((operators.randomElement(using: &random) ?? "q").utf8), at: place)
            case 4: ByteMutator.mutate(&tokens[place], times: 1, using: &random)
            default:
                let isNumber = { (token: [UInt8]) in token.allSatisfy { (0x2B...0x39).contains($0) } }
                guard let number = tokens[place...].prefix(64).firstIndex(where: isNumber) else { continue }
                tokens[number] = Array((ByteMutator.numbers.randomElement(using: &random) ?? "0").utf8)
            }
        }
        bytes = Array(tokens.joined(separator: [0x20]))
    }
}
