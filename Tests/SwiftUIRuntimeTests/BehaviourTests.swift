import Testing

/// What SwiftUI is documented to do, as programs with inputs and outcomes.
@Suite struct BehaviourTests {
    @Test(arguments: Behaviour.all) func holds(_ behaviour: Behaviour) async {
        let problems = await onLargeStack { behaviour.problems() }
        #expect(problems.isEmpty, "\(problems.joined(separator: "\n\n"))")
    }
}
