import Reading
import Testing

@Suite("Reading a position")
struct ReadingPositionParsingTests {
    @Test(
        "Every form",
        arguments: [
            ("40%", .fraction(0.4)), (" 0 % ", .fraction(0)), ("100%", .fraction(1)), ("12.5%", .fraction(0.125)),
            ("12,5 %", .fraction(0.125)),
            ("p12", .page("12")), ("P12", .page("12")), ("pxii", .page("xii")), ("pA-3", .page("A-3")), ("page 7", .page("7")),
            ("page7", .page("7")), ("p 7", .page("7")), ("#3", .chapter(2)), ("w1", .word(0)), ("W1234", .word(1233)),
            ("90", .time(90)), ("90s", .time(90)), ("5m", .time(300)), ("1h20m", .time(4800)), ("1H2M3S", .time(3723)),
            ("1.5h", .time(5400)),
            ("12:30", .time(750)), ("1:02:03", .time(3723)), ("01:10:00.5", .time(4200.5)), ("100:00", .time(6000)),
            ("+5%", .relativeFraction(0.05)), ("-5%", .relativeFraction(-0.05)), ("+250%", .relativeFraction(2.5)),
            ("+30", .relativeTime(30)), ("-30", .relativeTime(-30)), ("−30", .relativeTime(-30)), ("+1:00", .relativeTime(60)),
            ("-1m30s", .relativeTime(-90)), ("\"Call me\"", .text("Call me")), ("-“Call me”", .textBefore("Call me")),
            ("\"Call me", .text("Call me")),
            ("“Call me”", .text("Call me")),
            ("\" 40% \"", .text("40%")), ("\"say \"\"", .text("say \"")),
        ] as [(String, ReadingPosition)])
    func forms(_ written: String, _ expected: ReadingPosition) throws {
        #expect(try ReadingPosition(parsing: written) == expected)
    }

    @Test(
        "What is no position is refused with a reason",
        arguments: [
            "", " ", "x", "%", "-", "+", "p", "page", "w", "w0", "w-1", "wx", "#", "#0", "#x", "#1.5", "\"", "\"\"", "\" \"", "101%",
            "--5%", "1:2:3:4", "1:60",
            "1:99:00", ":30", "1:", "1.5:00", "1..5", ".", "1e5", "inf", "nan", "0x10", "5%%", "12a", "5s5m", "5mm", "m",
            "w99999999999999999999",
            "#99999999999999999999", "+", "+x", "+-5", "٣%", "1_000",
        ])
    func refusals(_ written: String) {
        let error = #expect(throws: ReadingPositionError.self) { try ReadingPosition(parsing: written) }
        #expect(error?.reason.isEmpty == false && error?.reason.hasSuffix(".") == true)
        #expect(error?.code == .unreadable || error?.code == .notThere)
    }

    @Test("A position written out is read back as the same")
    func roundTrip() throws {
        let positions: [ReadingPosition] = [
            .fraction(0.25), .page("12"), .page("A-3"), .chapter(0), .word(0), .word(1233), .time(3723.5), .relativeFraction(-0.5),
            .relativeFraction(0.5), .relativeTime(30), .relativeTime(-30.25), .text("Call me"), .textBefore("Call me"),
        ]
        for position in positions { #expect(try ReadingPosition(parsing: position.description) == position) }
    }
}
