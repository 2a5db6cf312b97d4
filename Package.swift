// swift-tools-version: 6.2
// Targets stand in the order in which data flows, each beside its tests; every list is
// alphabetical. Docs/Modules.md says in one line what each is for, and a test keeps the two equal.
import PackageDescription

/// What `layoutc --version` says beside the version.
let commit =
  Context.gitInformation.map { git in
    git.currentCommit.prefix(12) + (git.hasUncommittedChanges ? ", changed" : "")
  } ?? ""

let package = Package(
  name: "layoutc",
  // The oldest that the code needs; Tests/HouseTests/PlatformTests.swift says why and holds it.
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    // For Hosts/Pango: the target's name can be no other package's.
    .library(name: "CPango", targets: ["CPango"]),
    .executable(name: "layoutc", targets: ["layoutc"]),
    .library(name: "LayoutAppKit", targets: ["LayoutAppKit"]),
    .library(name: "LayoutEngine", targets: ["LayoutEngine"]),
    .library(name: "LayoutLanguages", targets: ["LayoutLanguages"]),
    .library(name: "LayoutLive", targets: ["LayoutLive"]),
    .library(name: "LayoutPackSigning", targets: ["LayoutPackSigning"]),
    .library(name: "LayoutRuntime", targets: ["LayoutRuntime"]),
    .library(name: "LayoutSwiftUI", targets: ["LayoutSwiftUI"]),
    .library(name: "LayoutTesting", targets: ["LayoutTesting"]),
    .library(name: "LayoutTool", targets: ["LayoutTool"]),
    .library(name: "LayoutUIKit", targets: ["LayoutUIKit"]),
    .library(name: "LayoutViews", targets: ["LayoutViews"]),
    .library(name: "MasonryLayout", targets: ["MasonryLayout"]),
    .plugin(name: "LayoutcBuild", targets: ["LayoutcBuild"]),
    .plugin(name: "LayoutcFormat", targets: ["LayoutcFormat"]),
    .plugin(name: "LayoutcInit", targets: ["LayoutcInit"]),
    .plugin(name: "LayoutcLint", targets: ["LayoutcLint"]),
    .plugin(name: "LayoutcTest", targets: ["LayoutcTest"]),
  ],
  traits: [
    // An app that depends on the engine alone says `traits: []`, and gets nothing else.
    //
    // No trait enables another, and nobody asks for two: SwiftPM writes the flags of several in any order,
    // and compiles all anew where it is another one than before.
    .trait(name: "Tool", description: "The command, which makes Swift of documents."),
    .trait(
      name: "Pango",
      description: "The command with pictures as PNG and PDF, and text as Pango sets it."),
    .trait(
      name: "Signing",
      description: "Signed packs where CryptoKit is missing, by swift-crypto, and the command."),
    .default(enabledTraits: ["Tool"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    // SwiftPM fetches and builds what a trait needs with that trait alone; this takes minutes to build.
    .package(url: "https://github.com/apple/swift-crypto", "3.12.3"..<"5.0.0"),
  ],
  targets: [
    // MARK: Leaves: these import nothing
    .target(name: "LayoutDiagnostics"),
    .testTarget(
      name: "LayoutDiagnosticsTests",
      dependencies: ["LayoutDiagnostics", "SeededRandom", "TestSupport"],
      exclude: ["Snapshots"],
    ),

    .target(name: "LayoutSchema"),
    .testTarget(name: "LayoutSchemaTests", dependencies: ["LayoutSchema"]),

    // Elsewhere the system's own library brings the mathematics along.
    .target(
      name: "LayoutEngine",
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux, .android]))],
    ),
    .testTarget(
      name: "LayoutEngineTests",
      dependencies: [
        "AllocationCounter", "ElementLiterals", "LayoutEngine", "RandomTrees", "SeededRandom",
        "StandardTrees", "TestSupport",
      ],
    ),

    .target(name: "LayoutViews", dependencies: ["LayoutEngine"]),
    .testTarget(
      name: "LayoutViewsTests",
      dependencies: [
        "ElementLiterals", "LayoutEngine", "LayoutViews", "RandomTrees", "RecordingViews",
        "SeededRandom", "TestSupport",
      ],
      exclude: ["Snapshots"],
    ),

    .target(name: "MasonryLayout", dependencies: ["LayoutEngine"]),
    .testTarget(
      name: "MasonryLayoutTests",
      dependencies: ["AllocationCounter", "LayoutEngine", "MasonryLayout", "SeededRandom"],
    ),

    // What a host or the command shows texts in: formats and translations.
    .target(
      name: "LayoutLanguages",
      dependencies: ["LayoutDiagnostics", "LayoutEngine"],
      exclude: ["Tables/LICENSE-Unicode.txt"],
    ),

    // MARK: Hosts of systems
    // What is for one system alone is compiled where that is, and nothing elsewhere; so that it is judged on
    // all systems, `make apple-check` holds it to declarations of what it uses of Apple's.
    .target(name: "LayoutApple", dependencies: ["LayoutEngine", "LayoutViews"]),
    .testTarget(
      name: "LayoutAppleTests",
      dependencies: ["LayoutApple", "LayoutEngine", "LayoutViews", "SeededRandom", "TestSupport"],
    ),
    .target(name: "LayoutUIKit", dependencies: ["LayoutApple", "LayoutEngine", "LayoutViews"]),
    .target(name: "LayoutAppKit", dependencies: ["LayoutApple", "LayoutEngine", "LayoutViews"]),
    .target(
      name: "LayoutSwiftUI",
      dependencies: ["LayoutAppKit", "LayoutApple", "LayoutEngine", "LayoutUIKit"],
    ),

    // What needs these libraries is compiled with its trait alone.
    .systemLibrary(
      name: "CPango",
      pkgConfig: "pangocairo",
      providers: [.apt(["libpango1.0-dev", "libcairo2-dev"]), .brew(["pango"])],
    ),

    // MARK: From bytes to the typed tree
    // Where pkg-config knows libxml2 it says where; `debian` is where Debian keeps the headers.
    .systemLibrary(
      name: "LibXML2",
      pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])],
    ),
    .target(
      name: "CLibXML2",
      dependencies: [
        .target(name: "LibXML2", condition: .when(traits: ["Pango", "Signing", "Tool"]))
      ],
      exclude: ["debian"],
      cSettings: [.headerSearchPath("debian")],
      linkerSettings: [.linkedLibrary("xml2")],
    ),
    .target(name: "LayoutXML", dependencies: ["CLibXML2", "LayoutDiagnostics"]),
    .testTarget(
      name: "LayoutXMLTests",
      dependencies: ["LayoutDiagnostics", "LayoutXML", "Oracles", "SeededRandom"],
    ),

    .target(name: "LayoutSyntax", dependencies: ["LayoutDiagnostics", "LayoutXML"]),
    .testTarget(
      name: "LayoutSyntaxTests",
      dependencies: ["LayoutDiagnostics", "LayoutSyntax", "LayoutXML"],
    ),

    .target(
      name: "LayoutModel",
      dependencies: ["LayoutDiagnostics", "LayoutEngine", "LayoutSchema"],
    ),
    .target(
      name: "LayoutChecking",
      dependencies: [
        "LayoutDiagnostics", "LayoutEngine", "LayoutModel", "LayoutSchema", "LayoutSyntax",
        "LayoutXML",
      ],
    ),
    .target(
      name: "LayoutRules",
      dependencies: [
        "LayoutChecking", "LayoutDiagnostics", "LayoutEngine", "LayoutModel", "LayoutSchema",
        "LayoutSyntax", "LayoutXML",
      ],
    ),
    .testTarget(
      name: "LayoutCheckingTests",
      dependencies: [
        "LayoutChecking", "LayoutDiagnostics", "LayoutEngine", "LayoutModel", "LayoutRules",
        "LayoutSchema", "LayoutXML", "Oracles", "SchemaExamples", "SeededRandom", "TestSupport",
      ],
      exclude: ["Fixtures", "Guesses/Guesses.txt", "OwnRules/Snapshots", "Snapshots"],
    ),

    .target(
      name: "LayoutFormatting",
      dependencies: ["LayoutDiagnostics", "LayoutModel", "LayoutSchema", "LayoutXML"],
    ),
    .testTarget(
      name: "LayoutFormattingTests",
      dependencies: [
        "FuzzTargets", "LayoutChecking", "LayoutDiagnostics", "LayoutFormatting", "LayoutGrammar",
        "LayoutModel", "LayoutXML", "ParitySupport", "SeededRandom", "TestSupport",
      ],
    ),

    // MARK: What is made of the typed tree
    .target(
      name: "LayoutInterpreter",
      dependencies: [
        "LayoutDiagnostics", "LayoutEngine", "LayoutLanguages", "LayoutModel", "LayoutSchema",
      ],
    ),
    .testTarget(
      name: "LayoutInterpreterTests",
      dependencies: [
        "ElementLiterals", "LayoutChecking", "LayoutDiagnostics", "LayoutEngine",
        "LayoutInterpreter", "LayoutLanguages", "LayoutModel", "LayoutRules", "LayoutSchema",
        "LayoutXML", "SeededRandom", "TestSupport",
      ],
      exclude: ["Languages/Figures.txt"],
    ),
    .target(
      name: "LayoutPack",
      dependencies: ["LayoutDiagnostics", "LayoutEngine", "LayoutModel", "LayoutSchema"],
    ),
    .testTarget(
      name: "LayoutPackTests",
      dependencies: [
        "FuzzTargets", "LayoutModel", "LayoutPack", "LayoutSchema", "ParitySupport", "SeededRandom",
        "TestSupport",
      ],
      exclude: ["Packs", "pack.py"],
    ),
    .target(
      name: "LayoutRuntime",
      dependencies: [
        "LayoutEngine", "LayoutInterpreter", "LayoutLanguages", "LayoutModel", "LayoutPack",
        "LayoutSchema",
      ],
    ),
    .testTarget(
      name: "LayoutRuntimeTests",
      dependencies: [
        "FuzzTargets", "LayoutEngine", "LayoutInterpreter", "LayoutModel", "LayoutPack",
        "LayoutRuntime", "LayoutViews", "MasonryLayout", "ParitySupport", "RecordingViews",
        "SeededRandom", "TestSupport",
      ],
    ),
    // A target of its own, so that no app has a client of servers in it that did not ask for one.
    .target(
      name: "LayoutLive",
      dependencies: ["LayoutDiagnostics", "LayoutEngine", "LayoutLanguages", "LayoutRuntime"]),
    .testTarget(
      name: "LayoutLiveTests",
      dependencies: [
        "FuzzTargets", "LayoutCompiler", "LayoutEngine", "LayoutLanguages", "LayoutLive",
        "LayoutRuntime", "SeededRandom", "TestSupport",
      ],
    ),
    .target(
      name: "LayoutPackSigning",
      dependencies: [
        "LayoutDiagnostics", "LayoutEngine", "LayoutPack", "LayoutRuntime",
        .product(
          name: "Crypto", package: "swift-crypto",
          condition: .when(
            platforms: [.android, .linux, .openbsd, .windows], traits: ["Signing"])),
      ],
      exclude: ["LICENSE-swift-crypto.txt"],
    ),
    .testTarget(
      name: "LayoutPackSigningTests",
      dependencies: [
        "LayoutPack", "LayoutPackSigning", "LayoutRuntime", "LayoutTool", "TestSupport",
      ],
    ),
    .target(
      name: "LayoutCodeGeneration",
      dependencies: ["LayoutDiagnostics", "LayoutEngine", "LayoutModel", "LayoutSchema"],
    ),
    .testTarget(
      name: "LayoutCodeGenerationTests",
      dependencies: [
        "LayoutCodeGeneration", "LayoutDiagnostics", "LayoutEngine", "LayoutInterpreter",
        "LayoutModel", "LayoutRules", "LayoutSchema", "LayoutXML", "SeededRandom", "TestSupport",
      ],
      exclude: ["Snapshots"],
    ),
    .testTarget(
      name: "ParityTests",
      dependencies: [
        "LayoutCodeGeneration", "LayoutEngine", "LayoutLanguages", "LayoutModel", "LayoutSchema",
        "ParitySupport", "TestSupport",
      ],
      exclude: ["Corpus", "Placement"],
    ),
    .target(
      name: "LayoutRendering",
      dependencies: ["LayoutDiagnostics", "LayoutEngine", "LayoutInterpreter"],
      resources: [.embedInCode("Symbols/Symbols.txt")],
    ),
    .testTarget(
      name: "LayoutRenderingTests",
      dependencies: [
        "ElementLiterals", "LayoutCompiler", "LayoutDiagnostics", "LayoutEngine",
        "LayoutInterpreter", "LayoutRendering", "LayoutSchema", "SchemaExamples", "SeededRandom",
        "TestSupport",
      ],
      exclude: ["Snapshots"],
    ),
    .target(
      name: "LayoutPango",
      dependencies: [
        "LayoutEngine", "LayoutRendering",
        .target(name: "CPango", condition: .when(traits: ["Pango"])),
      ],
    ),
    .testTarget(
      name: "LayoutPangoTests",
      dependencies: [
        "ElementLiterals", "LayoutCompiler", "LayoutEngine", "LayoutPango", "LayoutRendering",
        "SeededRandom", "TestSupport",
        .target(name: "CPango", condition: .when(traits: ["Pango"])),
      ],
    ),
    .target(name: "LayoutGrammar", dependencies: ["LayoutDiagnostics", "LayoutSchema"]),
    .testTarget(
      name: "LayoutGrammarTests",
      dependencies: ["LayoutCompiler", "LayoutSchema", "SeededRandom"],
      exclude: ["Fixtures"],
    ),

    // MARK: The command
    .target(
      name: "LayoutCompiler",
      dependencies: [
        "LayoutChecking", "LayoutCodeGeneration", "LayoutDiagnostics", "LayoutEngine",
        "LayoutFormatting", "LayoutGrammar", "LayoutInterpreter", "LayoutLanguages", "LayoutModel",
        "LayoutPack", "LayoutPango", "LayoutRendering", "LayoutRules", "LayoutSchema",
        "LayoutSyntax", "LayoutXML",
      ],
      // The command may lie anywhere, without files beside it.
      resources: [
        .embedInCode("Libraries/Controls.layout.xml"), .embedInCode("Previewing/Preview.html"),
      ],
    ),
    .target(
      name: "LayoutLanguageServer",
      dependencies: [
        "LayoutChecking", "LayoutCompiler", "LayoutDiagnostics", "LayoutEngine",
        "LayoutFormatting", "LayoutLanguages", "LayoutModel", "LayoutRules", "LayoutSchema",
        "LayoutXML",
      ],
    ),
    .testTarget(
      name: "LayoutLanguageServerTests",
      dependencies: [
        "FuzzTargets", "LayoutChecking", "LayoutCompiler", "LayoutDiagnostics", "LayoutEngine",
        "LayoutFormatting", "LayoutLanguageServer", "LayoutLanguages", "LayoutModel",
        "LayoutSchema", "LayoutXML", "SeededRandom", "TestSupport",
      ],
    ),
    .target(
      name: "LayoutTool",
      dependencies: [
        "LayoutCompiler", "LayoutDiagnostics", "LayoutEngine", "LayoutPack", "LayoutPackSigning",
      ],
    ),
    .testTarget(
      name: "LayoutToolTests",
      dependencies: ["LayoutEngine", "LayoutRuntime", "LayoutTool", "TestSupport"],
    ),
    .target(
      name: "LayoutTesting",
      dependencies: [
        "LayoutCompiler", "LayoutEngine", "LayoutInterpreter", "LayoutRendering", "LayoutTool",
      ],
    ),
    .testTarget(
      name: "LayoutTestingTests", dependencies: ["LayoutEngine", "LayoutTesting", "TestSupport"]),
    .target(name: "BuildCommit", cSettings: [.define("BUILD_COMMIT", to: "\"\(commit)\"")]),
    .executableTarget(
      name: "layoutc",
      dependencies: [
        "BuildCommit", "LayoutCodeGeneration", "LayoutCompiler", "LayoutDiagnostics",
        "LayoutEngine", "LayoutLanguageServer", "LayoutPack", "LayoutPackSigning",
        "LayoutRendering", "LayoutRules", "LayoutRuntime", "MasonryLayout",
        .product(
          name: "ArgumentParser", package: "swift-argument-parser",
          condition: .when(traits: ["Pango", "Signing", "Tool"])),
      ],
    ),
    .testTarget(
      name: "LayoutCompilerTests",
      dependencies: [
        "LayoutCodeGeneration", "LayoutCompiler", "LayoutDiagnostics", "LayoutEngine",
        "LayoutFormatting", "LayoutInterpreter", "LayoutLanguages", "LayoutModel", "LayoutRules",
        "LayoutSchema", "LayoutXML", "Oracles", "SeededRandom", "SimulatedApp", "TestSupport",
      ],
      exclude: [
        "Guesses/FirstGuesses.txt", "Guesses/FreshGuesses.txt", "Guesses/HeldOutGuesses.txt",
        "Guesses/LaterGuesses.txt", "Guesses/Snapshots", "Imports/Fixtures", "Linting/Snapshots",
        "Snapshots",
      ],
    ),

    // MARK: The command in the builds of others
    .plugin(name: "LayoutcBuild", capability: .buildTool(), dependencies: ["layoutc"]),
    .plugin(
      name: "LayoutcFormat",
      capability: .command(
        intent: .custom(verb: "layoutc-format", description: "Write documents in one form."),
        permissions: [.writeToPackageDirectory(reason: "Formatting replaces documents.")]),
      dependencies: ["layoutc"],
    ),
    .plugin(
      name: "LayoutcInit",
      capability: .command(
        intent: .custom(verb: "layoutc-init", description: "Make a first document in a folder."),
        permissions: [.writeToPackageDirectory(reason: "The first document is written.")]),
      dependencies: ["layoutc"],
    ),
    .plugin(
      name: "LayoutcLint",
      capability: .command(
        intent: .custom(verb: "layoutc-lint", description: "Find what is wrong with documents.")),
      dependencies: ["layoutc"],
    ),
    .plugin(
      name: "LayoutcTest",
      capability: .command(
        intent: .custom(
          verb: "layoutc-test", description: "Compare the frames of documents with those kept."),
        permissions: [.writeToPackageDirectory(reason: "Recording writes frames.")]),
      dependencies: ["layoutc"],
    ),

    // MARK: The package as a whole
    .testTarget(name: "HouseTests", dependencies: ["TestSupport"]),
    .testTarget(
      name: "SamplesTests",
      dependencies: [
        "LayoutCompiler", "LayoutDiagnostics", "LayoutEngine", "LayoutInterpreter",
        "LayoutLanguages", "LayoutModel", "LayoutRendering", "LayoutRules", "LayoutSchema",
        "LayoutXML", "TestSupport",
      ],
      exclude: ["Snapshots"],
    ),

    .testTarget(
      name: "RefereeTests",
      dependencies: [
        "AppTrees", "LayoutDiagnostics", "LayoutEngine", "LayoutGrammar", "LayoutInterpreter",
        "LayoutModel", "LayoutRules", "LayoutSchema", "LayoutSyntax", "LayoutXML", "Oracles",
        "ParitySupport", "RefereeSupport", "TestSupport",
      ],
      exclude: ["Cases", "Snapshots"],
    ),

    // MARK: Support for tests
    .target(name: "AllocationCounter", path: "Tests/AllocationCounter"),
    .target(name: "AppTrees", dependencies: ["SeededRandom"], path: "Tests/AppTrees"),
    .target(name: "ElementLiterals", dependencies: ["LayoutEngine"], path: "Tests/ElementLiterals"),
    .target(
      name: "FuzzTargets",
      dependencies: [
        "LayoutChecking", "LayoutCodeGeneration", "LayoutCompiler", "LayoutDiagnostics",
        "LayoutEngine", "LayoutFormatting", "LayoutInterpreter", "LayoutLanguageServer",
        "LayoutLanguages", "LayoutModel", "LayoutPack", "LayoutRules", "LayoutSchema", "LayoutXML",
        "MasonryLayout", "Oracles", "ParitySupport", "RandomTrees", "SchemaExamples",
        "SeededRandom",
      ],
      path: "Tests/FuzzTargets",
    ),
    .testTarget(
      name: "FuzzTargetsTests",
      dependencies: ["FuzzTargets", "ParitySupport", "TestSupport"],
      exclude: ["Found"],
    ),
    .target(
      name: "Oracles", dependencies: ["LayoutDiagnostics", "LayoutXML"], path: "Tests/Oracles"),
    .target(
      name: "ParitySupport",
      dependencies: [
        "LayoutChecking", "LayoutCodeGeneration", "LayoutCompiler", "LayoutDiagnostics",
        "LayoutEngine", "LayoutInterpreter", "LayoutModel", "LayoutPack", "LayoutRules",
        "LayoutRuntime", "LayoutSchema", "LayoutXML", "MasonryLayout", "ReferenceEvaluator",
        "SeededRandom",
      ],
      path: "Tests/ParitySupport",
    ),
    .target(
      name: "PlainSolvers", dependencies: ["LayoutEngine", "SeededRandom"],
      path: "Tests/PlainSolvers"),
    .testTarget(name: "PlainSolverTests", dependencies: ["PlainSolvers", "TestSupport"]),
    .target(
      name: "RandomTrees", dependencies: ["ElementLiterals", "LayoutEngine", "SeededRandom"],
      path: "Tests/RandomTrees"),
    .target(
      name: "RecordingViews", dependencies: ["LayoutEngine", "LayoutViews"],
      path: "Tests/RecordingViews"),
    .target(
      name: "RefereeSupport",
      dependencies: [
        "LayoutDiagnostics", "LayoutEngine", "LayoutGrammar", "LayoutInterpreter",
        "LayoutLanguages", "LayoutModel", "LayoutRules", "LayoutSchema", "LayoutXML",
      ],
      path: "Tests/RefereeSupport",
    ),
    .target(
      name: "ReferenceEvaluator",
      dependencies: ["LayoutDiagnostics", "LayoutSyntax", "LayoutXML"],
      path: "Tests/ReferenceEvaluator"),
    .target(
      name: "SchemaExamples", dependencies: ["LayoutSchema"], path: "Tests/SchemaExamples"),
    .target(name: "SeededRandom", path: "Tests/SeededRandom"),
    .target(
      name: "SimulatedApp", dependencies: ["SeededRandom"], path: "Tests/SimulatedApp"),
    .target(
      name: "StandardTrees", dependencies: ["LayoutEngine"], path: "Tests/StandardTrees"),
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .executableTarget(
      name: "layout-app-trees", dependencies: ["AppTrees"], path: "Tests/AppTreeTool"),
    .executableTarget(
      name: "layout-corpus", dependencies: ["SimulatedApp"], path: "Tests/CorpusTool"),
    .executableTarget(
      name: "layout-parity", dependencies: ["ParitySupport"], path: "Tests/ParityTool"),
    .executableTarget(
      name: "layout-plain-solvers", dependencies: ["PlainSolvers"], path: "Tests/PlainSolverTool"),
    .executableTarget(
      name: "layout-referees", dependencies: ["RefereeSupport"], path: "Tests/RefereeTool"),
    .executableTarget(
      name: "layout-relayouts", dependencies: ["RandomTrees"], path: "Tests/RelayoutTool"),
  ],
  swiftLanguageModes: [.v6],
)

