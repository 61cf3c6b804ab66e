/// What a scalar is in the scripts from Devanagari to Malayalam: nine blocks of 128 laid out alike.
package enum IndicScalar {
    package static let (nukta, virama, ra): (UInt32, UInt32, UInt32) = (0x3C, 0x4D, 0x30)

    @inlinable
    @inline(__always)
    package static func holds(_ unicode: UInt32) -> Bool { unicode &- 0x900 < 0x480 }

    /// Whether a scalar has a place in the block of its script.
    package static func isPart(_ unicode: UInt32, _ place: UInt32) -> Bool { holds(unicode) && unicode & 0x7F == place }

    package static func isConsonant(_ unicode: UInt32) -> Bool {
        holds(unicode) && (0x15...0x39 ~= unicode & 0x7F || 0x58...0x5F ~= unicode & 0x7F)
    }

    /// A dependent vowel, or what nasalizes one.
    package static func isVowelSign(_ unicode: UInt32) -> Bool {
        holds(unicode) && (0x3E...0x4C ~= unicode & 0x7F || 0x00...0x03 ~= unicode & 0x7F)
    }

    /// Vowel signs that are drawn to the left of the consonants they follow, those of one part.
    package static func isDrawnFirst(_ unicode: UInt32) -> Bool {
        switch unicode {
        case 0x93F, 0x9BF, 0x9C7, 0x9C8, 0xA3F, 0xABF, 0xB47, 0xBC6...0xBC8, 0xD46...0xD48: true
        default: false
        }
    }

    /// Devanagari, Bengali, Gujarati and Odia put an r above what follows it; in the others it stays where it is written, and ends words.
    package static func hasReph(_ unicode: UInt32) -> Bool { [0x900, 0x980, 0xA80, 0xB00].contains(unicode & ~0x7F) }

    /// Whether a scalar stands for two consonants' worth: r without its vowel, which begins a cluster.
    package static func isReph(_ first: UInt32, _ second: UInt32) -> Bool {
        isPart(first, ra) && hasReph(first) && second == first &- ra &+ virama
    }

    /// The part of a vowel sign of two parts that is drawn behind its consonants.
    static func partBehind(_ unicode: UInt32) -> UInt32? {
        switch unicode {
        case 0x9CB: 0x9BE
        case 0x9CC: 0x9D7
        case 0xB4B: 0xB3E
        case 0xB4C: 0xB57
        case 0xBCA, 0xBCB: 0xBBE
        case 0xBCC: 0xBD7
        case 0xD4A, 0xD4B: 0xD3E
        case 0xD4C: 0xD57
        default: nil
        }
    }
}
