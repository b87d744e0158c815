/// What a mounted view tree looks like, as plain values: the input of `Screen.draw`.
///
/// The runtime fills it from the views' values. Lengths are SwiftUI's points, as the program wrote them;
/// the drawing decides what they are in character cells. A node knows nothing of views, identities or
/// closures, so two equal trees draw the same.
public indirect enum DrawingNode: Hashable, Sendable {
    /// A view that takes no place at all (`EmptyView`, an `if` without `else`).
    case empty
    case text(String)
    /// Text that has no more lines than a limit, of which the last ends in `…`, and takes a number of lines in any case.
    case lines(limit: Int?, reserved: Int, DrawingNode)
    /// A symbol (`Image(systemName:)`) or an asset, by its name.
    case image(String)
    /// A title with an icon before it.
    case label(icon: DrawingNode, title: DrawingNode)

    case button(DrawingNode, number: Int?)
    /// A navigation link, drawn with its disclosure sign.
    case link(DrawingNode, number: Int?)
    case toggle(DrawingNode, isOn: Bool, number: Int?)
    case textField(TextField)
    case slider(Slider)
    /// The label says the value, where the program shows one.
    case stepper(DrawingNode, number: Int?)
    case picker(Picker)
    /// `fraction` is from 0 to 1, nil for an activity without an end.
    case progress(DrawingNode, fraction: Double?)

    case divider
    case spacer(minLength: Double?)
    case vertical([DrawingNode], alignment: HorizontalAlignment = .center, spacing: Double? = nil)
    case horizontal([DrawingNode], alignment: VerticalAlignment = .center, spacing: Double? = nil)
    /// A row of a grid, which makes its columns line up with those of other rows; elsewhere its cells stand side by side.
    case cells([DrawingNode])
    /// Children one above the other, the last one in front.
    case layers([DrawingNode], alignment: Alignment = .center)
    /// Views without a container of their own; the stack or list around them takes them as its own children.
    case group([DrawingNode])
    /// `.overlay` or `.background`: `other` is drawn over or behind `base` and has no say in its size.
    case attached(DrawingNode, to: DrawingNode, inFront: Bool, alignment: Alignment = .center)

    case padding(Insets, DrawingNode)
    case frame(Frame, DrawingNode)
    case list([ListItem], window: ScrollWindow = ScrollWindow())
    case scroll(DrawingNode, axis: Axis = .vertical, window: ScrollWindow = ScrollWindow())
    /// The rows that a lazy stack made. They are a part of what the scroll view around them shows, which then has their
    /// window; outside of one they scroll by themselves.
    case rows(DrawingNode, ScrollWindow)
    /// The first of several views that fits into the room that there is, or else the last.
    case fitting([DrawingNode], Fit)
    case navigation(NavigationBar, DrawingNode)
    case tabs([Tab], DrawingNode)

    /// A shape or a colour used as a view.
    case shape(Shape)
    case styled(DrawingStyle, DrawingNode)
    case disabled(DrawingNode)
    /// Takes its place and draws nothing.
    case hidden(DrawingNode)
    /// Views at the places that a layout of the program's own gave them.
    case placed([Placed])
    /// A view that tells something to the layout of the program which places it; the number says where that is kept. Once
    /// the layout has placed its views it is there no more.
    case told(Int, DrawingNode)
    /// A row that is in its list's selection.
    case chosen(DrawingNode)
    /// A view whose place is asked for: its region has the number 0.
    case marked(DrawingNode)
    /// A view of which is asked where it stands, even where it is scrolled out of sight. The number says who asks.
    case located(Int, DrawingNode)
}

extension DrawingNode {
    public enum Axis: Hashable, Sendable { case horizontal, vertical }
    public enum HorizontalAlignment: Hashable, Sendable { case leading, center, trailing }
    public enum VerticalAlignment: Hashable, Sendable { case top, center, bottom }

    public struct Alignment: Hashable, Sendable {
        public var horizontal: HorizontalAlignment
        public var vertical: VerticalAlignment

        public init(_ horizontal: HorizontalAlignment, _ vertical: VerticalAlignment) {
            self.horizontal = horizontal
            self.vertical = vertical
        }
        public static let center = Alignment(.center, .center)
        public static let topLeading = Alignment(.leading, .top)
    }

    /// A view at a place, in cells.
    public struct Placed: Hashable, Sendable {
        public var column: Int
        public var line: Int
        /// How much room it has; nil for as much as its content takes.
        public var width: Int?
        public var content: DrawingNode

        public init(column: Int, line: Int, width: Int? = nil, content: DrawingNode) {
            self.column = column
            self.line = line
            self.width = width
            self.content = content
        }
    }

    public struct TextField: Hashable, Sendable {
        public var placeholder: String
        public var text: String
        /// A `SecureField`: the text is drawn as bullets.
        public var isSecure: Bool
        public var number: Int?

        public init(placeholder: String, text: String, isSecure: Bool = false, number: Int? = nil) {
            self.placeholder = placeholder
            self.text = text
            self.isSecure = isSecure
            self.number = number
        }
    }

    public struct Slider: Hashable, Sendable {
        /// Where the knob is, from 0 to 1.
        public var fraction: Double
        /// The value in words, drawn behind the slider.
        public var value: String
        public var number: Int?

        public init(fraction: Double, value: String, number: Int? = nil) {
            self.fraction = fraction
            self.value = value
            self.number = number
        }
    }

