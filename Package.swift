// swift-tools-version: 6.1
import CompilerPluginSupport
import PackageDescription

/// The rooms that run programs are optimised in debug builds too: a prompt that answers at once
/// matters more there than stepping through the machine's loop. Their state lives in objects whose
/// properties are asked for millions of times in an input: checking each access for overlap at run
/// time costs a fifth of it, so that is left to the compiler's own checks.
/// The rooms behind the macro product must not have unsafe flags, or apps could not depend on the
/// package by version.
let optimised: [SwiftSetting] = [
    .unsafeFlags(["-O"], .when(configuration: .debug)),
    .unsafeFlags(["-enforce-exclusivity=unchecked"]),
]

let syntax: [Target.Dependency] = [
    .product(name: "SwiftSyntax", package: "swift-syntax"),
    .product(name: "SwiftParser", package: "swift-syntax"),
    .product(name: "SwiftDiagnostics", package: "swift-syntax"),
    .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
    .product(name: "SwiftOperators", package: "swift-syntax"),
]

let package = Package(
    name: "ViewLab",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "viewlab", targets: ["viewlab"]),
        .executable(name: "viewlab-bench", targets: ["viewlab-bench"]),
        .library(name: "DiffableViews", targets: ["DiffableViews"]),
    ],
    dependencies: [
        .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    ],
    targets: [
        .systemLibrary(name: "CLibedit", pkgConfig: "libedit", providers: [.apt(["libedit-dev"])]),
        .target(name: "LineEditor", dependencies: ["CLibedit"]),
        .target(name: "DiffEngine", swiftSettings: optimised),
        .target(name: "ParserDiagnostics", dependencies: syntax),
        .target(name: "SwiftInterpreter", dependencies: ["ParserDiagnostics"] + syntax, swiftSettings: optimised),
        .target(
            name: "SwiftLibrary", dependencies: ["SwiftInterpreter"],
            resources: [.copy("Interface")], swiftSettings: optimised),
        .target(
            name: "SwiftUIRuntime", dependencies: ["SwiftLibrary", "SwiftInterpreter", "DiffEngine"],
            resources: [.copy("Interface")], swiftSettings: optimised),
        .target(name: "EquatableExpansion", dependencies: syntax),
        .macro(
            name: "EquatableMacros",
            dependencies: [
                "EquatableExpansion",
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftSyntaxBuilder", package: "swift-syntax"),
                .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
                .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
            ]),
        .target(name: "DiffableViews", dependencies: ["EquatableMacros"]),
        .target(name: "ViewSyntax", dependencies: syntax),
        .target(name: "ViewRefactor", dependencies: ["ViewSyntax"] + syntax),
        .target(
            name: "ViewLint",
            dependencies: ["EquatableExpansion", "ParserDiagnostics", "ViewSyntax", .product(name: "Yams", package: "Yams")] + syntax,
            resources: [.copy("Pages")]),
        .target(
            name: "Playground",
            dependencies: ["SwiftUIRuntime", "SwiftLibrary", "SwiftInterpreter", "DiffEngine",
                           "EquatableExpansion", "ViewRefactor", "ViewLint", "ViewSyntax"]),
        .target(
            name: "LessonKit",
            dependencies: ["Playground", .product(name: "Yams", package: "Yams")]),
        .executableTarget(
            name: "viewlab",
            dependencies: ["LessonKit", "Playground", "LineEditor", "ViewLint", "ViewRefactor",
                           .product(name: "ArgumentParser", package: "swift-argument-parser")],
            resources: [.copy("../../Lessons")]),
        .executableTarget(
            name: "viewlab-bench",
            dependencies: ["Playground", "DiffEngine",
                           .product(name: "ArgumentParser", package: "swift-argument-parser")],
            swiftSettings: optimised),
        .target(name: "RandomInput", path: "Tests/RandomInput"),
        .testTarget(name: "DiffEngineTests", dependencies: ["DiffEngine"]),
        .testTarget(
            name: "EquatableExpansionTests",
            dependencies: [
                "EquatableExpansion",
                .product(name: "SwiftSyntaxBuilder", package: "swift-syntax"),
                .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
                .product(name: "SwiftSyntaxMacroExpansion", package: "swift-syntax"),
                .product(name: "SwiftSyntaxMacrosGenericTestSupport", package: "swift-syntax"),
            ] + syntax,
            exclude: ["Compiled"]),
        .testTarget(
            name: "ViewRefactorTests", dependencies: ["ViewRefactor", "ViewSyntax", "Playground", "RandomInput"] + syntax,
            exclude: ["SplitPrograms"]),
        .testTarget(name: "ViewLintTests", dependencies: ["ViewLint", "LessonKit", "Playground", "RandomInput"], exclude: ["Rules"]),
        .testTarget(name: "ScreenTests", dependencies: ["SwiftUIRuntime"]),
        .testTarget(name: "LineEditorTests", dependencies: ["LineEditor", "RandomInput"]),
        .testTarget(name: "SwiftLibraryTests", dependencies: ["SwiftLibrary", "SwiftInterpreter"]),
        .testTarget(
            name: "SwiftInterpreterTests", dependencies: ["SwiftInterpreter", "SwiftLibrary"] + syntax,
            exclude: ["Programs", "Diagnostics"]),
        .testTarget(name: "PlaygroundTests", dependencies: ["Playground", "RandomInput"]),
        .testTarget(name: "LessonKitTests", dependencies: ["LessonKit", "Playground", "RandomInput"]),
        .testTarget(
            name: "SwiftUIRuntimeTests",
            dependencies: ["LessonKit", "Playground", "SwiftUIRuntime", "SwiftLibrary", "SwiftInterpreter", "DiffEngine"] + syntax,
            exclude: ["Vocabulary", "Programs"], resources: [.copy("Behaviours")]),
        .testTarget(name: "viewlabTests", dependencies: ["viewlab"]),
    ],
    swiftLanguageModes: [.v6]
)
