// What a view is to those who cannot see it: carried in the view's value, without other effect.

extension View {
    /// Says what the view is called when it is read aloud.
    @inert func accessibilityLabel(@localized _ label: String) -> some View
    /// Says what the view is called when it is read aloud.
    @inert func accessibilityLabel(_ label: Text) -> some View
    /// Says what the value of the view is when it is read aloud.
    @inert func accessibilityValue(@localized _ value: String) -> some View
    /// Says what the value of the view is when it is read aloud.
    @inert func accessibilityValue(_ value: Text) -> some View
    /// Says what the view does when it is read aloud.
    @inert func accessibilityHint(@localized _ hint: String) -> some View
    /// Says what the view does when it is read aloud.
    @inert func accessibilityHint(_ hint: Text) -> some View
    /// Names the view for tests.
    @inert func accessibilityIdentifier(_ identifier: String) -> some View
    /// Hides the view from those who listen.
    @inert func accessibilityHidden(_ hidden: Bool) -> some View
    /// Makes the view one for those who listen.
    @inert func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View
    /// Says what the view is.
    @inert func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View
    /// Says what the view is not.
    @inert func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View
    /// Says which words name the view.
    @inert func accessibilityInputLabels(_ labels: [String]) -> some View
    /// Says in which order views are read.
    @inert func accessibilitySortPriority(_ priority: Double) -> some View
    /// Lets the value be changed by gestures.
    @inert func accessibilityAdjustableAction(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void) -> some View
    /// Adds an action for those who listen.
    @inert func accessibilityAction(named name: String, _ handler: @escaping () -> Void) -> some View
    /// Offers several actions to assistive technologies.
    @inert func accessibilityActions<V: View>(@ViewBuilder _ content: () -> V) -> some View
    /// Shows another view to assistive technologies.
    @inert func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View
    /// Adds an action for those who cannot see.
    @inert func accessibilityAction(_ kind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void) -> some View
    /// Says what the view is called when it is read aloud.
    @inert func accessibility(label: Text) -> some View
    /// Says what the value of the view is when it is read aloud.
    @inert func accessibility(value: Text) -> some View
    /// Hides the view from those who listen.
    @inert func accessibility(hidden: Bool) -> some View
    /// Names the view for tests.
    @inert func accessibility(identifier: String) -> some View
    /// Says what happens when the view is used.
    @inert func accessibility(hint: Text) -> some View
    /// Says what kind of a thing the view is.
    @inert func accessibility(addTraits traits: AccessibilityTraits) -> some View
    /// Says what kind of a thing the view is not.
    @inert func accessibility(removeTraits traits: AccessibilityTraits) -> some View
    /// Says which words name the view.
    @inert func accessibility(inputLabels: [Text]) -> some View
    /// Says in which order views are read.
    @inert func accessibility(sortPriority: Double) -> some View
}