// MARK: Without the plugins

// A build of the whole package makes the command once more for them, as a tool of the build.
if Context.environment["LAYOUTC_PLUGINLESS"] != nil {
  package.targets.removeAll { $0.type == .plugin }
  package.products.removeAll { $0 is Product.Plugin }
}

// MARK: The engine's tests by themselves, for builds of other kinds

if Context.environment["LAYOUTC_ENGINE_TESTS"] != nil {
  let kept = ["LayoutEngineTests", "LayoutViewsTests", "MasonryLayoutTests"]
  package.targets.removeAll { $0.type == .test && !kept.contains($0.name) }
}

// MARK: The tests of what is drawn with Pango by themselves

if Context.environment["LAYOUTC_PANGO_TESTS"] != nil {
  package.targets.removeAll { $0.type == .test && $0.name != "LayoutPangoTests" }
}

// MARK: The tests of signatures by themselves

if Context.environment["LAYOUTC_SIGNING_TESTS"] != nil {
  package.targets.removeAll { $0.type == .test && $0.name != "LayoutPackSigningTests" }
}

// MARK: Benchmarks, which stay out of the normal build

if Context.environment["LAYOUTC_BENCHMARKS"] != nil {
  package.targets.append(
    .executableTarget(
      name: "layout-bench",
      dependencies: [
        "AllocationCounter", "LayoutChecking", "LayoutEngine", "LayoutInterpreter", "LayoutModel",
        "LayoutPack", "LayoutRules", "LayoutRuntime", "LayoutXML", "SeededRandom", "SimulatedApp",
        "StandardTrees",
        .product(
          name: "ArgumentParser", package: "swift-argument-parser",
          condition: .when(traits: ["Pango", "Signing", "Tool"])),
      ],
      path: "Benchmarks",
      exclude: ["Updates/feed.layout.xml", "instructions.py", "instructions.txt", "peers.py"],
    ))
}

