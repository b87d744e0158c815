import Testing
import ViewRefactor

@Suite struct SetSkipTests {
    let counter = """
        struct Counter: View {
          let title: String
          let onTap: () -> Void

          var body: some View {
            Button(title, action: onTap)
          }
        }

        struct Screen: View {
          @State private var a = 0
          var body: some View { Counter(title: "A", onTap: { a += 1 }) }
        }

        """

    @Test func marksThePropertyAndTheView() throws {
        let edit = try setSkip(view: "Counter", property: "onTap", on: true, in: counter)
        #expect(edit.diff.text == """
              + @Equatable
                struct Counter: View {
                  let title: String
              +   @SkipEquatable
                  let onTap: () -> Void
            """)
    }

    @Test func leavesAViewThatIsEquatableAsItIs() throws {
        let edit = try setSkip(view: "Counter", property: "onTap", on: true, in: "@Equatable " + counter)
        #expect(edit.diff.text == """
                  let title: String
              +   @SkipEquatable
                  let onTap: () -> Void
            """)
    }

    @Test func offTakesTheMarkAway() throws {
        let on = try setSkip(view: "Counter", property: "onTap", on: true, in: counter)
        let off = try setSkip(view: "Counter", property: "onTap", on: false, in: on.result)
        #expect(off.result == counter)
    }

    @Test func offKeepsEquatableWhereThePropertyCanBeCompared() throws {
        let source = "@Equatable\nstruct A: View {\n  @SkipEquatable\n  let n: Int\n}\n"
        let off = try setSkip(view: "A", property: "n", on: false, in: source)
        #expect(off.result == "@Equatable\nstruct A: View {\n  let n: Int\n}\n")
    }

    @Test func followsTheStyleOfTheFile() throws {
        let source = """
            struct A: View {
                @SkipEquatable let first: () -> Void
                /// Called at the end.
                private let second: () -> Void // not compared
            }

            """
        let edit = try setSkip(view: "A", property: "second", on: true, in: source)
        #expect(edit.diff.text == """
              + @Equatable
                struct A: View {
                    @SkipEquatable let first: () -> Void
                    /// Called at the end.
              -     private let second: () -> Void // not compared
              +     @SkipEquatable private let second: () -> Void // not compared
                }
            """)
        let off = try setSkip(view: "A", property: "first", on: false, in: source)
        #expect(off.result.hasPrefix("struct A: View {\n    let first: () -> Void\n"))
    }

    @Test func addsWhatIsMissingToAMarkWithoutEffect() throws {
        let edit = try setSkip(view: "A", property: "f", on: true, in: "struct A: View {\n  @SkipEquatable let f: () -> Void\n}\n")
        #expect(edit.diff.text == """
              + @Equatable
                struct A: View {
            """)
    }

    @Test func findsPropertiesUnderConditions() throws {
        let source = "@Equatable\nstruct A {\n  #if DEBUG\n  let log: () -> Void\n  #endif\n}\n"
        let edit = try setSkip(view: "A", property: "log", on: true, in: source)
        #expect(edit.result == "@Equatable\nstruct A {\n  #if DEBUG\n  @SkipEquatable\n  let log: () -> Void\n  #endif\n}\n")
    }

    @Test(arguments: [
        ("onTop", true, "`Counter` has no property `onTop`; did you mean `onTap`?"),
        ("x", true, "`Counter` has no property `x`; it has `onTap`, `a`, `b`, `done`"),
        ("body", true, "`Counter.body` is not a stored property, so it is never compared"),
        ("shared", true, "`Counter.shared` is not a stored property, so it is never compared"),
        ("b", true, "`b` is declared together with `a`; give it a line of its own first"),
        ("onTap", false, "`Counter.onTap` is not marked `@SkipEquatable`"),
        ("done", true, "`Counter.done` is marked `@SkipEquatable` already"),
    ])
    func refusesInWords(property: String, on: Bool, message: String) {
        let source = """
            @Equatable struct Counter: View {
              static let shared = 1
              let onTap: () -> Void
              let a: Int, b: Int
              @SkipEquatable var done: () -> Void
              var body: some View { EmptyView() }
            }
            """
        let error = #expect(throws: RefactorError.self) {
            try setSkip(view: "Counter", property: property, on: on, in: source)
        }
        #expect(error?.description == message)
    }
}
