import ArgumentParser
import Benchmark

/// Runs the suites of google/swift-benchmark, one a layer.
struct LayersCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "layers", abstract: "Time each layer over each document (the default).")

    @Option(help: "Run only benchmarks whose names match the expression: \"layout\", \"refman\", \"lexing.*octave\".")
    var filter: String?
    @Option(help: "Times each benchmark is run; decided by the time it takes unless told.")
    var iterations: Int?
    @Option(help: "console, csv or json.")
    var format: Format.Value = .console
    @Argument(help: "Documents, by name or path; the fixed list unless told.")
    var documents: [String] = []

    func run() throws {
        var settings: [any BenchmarkSetting] = [
            Format(format), TimeUnit(.ms), MinTime(seconds: 0.5), MaxIterations(200), WarmupIterations(1),
        ]
        if let filter { settings.append(Filter(filter)) }
        if let iterations { settings.append(Iterations(iterations)) }
        let layers: [any Layer.Type] = [
            FilterLayer.self, LexingLayer.self, FontLayer.self, InterpretingLayer.self, LayoutLayer.self, ProseLayer.self,
            PositionLayer.self,
            ShapingLayer.self,
        ]
        let present = BenchmarkDocument.present(among: documents)
        let suites = layers.map { layer in
            BenchmarkSuite(name: layer.name) { suite in
                for document in present { suite.benchmark(document.name, function: layer.benchmark(document)) }
            }
        }
        var runner = BenchmarkRunner(suites: suites, settings: settings)
        try runner.run()
    }
}

/// A layer that is timed alone: what lies below it has been done before the clock starts.
protocol Layer {
    static var name: String { get }
    /// What is run for a document; preparations are made in its first call and not timed.
    static func benchmark(_ document: BenchmarkDocument) -> (inout BenchmarkState) throws -> Void
}

extension Layer {
    /// A benchmark whose `prepare` is called once, when its turn comes, and `measure` each time.
    static func prepared<Material>(
        _ prepare: @escaping () throws -> Material, measure: @escaping (Material) -> Void
    ) -> (inout BenchmarkState) throws -> Void {
        var material: Material?
        return { state in
            let ready = try material ?? prepare()
            material = ready
            try state.measure { measure(ready) }
        }
    }
}

/// Keeps the optimiser from leaving out what nobody looks at.
@inline(never)
func consume<Value>(_ value: Value) {}
