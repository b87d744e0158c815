import Foundation
import Testing

/// Real code, compiled with the built plug-in and run.
@Suite struct CompiledTests {
    /// `Compiled/Soundness.swift` prints what compares equal and should not, or the other way round.
    @Test func comparesWhatIsStored() throws {
        let result = try compile("Soundness", runs: true)
        #expect(result.messages == "")
        #expect(result.output == "checked\n")
    }

    /// `Compiled/Declarations.swift` does so for structs as people write them: attributes, conditions, wrappers, generics.
    @Test func comparesHoweverItIsWritten() throws {
        let result = try compile("Declarations", runs: true)
        #expect(result.messages == "")
        #expect(result.output == "checked\n")
    }

    /// `Compiled/Rejected.swift` has a mistake in each type; the compiler says so at the place where it is.
    @Test func saysWhatIsWrongWhereItIs() throws {
        let result = try compile("Rejected", runs: false)
        #expect(result.messages == """
            6:27: error: `f` is a closure, and closures cannot be compared
            7:27: error: `g` holds a closure (`[() -> Void]?`), and closures cannot be compared
            8:27: error: `p` may hold a value of any type (`any P`), which `==` cannot compare
            9:32: error: `l` is lazy, and `==` cannot read it without changing the value
            10:1: error: `@Equatable` compares the stored properties of a struct; `C` is a class
            11:1: error: `@Equatable` compares the stored properties of a struct; `E` is an enum
            11:17: error: type 'E' does not conform to protocol 'Equatable'
            12:1: error: `@Equatable` compares the stored properties of a struct; `A` is an actor
            13:22: error: `Q` names `Equatable` itself, and `@Equatable` would declare it again
            14:47: error: `O` has an `==` of its own, and `@Equatable` would write another
            20:27: error: `a` holds a closure (`Act`), and closures cannot be compared
            21:27: error: `b` holds a closure (`Optional<Act>`), and closures cannot be compared
            22:27: error: `c` cannot be compared: `Gen<Int>?` is not Equatable
            23:27: error: `d` cannot be compared: `Plain` is not Equatable
            24:27: error: `e` may hold a value of any type (`P`), which `==` cannot compare
            27:31: error: `f` holds a closure (`[Inner]`), and closures cannot be compared
            32:44: error: `r` belongs to the main actor, and `==` may be called elsewhere: nothing says that `Ref` is Sendable
            33:28: error: `b` holds a closure (`Handlers.Tap`), and closures cannot be compared
            34:37: warning: `@Counted` is not declared in this file: of `n` the wrapped value alone is compared
            35:12: warning: `@SkipEquatable` has no effect: `X` is not marked `@Equatable`
            36:1: error: an extension already makes `X3` Equatable
            38:1: error: `X4` has an `==` of its own, and `@Equatable` would write another
            41:35: error: of `b` the wrapped value alone would be compared, and `@Clamp` stores more
            43:28: error: `p` cannot be compared: `Plain` is not Equatable
            44:28: error: `p` cannot be compared: `[Space.Box<Int>]` is not Equatable
            45:28: error: `b` cannot be compared: `Space.Box<Int>` is not Equatable
            46:28: error: `v` may hold a value of any type (`[Any]`), which `==` cannot compare
            47:28: error: `s` cannot be compared: `AsyncStream<Int>` is not Equatable
            48:28: error: `r` cannot be compared: `Regex<Substring>` is not Equatable
            49:47: error: `t` holds a tuple (`(repeat each T)`), and tuples are not Equatable; a struct can be
            50:28: error: `t` cannot be compared: `[any P.Type]` is not Equatable
            51:28: error: `k` may hold a value of any type (`P & Sendable`), which `==` cannot compare
            """)
    }

    /// Two modules: `Compiled/Rows.swift` with `Compiled/Actions.swift` beside it is a library, `Compiled/App.swift` uses it.
    @Test func worksAcrossModules() throws {
        let modules = try Modules(plugin: try pluginURL())
        defer { modules.remove() }
        #expect(try modules.library("DiffableViews", sources: [library]).messages == "")
        #expect(try modules.library("Rows", sources: [compiled("Rows"), compiled("Actions")]).messages == "")
        let app = try modules.program("App", sources: [compiled("App")], libraries: ["DiffableViews", "Rows"])
        #expect(app.messages == "")
        #expect(app.output == "checked\n")
    }

    /// What a name of another file stands for the macro cannot know; the compiler can, and shows the expansion.
    @Test func namesThePropertyOfAClosureFromAnotherFile() throws {
        let modules = try Modules(plugin: try pluginURL())
        defer { modules.remove() }
        #expect(try modules.library("DiffableViews", sources: [library]).messages == "")
        let result = try modules.library("Hidden", sources: [compiled("Hidden"), compiled("Actions")])
        #expect(result.messages.contains("error: "))
        #expect(result.all.contains(
            "&& lhs.onTap == rhs.onTap // unless `Action` is Equatable, `onTap` needs @SkipEquatable or @ComparedByID"))
    }

    private func compile(_ name: String, runs: Bool) throws -> Compilation {
        let modules = try Modules(plugin: try pluginURL())
        defer { modules.remove() }
        // Both in one module: what the compiler says of a macro's own module is in the errors as well.
        let sources = [library, compiled("Wrappers"), compiled(name)]
        return runs ? try modules.program("Checked", sources: sources) : try modules.library("Checked", sources: sources)
    }

    private var tests: URL { URL(fileURLWithPath: #filePath).deletingLastPathComponent() }
    private var library: URL {
        tests.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources/DiffableViews")
    }
    private func compiled(_ name: String) -> URL { tests.appendingPathComponent("Compiled/\(name).swift") }

    struct PluginIsMissing: Error {}

    /// The plug-in that was built beside the tests.
    private func pluginURL() throws -> URL {
        var folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        if let executable = Bundle.main.executableURL { folder = executable.deletingLastPathComponent() }
        for _ in 0..<5 {
            for name in ["EquatableMacros-tool", "EquatableMacros"] {
                let plugin = folder.appendingPathComponent(name)
                var isFolder: ObjCBool = false
                if FileManager.default.fileExists(atPath: plugin.path, isDirectory: &isFolder), !isFolder.boolValue { return plugin }
            }
            folder.deleteLastPathComponent()
        }
        throw PluginIsMissing()
    }
}
