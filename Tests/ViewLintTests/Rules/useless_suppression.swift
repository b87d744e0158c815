import SwiftUI

struct Screen: View {
    // viewlab:disable:next undiffable_property - never changes
    let onTap: () -> Void
    let onEnd: () -> Void // viewlab:disable:this undiffable_property
    /* viewlab:disable:next undiffable_property */
    let onStart: () -> Void
    let onStop: () -> Void /* viewlab:disable:this undiffable_property*/

    // viewlab:disable:next any_view
    // expect useless_suppression: `any_view` finds nothing here, so there is nothing to suppress
    let title: String
    let name: String // viewlab:disable:this any_view, unstable_value
    // expect useless_suppression: `any_view` finds nothing here, so there is nothing to suppress
    // expect useless_suppression: `unstable_value` finds nothing here, so there is nothing to suppress
    // viewlab:disable:next anyview
    // expect useless_suppression: there is no rule `anyview`
    // viewlab:disable:next
    // expect useless_suppression: this names no rule to suppress
    // viewlab:disable any_view
    // expect useless_suppression: `viewlab:disable` is not known; `viewlab:disable:next RULE` is, and `viewlab:disable:this RULE`

    // viewlab:disable:next any_view undiffable_property
    // expect useless_suppression: `any_view` finds nothing here, so there is nothing to suppress
    @SwiftUI.ViewBuilder
    @available(iOS 17, *)
    let content: () -> Text

    var body: some View {
        // viewlab:disable:next any_view - needed here
        AnyView(Text(title))
        AnyView(Text(title))
        // expect any_view: `AnyView` hides the type of its view: a list must build every row to count them, and another type inside is another identity; a `@ViewBuilder` keeps the types
    }
}
