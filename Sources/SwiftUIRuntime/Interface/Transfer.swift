// What can be dragged, dropped and shared. Nothing is dragged here from one view to another: the modifiers are carried.

/// A type whose values can be handed to other views and apps.
protocol Transferable {
    associatedtype Representation: TransferRepresentation
    /// The forms in which a value is handed over.
    @_TransferBuilder static var transferRepresentation: Representation { get }
}

/// A form in which a value is handed over.
protocol TransferRepresentation {
}

/// Builds several forms.
@resultBuilder struct _TransferBuilder {
    static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content { content }
    static func buildBlock(_ content: any TransferRepresentation...) -> _TransferForms { _TransferForms(forms: content) }
}

/// Several forms, the best first.
struct _TransferForms: TransferRepresentation {
    let forms: [any TransferRepresentation]
}

/// A value handed over as its encoding.
struct CodableRepresentation: TransferRepresentation {
    let contentType: UTType
    init(contentType: UTType) { self.contentType = contentType }
}

/// A value handed over as another one.
struct ProxyRepresentation<Item, Proxy>: TransferRepresentation {
    let exporting: ((Item) throws -> Proxy)?
    var importing: ((Proxy) throws -> Item)? = nil
    init(exporting: @escaping (Item) throws -> Proxy) { self.exporting = exporting }
    init(exporting: @escaping (Item) throws -> Proxy, importing: @escaping (Proxy) throws -> Item) {
        self.exporting = exporting
        self.importing = importing
    }
}

extension String: Transferable {
    static var transferRepresentation: _TransferForms { _TransferForms(forms: []) }
}

extension URL: Transferable {
    static var transferRepresentation: _TransferForms { _TransferForms(forms: []) }
}

extension Data: Transferable {
    static var transferRepresentation: _TransferForms { _TransferForms(forms: []) }
}

extension Image: Transferable {
    static var transferRepresentation: _TransferForms { _TransferForms(forms: []) }
}

extension Color: Transferable {
    static var transferRepresentation: _TransferForms { _TransferForms(forms: []) }
}

/// A type of data.
struct UTType: Hashable {
    let identifier: String
    init?(_ identifier: String) { self.identifier = identifier }
    init(exportedAs identifier: String) { self.identifier = identifier }
    init(importedAs identifier: String) { self.identifier = identifier }
    static let json = UTType(exportedAs: "public.json")
    static let text = UTType(exportedAs: "public.text")
    static let plainText = UTType(exportedAs: "public.plain-text")
    static let utf8PlainText = UTType(exportedAs: "public.utf8-plain-text")
    static let data = UTType(exportedAs: "public.data")
    static let item = UTType(exportedAs: "public.item")
    static let url = UTType(exportedAs: "public.url")
    static let image = UTType(exportedAs: "public.image")
    static let png = UTType(exportedAs: "public.png")
    static let jpeg = UTType(exportedAs: "public.jpeg")
    static let pdf = UTType(exportedAs: "com.adobe.pdf")
    static let fileURL = UTType(exportedAs: "public.file-url")
}

/// Hands over one item that is dragged.
final class NSItemProvider {
    let _item: Any?
    init() { _item = nil }
    init(object: Any) { _item = object }
    init(contentsOf url: URL?) { _item = url }
}

extension View {
    /// Lets the view be dragged.
    @inert func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View
    /// Lets the view be dragged, and shows another meanwhile.
    @inert func draggable<T: Transferable, V: View>(_ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V) -> some View
    /// Takes what is dropped on the view.
    @inert func dropDestination<T: Transferable>(for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool, isTargeted: @escaping (Bool) -> Void = { _ in }) -> some View
    /// Lets the view be dragged.
    @inert func onDrag(_ data: @escaping () -> NSItemProvider) -> some View
    /// Takes what is dropped on the view.
    @inert func onDrop(of types: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool) -> some View
    /// Takes what is dropped on the view.
    @inert func onDrop(of types: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool) -> some View
    /// Takes what is dropped on the view, and says where it was.
    @inert func onDrop(of types: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider], CGPoint) -> Bool) -> some View
    /// Lets an object of the program decide on what is dropped on the view.
    @inert func onDrop(of types: [UTType], delegate: any DropDelegate) -> some View
    /// Lets an object of the program decide on what is dropped on the view.
    @inert func onDrop(of types: [String], delegate: any DropDelegate) -> some View
}

