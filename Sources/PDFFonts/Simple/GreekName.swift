/// Names that fonts of polytonic Greek give their letters and marks, and no list has: `alphapsilioxia`, `omegaasperperispomene`, `dasiavaria`.
struct GreekName {
    private var rest: [UInt8]
    private var breathing: Breathing?
    private var accent: Accent?
    private var hasDiaeresis = false
    private var hasSubscript = false

    private enum Breathing: UInt32 { case smooth, rough }
    private enum Accent: UInt32 { case grave = 1, acute, circumflex }

    /// The scalar of such a name; nil for others.
    static func scalar(_ name: [UInt8]) -> UInt32? {
        guard 4...40 ~= name.count, name.dropFirst().allSatisfy({ 0x61...0x7A ~= $0 }) else { return nil }
        if let letter = others[String(decoding: name, as: UTF8.self)] { return letter }
        var parsed = GreekName(rest: name)
        return parsed.scalar()
    }

    private init(rest: [UInt8]) { self.rest = rest }

    private mutating func scalar() -> UInt32? {
        // In either order: `iotasubalpha`.
        if takeSubscript(), rest.isEmpty { return 0x37A }
        guard let first = rest.first else { return nil }
        let isCapital = first < 0x61
        rest[0] = first | 0x20
        for letter in Letter.allCases where take(letter.rawValue) {
            return takeMarks() ? compose(letter, isCapital: isCapital) : nil
        }
        return !isCapital && takeMarks() ? sign : nil
    }

    private mutating func take(_ words: String...) -> Bool {
        for word in words where rest.starts(with: word.utf8) {
            rest.removeFirst(word.utf8.count)
            return true
        }
        return false
    }

    private mutating func takeSubscript() -> Bool {
        guard take("iotasubscript", "iotasub", "ypogegrammeni") else { return false }
        hasSubscript = true
        return true
    }

    /// Takes what are names of marks; whether all of the rest is.
    private mutating func takeMarks() -> Bool {
        while !rest.isEmpty {
            if take("psili", "lenis") {
                breathing = .smooth
            } else if take("dasia", "asper") {
                breathing = .rough
            } else if take("varia", "grave") {
                accent = .grave
            } else if take("oxia", "acute", "tonos") {
                accent = .acute
            } else if take("perispomeni", "perispomene") {
                accent = .circumflex
            } else if take("dialytika", "dieresis") {
                hasDiaeresis = true
            } else if !takeSubscript() {
                return false
            }
        }
        return true
    }

    private enum Letter: String, CaseIterable { case alpha, epsilon, eta, iota, omicron, upsilon, omega, rho }

    /// The letter with its marks, where Unicode has it as one: Greek Extended is laid out by letters and marks.
    private func compose(_ letter: Letter, isCapital: Bool) -> UInt32? {
        if letter == .rho {
            guard let breathing, accent == nil, !hasDiaeresis, !hasSubscript else { return nil }
            return breathing == .rough ? (isCapital ? 0x1FEC : 0x1FE5) : isCapital ? nil : 0x1FE4
        }
        guard let row = Letter.allCases.firstIndex(of: letter) else { return nil }
        let isLong = [.alpha, .eta, .omega].contains(letter)
        if hasSubscript, !isLong { return nil }
        if accent == .circumflex, letter == .epsilon || letter == .omicron { return nil }
        if hasDiaeresis { return withDiaeresis(letter, isCapital: isCapital) }
        let capital: UInt32 = isCapital ? 8 : 0
        if let breathing {
            if isCapital, letter == .upsilon, breathing == .smooth { return nil }
            let start: UInt32 = hasSubscript ? 0x1F80 + UInt32(row == 0 ? 0 : row == 2 ? 1 : 2) * 0x10 : 0x1F00 + UInt32(row) * 0x10
            return start + capital + (accent?.rawValue ?? 0) * 2 + breathing.rawValue
        }
        if hasSubscript {
            let start: UInt32 = row == 0 ? 0x1FB0 : row == 2 ? 0x1FC0 : 0x1FF0
            if isCapital { return accent == nil ? start + 0xC : nil }
            return start + [3, 2, 4, 7][Int(accent?.rawValue ?? 0)]
        }
        switch accent {
        case .acute: return isCapital ? Self.acuteCapitals[row] : Self.acute[row]
        case .grave: return isCapital ? Self.graveCapitals[row] : 0x1F70 + UInt32(row) * 2
        case .circumflex: return isCapital ? nil : Self.circumflex[row]
        case nil: return nil
        }
    }

    private func withDiaeresis(_ letter: Letter, isCapital: Bool) -> UInt32? {
        guard breathing == nil, letter == .iota || letter == .upsilon else { return nil }
        let isIota = letter == .iota
        if isCapital { return accent == nil ? (isIota ? 0x3AA : 0x3AB) : nil }
        switch accent {
        case nil: return isIota ? 0x3CA : 0x3CB
        case .grave: return isIota ? 0x1FD2 : 0x1FE2
        case .acute: return isIota ? 0x390 : 0x3B0
        case .circumflex: return isIota ? 0x1FD7 : 0x1FE7
        }
    }

    /// Marks without a letter, which stand before a capital.
    private var sign: UInt32? {
        guard !hasSubscript else { return nil }
        if hasDiaeresis {
            guard breathing == nil else { return nil }
            switch accent {
            case nil: return nil
            case .grave: return 0x1FED
            case .acute: return 0x385
            case .circumflex: return 0x1FC1
            }
        }
        switch (breathing, accent) {
        case (.smooth, nil): return 0x1FBF
        case (.rough, nil): return 0x1FFE
        case (.smooth, let accent?): return 0x1FCC + accent.rawValue
        case (.rough, let accent?): return 0x1FDC + accent.rawValue
        case (nil, .grave): return 0x1FEF
        case (nil, .acute): return 0x1FFD
        case (nil, .circumflex): return 0x1FC0
        case (nil, nil): return nil
        }
    }

    /// As the CB fonts of TeX name them.
    private static let others: [String: UInt32] = [
        "finalsigma": 0x3C2, "lamda": 0x3BB, "Lamda": 0x39B, "anoteleia": 0x387, "erotimatiko": 0x3B, "varkoppa": 0x3D9,
    ]
    /// By letter.
    private static let acute: [UInt32] = [0x3AC, 0x3AD, 0x3AE, 0x3AF, 0x3CC, 0x3CD, 0x3CE]
    private static let acuteCapitals: [UInt32] = [0x386, 0x388, 0x389, 0x38A, 0x38C, 0x38E, 0x38F]
    private static let graveCapitals: [UInt32] = [0x1FBA, 0x1FC8, 0x1FCA, 0x1FDA, 0x1FF8, 0x1FEA, 0x1FFA]
    private static let circumflex: [UInt32] = [0x1FB6, 0, 0x1FC6, 0x1FD6, 0, 0x1FE6, 0x1FF6]
}
