import SwiftInterpreter

/// Toolbars: their items stand where their placements say, in the bar of the page around them.
extension DrawingWalk {
    /// The items of a toolbar, and the page to which it belongs.
    mutating func drawToolbar(_ items: Value, of modifier: Value, _ page: DrawingNode, _ context: Context) -> DrawingNode {
        let outer = toolbar
        toolbar = DrawingNode.BarItems()
        let others = draw(items, context.at(.secondary)).flattened
        var made = toolbar ?? DrawingNode.BarItems()
        toolbar = outer
        // Views without an item around them stand where the system likes, or where an old modifier's name says.
        let isLeading = vocabulary.caseName("details", of: modifier) == "leading"
        made.append(others, at: isLeading ? "navigationBarLeading" : "automatic")
        guard let bar = pageBar else { return .page(page, with: made) }
        pageBar = DrawingNode.BarItems(
            leading: bar.leading + made.leading, principal: bar.principal + made.principal, trailing: bar.trailing + made.trailing,
            bottom: bar.bottom + made.bottom)
        return page
    }

    mutating func drawToolbarItem(_ view: Value, _ context: Context) -> DrawingNode {
        let content = draw("content", of: view, .content, context)
        guard toolbar != nil else { return .group([content]) }
        let placement = vocabulary.caseName("placement", of: view)
        toolbar?.append(content.flattened, at: placement)
        return .empty
    }
}

extension DrawingNode.BarItems {
    /// Adds items where a placement has them on a phone.
    fileprivate mutating func append(_ items: [DrawingNode], at placement: String) {
        switch placement {
        case "topBarLeading", "navigationBarLeading", "cancellationAction", "navigation": leading += items
        case "principal": principal += items
        case "bottomBar", "status", "keyboard": bottom += items
        default: trailing += items
        }
    }
}
