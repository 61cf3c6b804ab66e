// swift-tools-version: 6.2
import PackageDescription

/// The PDF modules, lowest first. Each may import only what its `dependencies` name;
/// `.ci/run` builds with `--explicit-target-dependency-import-check error` to keep it so.
let pdf: [Target] = [
    .target(name: "PDFFilters", dependencies: ["CDeflate", "CZlib"]),
    .target(
        name: "PDFEncryption",
        dependencies: [
            .product(name: "Crypto", package: "swift-crypto"),
            .product(name: "CryptoExtras", package: "swift-crypto"),
        ]),
    .target(name: "PDFSyntax", dependencies: ["PDFFilters", "PDFEncryption"]),
    .target(name: "PDFCatalog", dependencies: ["PDFSyntax"]),
    .target(name: "PDFFonts", dependencies: ["PDFSyntax"]),
    .target(name: "PDFContent", dependencies: ["PDFSyntax", "PDFCatalog", "PDFFonts"]),
    .target(name: "PDFText", dependencies: ["PDFEncryption", "PDFSyntax", "PDFCatalog", "PDFFonts", "PDFContent"]),
]

let speech: [Target] = [
    .target(name: "SafeFiles"),
    .target(name: "Reading", dependencies: ["SafeFiles", .product(name: "Logging", package: "swift-log")]),
    .target(name: "Audio", dependencies: ["SafeFiles", .product(name: "Subprocess", package: "swift-subprocess")]),
    .target(
        name: "Speech",
        dependencies: [
            "Reading", "Audio",
            .product(name: "Subprocess", package: "swift-subprocess"),
            .product(name: "DequeModule", package: "swift-collections"),
            .product(name: "Logging", package: "swift-log"),
        ]),
]

/// Whether `aloud` is linked with nothing left for the dynamic linker; `.ci/release` sees to all that this takes. The program stays position-independent,
/// so that its place in memory can't be foretold; what has to be moved for it is packed into a list a tenth as long. What runs is laid together: see
/// `.ci/order`.
let isStatic = Context.environment["ALOUD_STATIC"] == "1"

let command: [Target] = [
    .executableTarget(
        name: "aloud",
        dependencies: [
            "PDFText", "SafeFiles", "Reading", "Audio", "Speech",
            .product(name: "ArgumentParser", package: "swift-argument-parser"),
            .product(name: "Logging", package: "swift-log"),
        ],
        linkerSettings: isStatic
            ? [
                .unsafeFlags([
                    "-static-executable", "-use-ld=lld", "-Xclang-linker", "-static-pie", "-Xlinker", "--pack-dyn-relocs=relr",
                    "-Xlinker", "--symbol-ordering-file=\(Context.packageDirectory)/.ci/order.txt", "-Xlinker", "--no-warn-symbol-ordering",
                ])
            ]
            : []),
    .executableTarget(
        name: "Benchmarks",
        dependencies: [
            "PDFFilters", "PDFEncryption", "PDFSyntax", "PDFCatalog", "PDFFonts", "PDFContent", "PDFText", "Reading", "Audio", "Speech",
            .product(name: "ArgumentParser", package: "swift-argument-parser"),
            .product(name: "Benchmark", package: "swift-benchmark"),
        ],
        path: "Benchmarks", exclude: ["README.md", "Scripts", "glyphs.md", "scaling.svg", "sweep.md", "words.py"]),
]

let tests: [Target] = [
    .target(name: "TestSupport", dependencies: ["CZlib"], path: "Tests/TestSupport"),
    .target(
        name: "Hostility", dependencies: ["PDFFilters", "PDFSyntax", "PDFFonts", "PDFText", "Reading", "Speech", "TestSupport"],
        path: "Tests/Hostility"),
    .executableTarget(
        name: "Fuzzing",
        dependencies: [
            "PDFSyntax", "Hostility", "TestSupport", .product(name: "ArgumentParser", package: "swift-argument-parser"),
        ],
        path: "Tests/Fuzzing"),
    .testTarget(name: "HostilityTests", dependencies: ["Hostility", "Fuzzing", "aloud", "PDFText", "TestSupport"]),
    .testTarget(name: "PDFFiltersTests", dependencies: ["PDFFilters", "CZlib", "TestSupport"]),
    .testTarget(name: "PDFEncryptionTests", dependencies: ["PDFEncryption", "TestSupport"]),
    .testTarget(name: "PDFSyntaxTests", dependencies: ["PDFEncryption", "PDFSyntax", "TestSupport"]),
    .testTarget(name: "PDFCatalogTests", dependencies: ["PDFCatalog", "PDFSyntax", "TestSupport"]),
    .testTarget(name: "PDFFontsTests", dependencies: ["PDFFonts", "PDFSyntax", "TestSupport"]),
    .testTarget(name: "PDFContentTests", dependencies: ["PDFContent", "PDFCatalog", "PDFFonts", "PDFSyntax", "TestSupport"]),
    .testTarget(name: "PDFTextTests", dependencies: ["PDFText", "PDFCatalog", "PDFFonts", "TestSupport"]),
    .testTarget(name: "SafeFilesTests", dependencies: ["SafeFiles", "TestSupport"]),
    .testTarget(name: "ReadingTests", dependencies: ["Reading", "TestSupport"]),
    .testTarget(name: "AudioTests", dependencies: ["Audio", "TestSupport"]),
    .testTarget(name: "SpeechTests", dependencies: ["Speech", "Reading", "Audio", "TestSupport"]),
    .testTarget(name: "SampleTests", dependencies: ["PDFText", "TestSupport"]),
    .testTarget(
        name: "AloudTests",
        dependencies: [
            "aloud", "PDFText", "Reading", "Audio", "Speech", "TestSupport", .product(name: "Subprocess", package: "swift-subprocess"),
        ]),
]

/// Debug builds of what is below the text of a page are optimised, too: the tests load thousands of fonts, most of their time otherwise. What lays text out
/// and what speaks gain less by it than building them so takes. All checks that hold in a release hold in them. `ALOUD_DEBUG=1` leaves it out, for a
/// debugger. A package that others depend on may not ask for it.
let isOptimized = Context.environment["ALOUD_DEBUG"] != "1" && !Context.packageDirectory.contains("/checkouts/")

let package = Package(
    name: "aloud",
    platforms: [.macOS(.v26)],
    products: [
        .executable(name: "aloud", targets: ["aloud"]),
        .library(name: "PDFText", targets: ["PDFText"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
        .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
        .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2"),
        .package(url: "https://github.com/google/swift-benchmark", from: "0.1.2"),
    ],
    targets: [
        .systemLibrary(
            name: "CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"]), .brew(["libdeflate"])]),
        .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    ] + pdf + speech + command + tests,
    swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system {
    target.swiftSettings = [
        .strictMemorySafety(),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
    ]
    if isOptimized, target.name != "PDFText", pdf.contains(where: { $0 === target }) {
        target.swiftSettings?.append(.unsafeFlags(["-O"], .when(configuration: .debug)))
    }
}
