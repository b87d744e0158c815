import Testing
@testable import ViewRefactor

/// What a part gets for properties with wrappers that hold something elsewhere.
@Suite struct SplitWrapperTests {
    @Test func aWrapperThatNobodyKnowsGivesItsValue() {
        let source = """
            struct A: View {
                @AppSettings(\\.showMinimap) var showMinimap: Bool
                var body: some View { VStack { part; switch_; untyped } }
                var part: some View { Text(showMinimap ? "a" : "b") }
                var switch_: some View { Toggle("a", isOn: $showMinimap) }
                var action: some View { Button("a") { print(showMinimap) } }
            }
            """
        let result = split("A.part", source)
        #expect(result.contains("@Equatable\nstruct Part: View {\n    let showMinimap: Bool\n"), "\(result)")
        #expect(result.contains("Part(showMinimap: showMinimap)"))
        let refusal = "this cannot be split off safely: `showMinimap` is a `@AppSettings`, which cannot be passed on"
        #expect(split("A.switch_", source) == refusal)
        #expect(split("A.action", source) == refusal)
        #expect(split("A.part", source.replacing(": Bool", with: ""))
            == "this cannot be split off safely: the type of `showMinimap` is not known: write it where `showMinimap` is declared")
    }

    @Test func whatDismissesIsTheSameHoweverOld() {
        let source = """
            struct A: View {
                @Environment(\\.dismiss) private var dismiss
                @Environment(\\.openURL) private var openURL
                let url: URL
                var body: some View { VStack { done; site } }
                var done: some View { Button("Done") { dismiss() } }
                var site: some View { Button("Site") { openURL(url) } }
            }
            """
        let result = split("A.done", source)
        #expect(result.contains("@Equatable\nstruct Done: View {\n    @SkipEquatable\n    let dismiss: DismissAction\n"), "\(result)")
        // An ancestor may give another one later, which the part asks for.
        #expect(split("A.site", source).contains("@Equatable\nstruct Site: View {\n    @Environment(\\.openURL) private var openURL\n    let url: URL\n"))
    }
}