// MARK: Faults put in on purpose, which stay out of the normal build

if Context.environment["LAYOUTC_MUTANTS_ENGINE"] != nil {
  package.dependencies.append(
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"))
  package.targets.append(
    .executableTarget(
      name: "layout-mutants",
      dependencies: [
        "SeededRandom",
        .product(name: "SwiftOperators", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      path: "Tests/MutationTool",
    ))
}

// MARK: The fuzzers, which Scripts/fuzz builds with libFuzzer and the toolchain's Swift parser

if Context.environment["LAYOUTC_FUZZERS"] != nil {
  package.targets += [
    .target(name: "CLibFuzzer", path: "Tests/CLibFuzzer"),
    .executableTarget(
      name: "layout-fuzz",
      dependencies: ["CLibFuzzer", "FuzzTargets"],
      path: "Tests/Fuzzer",
    ),
  ]
}

// MARK: Strictness, the same for every Swift target

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),  // SE-0335
  .enableUpcomingFeature("ImmutableWeakCaptures"),  // SE-0481
  .enableUpcomingFeature("InternalImportsByDefault"),  // SE-0409
  .enableUpcomingFeature("MemberImportVisibility"),  // SE-0444
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),  // SE-0461
  .treatAllWarnings(as: .error),  // SE-0480
]

for target in package.targets where target.type != .plugin && target.type != .system {
  // The C targets compile no Swift.
  guard !["AllocationCounter", "BuildCommit", "CLibFuzzer", "CLibXML2"].contains(target.name) else {
    continue
  }
  target.swiftSettings = strict + (target.swiftSettings ?? [])
  if ["LayoutEngine", "LayoutXML"].contains(target.name) {
    target.swiftSettings?.append(.strictMemorySafety())  // SE-0458
  }
  if let kind = Context.environment["LAYOUTC_FUZZERS"] {
    // Optimised or not, with every assertion and the standard library's checks of unsafe pointers.
    let sanitizers = kind == "address" ? "fuzzer,address" : "fuzzer"
    target.swiftSettings?.append(
      .unsafeFlags(["-sanitize=\(sanitizers)", "-assert-config", "Debug"]))
  }
}
