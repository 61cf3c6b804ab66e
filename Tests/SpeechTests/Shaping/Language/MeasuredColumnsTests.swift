import Reading
import Testing

@testable import Speech

@Suite struct MeasuredColumnsTests {
    private func context(_ language: String) -> ShapingContext {
        ShapingContext(language: language, tables: LanguageTables.table(for: language))
    }

    @Test(arguments: [
        ("Length (m)", "3", "Length", "metres"), ("Length (m)", "1", "Length", "metre"),
        ("Speed [km/h]", "50", "Speed", "kilometres per hour"),
        ("Voltage (V)", "5", "Voltage", "volts"), ("Mean length (m)", "5", "Mean length", "metres"),
        ("Price (€)", "20", "Price", "euros"), ("Share (%)", "5", "Share", "%"),
    ]) func haveTheirUnitBehindTheNumber(heading: String, number: String, name: String, unit: String) throws {
        let measured = try #require(context("en").measured(heading, number[...]))
        #expect(measured.heading == name && measured.unit == unit)
    }

    @Test(arguments: [
        "Length", "(m)", "Name (first)", "", "Year)", "Length (xm)", "Page(s)", "Day(s)", "Width (W)", "Time (t)", "Mean width (W)",
        "Width of beams (W)",
    ]) func othersHaveNone(heading: String) {
        #expect(context("en").measured(heading, "3") == nil)
    }

    @Test func aRowIsSaidWithUnits() {
        let text = "Rudder 3 1,5"
        var builder = ReadingText.Builder()
        builder.append(
            paragraph: text, role: .body, language: "en",
            cells: [(7, "Length (m)"), (9, "Weight (kg)")])
        let reading = builder.build(isComplete: true)
        let said = SpeechShaper(changesVoice: false).utterances(for: reading.words, in: reading).map(\.text).joined(separator: " ")
        #expect(said == "Rudder, Length: 3 metres, Weight: 1,5 kilograms")
    }
}