    public struct Picker: Hashable, Sendable {
        public enum Style: Hashable, Sendable { case menu, segmented, inline }
        public var label: DrawingNode
        public var options: [DrawingNode]
        /// The index of the chosen option; nil when the selection is none of them.
        public var selection: Int?
        public var style: Style
        public var number: Int?

        public init(
            label: DrawingNode, options: [DrawingNode], selection: Int?, style: Style = .menu, number: Int? = nil
        ) {
            self.label = label
            self.options = options
            self.selection = selection
            self.style = style
            self.number = number
        }
    }

    /// Space around a view, in points.
    public struct Insets: Hashable, Sendable {
        public var top: Double
        public var leading: Double
        public var bottom: Double
        public var trailing: Double

        public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
            self.top = top
            self.leading = leading
            self.bottom = bottom
            self.trailing = trailing
        }
        public init(all length: Double) {
            self.init(top: length, leading: length, bottom: length, trailing: length)
        }
    }

    /// `.frame` in points: what is nil is the content's own; a maximum may be infinite.
    public struct Frame: Hashable, Sendable {
        public var width: Double?
        public var height: Double?
        public var minWidth: Double?
        public var maxWidth: Double?
        public var minHeight: Double?
        public var maxHeight: Double?
        public var alignment: Alignment

        public init(
            width: Double? = nil, height: Double? = nil, minWidth: Double? = nil, maxWidth: Double? = nil,
            minHeight: Double? = nil, maxHeight: Double? = nil, alignment: Alignment = .center
        ) {
            self.width = width
            self.height = height
            self.minWidth = minWidth
            self.maxWidth = maxWidth
            self.minHeight = minHeight
            self.maxHeight = maxHeight
            self.alignment = alignment
        }
    }

    /// A row of a list, or the header or footer of one of its sections.
    public enum ListItem: Hashable, Sendable {
        case header(DrawingNode)
        case row(DrawingNode)
        case footer(DrawingNode)
    }

    /// Which part of a scrolled content there is to draw.
    public struct ScrollWindow: Hashable, Sendable {
        /// Lines of the given content that are scrolled out at the top.
        public var offset: Int
        /// The part of the given content, a column, that is asked to be first; what is before it is scrolled out.
        public var firstPart: Int
        /// How far down that part is asked to stand: 0 at the top of what is seen, 1 at its bottom.
        public var anchor: Double
        /// Rows before and after the given content that a lazy container did not build.
        public var rowsBefore: Int
        public var rowsAfter: Int

        public init(offset: Int = 0, firstPart: Int = 0, anchor: Double = 0, rowsBefore: Int = 0, rowsAfter: Int = 0) {
            self.offset = offset
            self.firstPart = firstPart
            self.anchor = anchor
            self.rowsBefore = rowsBefore
            self.rowsAfter = rowsAfter
        }

        /// Whether rows lie outside of what is seen.
        public var hidesRows: Bool { rowsBefore > 0 || rowsAfter > 0 || firstPart > 0 }
    }

    /// The bar above a page of a navigation stack.
    public struct NavigationBar: Hashable, Sendable {
        public var title: String
        /// The title of the page that the back button leads to; nil on the first page.
        public var back: String?
        public var items: BarItems

        public init(title: String = "", back: String? = nil, items: BarItems = BarItems()) {
            self.title = title
            self.back = back
            self.items = items
        }
    }

    /// What a toolbar holds, by the place where it stands.
    public struct BarItems: Hashable, Sendable {
        public var leading: [DrawingNode]
        /// In the middle, in place of a title.
        public var principal: [DrawingNode]
        public var trailing: [DrawingNode]
        /// Below the page.
        public var bottom: [DrawingNode]

        public init(
            leading: [DrawingNode] = [], principal: [DrawingNode] = [], trailing: [DrawingNode] = [], bottom: [DrawingNode] = []
        ) {
            self.leading = leading
            self.principal = principal
            self.trailing = trailing
            self.bottom = bottom
        }

        /// All items, in the order in which they are read.
        public var all: [DrawingNode] { leading + principal + trailing + bottom }
        var isTopEmpty: Bool { leading.isEmpty && principal.isEmpty && trailing.isEmpty }
    }

    /// How one of several views is chosen.
    public struct Fit: Hashable, Sendable {
        /// Tells this choice from others of the same drawing.
        public var number: Int
        /// Which sides have to fit.
        public var isWidthAsked: Bool
        public var isHeightAsked: Bool

        public init(number: Int = 0, isWidthAsked: Bool = true, isHeightAsked: Bool = true) {
            self.number = number
            self.isWidthAsked = isWidthAsked
            self.isHeightAsked = isHeightAsked
        }
    }

    public struct Tab: Hashable, Sendable {
        public var label: DrawingNode
        public var isSelected: Bool
        public var number: Int?

        public init(label: DrawingNode, isSelected: Bool, number: Int? = nil) {
            self.label = label
            self.isSelected = isSelected
            self.number = number
        }
    }

    public struct Shape: Hashable, Sendable {
        public enum Form: Hashable, Sendable { case rectangle, roundedRectangle, circle, capsule, other }
        public var form: Form
        public var fill: Colour?
        /// Only the line around it is drawn: what lies behind it is seen.
        public var isOutline: Bool

        public init(_ form: Form, fill: Colour? = nil, isOutline: Bool = false) {
            self.form = form
            self.fill = fill
            self.isOutline = isOutline
        }
    }
}
