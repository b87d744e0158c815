// What programs set of UIKit's bars and lists for all of their kind: kept, without effect on what is drawn.

/// The looks of a bar.
class UIBarAppearance: NSObject {
    var backgroundColor: UIColor?
    var backgroundEffect: UIBlurEffect?
    var backgroundImage: UIImage?
    var shadowColor: UIColor?
    var shadowImage: UIImage?
    func configureWithDefaultBackground() {}
    func configureWithOpaqueBackground() {}
    func configureWithTransparentBackground() {}
}

/// The looks of the bar with a screen's title.
final class UINavigationBarAppearance: UIBarAppearance {
    var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The looks of the bar with an app's tabs.
final class UITabBarAppearance: UIBarAppearance {
}

/// The bar with a screen's title, as far as its looks are set.
final class UINavigationBar: NSObject {
    static let _appearance = UINavigationBar()
    /// What is set for all such bars.
    static func appearance() -> UINavigationBar { _appearance }
    var standardAppearance = UINavigationBarAppearance()
    var compactAppearance: UINavigationBarAppearance?
    var scrollEdgeAppearance: UINavigationBarAppearance?
    var titleTextAttributes: [NSAttributedString.Key: Any]?
    var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    var tintColor: UIColor?
    var barTintColor: UIColor?
    var backgroundColor: UIColor?
    var shadowImage: UIImage?
    var isTranslucent = true
    var prefersLargeTitles = false
}

/// The bar with an app's tabs, as far as its looks are set.
final class UITabBar: NSObject {
    static let _appearance = UITabBar()
    /// What is set for all such bars.
    static func appearance() -> UITabBar { _appearance }
    var standardAppearance = UITabBarAppearance()
    var scrollEdgeAppearance: UITabBarAppearance?
    var tintColor: UIColor?
    var unselectedItemTintColor: UIColor?
    var barTintColor: UIColor?
    var backgroundColor: UIColor?
    var backgroundImage: UIImage?
    var shadowImage: UIImage?
    var isTranslucent = true
    var isHidden = false
}

/// An item in the bar with an app's tabs, as far as its looks are set.
final class UITabBarItem: NSObject {
    static let _appearance = UITabBarItem()
    /// What is set for all such items.
    static func appearance() -> UITabBarItem { _appearance }
    var badgeColor: UIColor?
}

/// A list of UIKit, as far as its looks are set.
final class UITableView: NSObject {
    static let _appearance = UITableView()
    /// What is set for all such lists.
    static func appearance() -> UITableView { _appearance }
    var backgroundColor: UIColor?
    var separatorColor: UIColor?
    var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine
    var contentInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    var showsVerticalScrollIndicator = true
    var sectionHeaderTopPadding: CGFloat = 0
    var isScrollEnabled = true
}

/// A row of a list of UIKit, as far as its looks are set.
final class UITableViewCell: NSObject {
    static let _appearance = UITableViewCell()
    /// What is set for all such rows.
    static func appearance() -> UITableViewCell { _appearance }
    var backgroundColor: UIColor?
    /// Whether lines part the rows.
    enum SeparatorStyle: Int, Hashable { case none, singleLine }
}

/// A field for text of many lines, as far as its looks are set.
final class UITextView: NSObject {
    static let _appearance = UITextView()
    /// What is set for all such fields.
    static func appearance() -> UITextView { _appearance }
    /// The space around the text.
    var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    var textColor: UIColor?
    var tintColor: UIColor?
    var backgroundColor: UIColor?
}

/// A region of UIKit that scrolls, as far as its looks are set.
final class UIScrollView: NSObject {
    static let _appearance = UIScrollView()
    /// What is set for all such regions.
    static func appearance() -> UIScrollView { _appearance }
    var bounces = true
    var isPagingEnabled = false
    var isScrollEnabled = true
    var backgroundColor: UIColor?
    var keyboardDismissMode: UIScrollView.KeyboardDismissMode = .none
    /// What happens to the keyboard when content scrolls.
    enum KeyboardDismissMode: Int, Hashable { case none, onDrag, interactive }
}

/// The dots under pages, as far as their looks are set.
final class UIPageControl: NSObject {
    static let _appearance = UIPageControl()
    /// What is set for all such dots.
    static func appearance() -> UIPageControl { _appearance }
    var currentPageIndicatorTintColor: UIColor?
    var pageIndicatorTintColor: UIColor?
    var isUserInteractionEnabled = true
}

/// A picker whose choices stand beside each other, as far as its looks are set.
final class UISegmentedControl: NSObject {
    static let _appearance = UISegmentedControl()
    var _titles: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
    /// What is set for all such pickers.
    static func appearance() -> UISegmentedControl { _appearance }
    var selectedSegmentTintColor: UIColor?
    var backgroundColor: UIColor?
    /// Sets the looks of the choices in a state.
    func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) { _titles[state] = attributes }
}

/// What controls of UIKit have in common.
enum UIControl {
    /// The states in which a control looks different.
    struct State: OptionSet, Hashable {
        let rawValue: Int
        init(rawValue: Int) { self.rawValue = rawValue }
        static let normal = UIControl.State(rawValue: 0)
        static let highlighted = UIControl.State(rawValue: 1)
        static let disabled = UIControl.State(rawValue: 2)
        static let selected = UIControl.State(rawValue: 4)
    }
}

/// A font of UIKit.
struct UIFont: Hashable {
    typealias Weight = Font.Weight
    typealias Width = Font.Width
    typealias TextStyle = Font.TextStyle
    let _font: Font
    init(_font: Font) { self._font = _font }
    /// A font by its name.
    init?(name: String, size: CGFloat) { _font = .custom(name, fixedSize: size) }
    static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(_font: .system(size: size)) }
    static func systemFont(ofSize size: CGFloat, weight: Font.Weight) -> UIFont { UIFont(_font: .system(size: size, weight: weight)) }
    static func systemFont(ofSize size: CGFloat, weight: Font.Weight, width: UIFont.Width) -> UIFont { UIFont(_font: Font.system(size: size, weight: weight)._with("width \(width)")) }
    static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(_font: .system(size: size, weight: .bold)) }
    static func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(_font: .system(size: size).italic()) }
    static func preferredFont(forTextStyle style: Font.TextStyle) -> UIFont { UIFont(_font: .system(style)) }
}

extension Font {
    /// A font of UIKit.
    init(_ font: UIFont) { self = font._font }
}

/// A wheel of dates of UIKit, as far as its looks are set.
final class UIDatePicker: NSObject {
    static let _appearance = UIDatePicker()
    /// What is set for all such wheels.
    static func appearance() -> UIDatePicker { _appearance }
    /// How many minutes apart the times are.
    var minuteInterval = 1
    var backgroundColor: UIColor?
    var tintColor: UIColor?
}

/// A field of UIKit, as far as its looks are set.
final class UITextField: NSObject {
    static let _appearance = UITextField()
    /// What is set for all such fields.
    static func appearance() -> UITextField { _appearance }
    /// When a button that empties the field is there.
    var clearButtonMode: UITextField.ViewMode = .never
    var backgroundColor: UIColor?
    var tintColor: UIColor?
    var textColor: UIColor?
    /// When a view beside the text is there.
    enum ViewMode: Int, Hashable { case never, whileEditing, unlessEditing, always }
}