/// Decides on what is dropped on a view; here nothing is dropped.
protocol DropDelegate {
    /// Whether the view takes it.
    func validateDrop(info: DropInfo) -> Bool
    /// Takes it.
    func performDrop(info: DropInfo) -> Bool
    /// It has come over the view.
    func dropEntered(info: DropInfo)
    /// It has moved over the view.
    func dropUpdated(info: DropInfo) -> DropProposal?
    /// It has left the view.
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    func validateDrop(info: DropInfo) -> Bool { true }
    func dropEntered(info: DropInfo) {}
    func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    func dropExited(info: DropInfo) {}
}

/// What is being dropped, and where.
struct DropInfo {
    let _providers: [NSItemProvider]
    /// The place over the view.
    let location: CGPoint
    /// Whether some of it is of one of these types.
    func hasItemsConforming(to types: [UTType]) -> Bool { !_providers.isEmpty }
    /// What of it is of one of these types.
    func itemProviders(for types: [UTType]) -> [NSItemProvider] { _providers }
}

/// What a view would do with what is dropped on it.
struct DropProposal: Hashable {
    let operation: DropOperation
    init(operation: DropOperation) { self.operation = operation }
}

/// What is done with what is dropped.
enum DropOperation: Hashable { case cancel, forbidden, copy, move }

/// A button that hands the text of the pasteboard to the program.
struct PasteButton: _PrimitiveView {
    let content: any View
    let types: [UTType]
    init(payloadType: String.Type, onPaste: @escaping ([String]) -> Void) {
        types = []
        content = Button("Paste") {
            if let text = UIPasteboard.general.string { onPaste([text]) }
        }
    }
    init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {
        types = supportedContentTypes
        content = Button("Paste") {
            if let text = UIPasteboard.general.string { payloadAction([NSItemProvider(object: text)]) }
        }
    }
}

/// A button that hands something to other apps: the session prints a line.
struct ShareLink<Item, Label: View>: _PrimitiveView {
    let content: any View
    let item: Item
    let subject: Text?
    let message: Text?
    let preview: Any?
    init(item: Item, subject: Text? = nil, message: Text? = nil) where Label == Text {
        self.init(_label: _TitleAndIcon(_content: "Share…", _name: "square.and.arrow.up"), item: item, subject: subject, message: message, preview: nil)
    }
    init(@localized _ title: String, item: Item, subject: Text? = nil, message: Text? = nil) where Label == Text {
        self.init(_label: _TitleAndIcon(_content: title, _name: "square.and.arrow.up"), item: item, subject: subject, message: message, preview: nil)
    }
    init(_ title: Text, item: Item, subject: Text? = nil, message: Text? = nil) where Label == Text {
        self.init(_label: title, item: item, subject: subject, message: message, preview: nil)
    }
    init(item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(_label: label(), item: item, subject: subject, message: message, preview: nil)
    }
    init<I, J>(item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, J>) where Label == Text {
        self.init(_label: _TitleAndIcon(_content: "Share…", _name: "square.and.arrow.up"), item: item, subject: subject, message: message, preview: preview)
    }
    init<I, J>(@localized _ title: String, item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, J>) where Label == Text {
        self.init(_label: _TitleAndIcon(_content: title, _name: "square.and.arrow.up"), item: item, subject: subject, message: message, preview: preview)
    }
    init<I, J>(item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, J>, @ViewBuilder label: () -> Label) {
        self.init(_label: label(), item: item, subject: subject, message: message, preview: preview)
    }
    init(items: Item, subject: Text? = nil, message: Text? = nil) where Label == Text {
        self.init(_label: _TitleAndIcon(_content: "Share…", _name: "square.and.arrow.up"), item: items, subject: subject, message: message, preview: nil)
    }
    init(items: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(_label: label(), item: items, subject: subject, message: message, preview: nil)
    }
    init(_label: any View, item: Item, subject: Text?, message: Text?, preview: Any?) {
        content = Button(action: { print("shares \(item)") }, label: { _label })
        self.item = item
        self.subject = subject
        self.message = message
        self.preview = preview
    }
}

/// What is shown of something before it is shared.
struct SharePreview<Picture, Icon> {
    let title: String
    let image: Any?
    let icon: Any?
    init(@localized _ title: String) where Picture == Never, Icon == Never { self.init(_title: title, image: nil, icon: nil) }
    init(@localized _ title: String, image: Picture) where Icon == Never { self.init(_title: title, image: image, icon: nil) }
    init(@localized _ title: String, icon: Icon) where Picture == Never { self.init(_title: title, image: nil, icon: icon) }
    init(@localized _ title: String, image: Picture, icon: Icon) { self.init(_title: title, image: image, icon: icon) }
    init(_title: String, image: Any?, icon: Any?) {
        title = _title
        self.image = image
        self.icon = icon
    }
}
