import SwiftUI

struct Screen: View {
    let onTap: () -> Void
    // expect undiffable_property: `onTap` is a closure, which differs whenever something captured does; with `@Equatable` on `Screen` and `@SkipEquatable` here it does not count

    var body: some View {
        AnyView(Text("a"))
        // expect any_view: `AnyView` hides the type of its view: a list must build every row to count them, and another type inside is another identity; a `@ViewBuilder` keeps the types
        let = 3
        // expect syntax_error: this is not Swift: expected pattern in variable; the rest of the file was linted as far as it can be read
    }
}
