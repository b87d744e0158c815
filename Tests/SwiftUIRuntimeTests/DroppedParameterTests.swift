import SwiftLibrary
import SwiftParser
import SwiftSyntax
import SwiftUIRuntime
import Testing

/// A value that forgets what it was made with equals one that was made with something else, and a view that must run is
/// skipped. So what a declaration of the vocabulary takes must reach its body.
@Suite struct DroppedParameterTests {
    @Test func everyParameterReachesTheBody() throws {
        let unexpected = try Self.dropped().filter { dropped in !knownDrops.contains { $0.covers(dropped) } }
        #expect(unexpected.map(\.description).sorted() == [])
    }

    @Test func noExceptionIsOutOfDate() throws {
        let dropped = try Self.dropped()
        #expect(knownDrops.filter { known in !dropped.contains(where: known.covers) }.map(\.declaration) == [])
    }

    @Test(arguments: [
        ("struct A { init(b: Int) {} }", ["A.init(b:): b"]),
        ("struct A { let b: Int\n init(b: Int) { self.b = b } }", []),
        ("extension A { func b(_ c: Int, d e: Int) -> A { f(e: c) } }", ["A.b(_:d:): e"]),
        ("func a(b: String) -> String { \"b\" }", ["a(b:): b"]),
        ("func a<T>(b: T.Type) -> T? { nil }", []),
        ("@inert func a(b: Int) -> some View", []),
    ])
    func finds(source: String, dropped: [String]) {
        #expect(DroppedParameters.find(in: source).map(\.description) == dropped)
    }

    private static func dropped() throws -> [DroppedParameter] {
        try InterfaceFiles.swiftUI().flatMap { DroppedParameters.find(in: $0.text) }
    }
}

/// A declaration, or a type with all of its members, that may leave a parameter unused, and why.
private struct KnownDrop {
    let declaration: String
    let reason: String

    func covers(_ dropped: DroppedParameter) -> Bool {
        dropped.declaration == declaration || dropped.type == declaration
            || declaration.hasPrefix("*.") && dropped.declaration.hasSuffix(declaration.dropFirst())
    }
}

private let knownDrops = [
    KnownDrop(declaration: "GraphicsContext", reason: "A Canvas is an empty box: its closure is not called."),
    KnownDrop(declaration: "*.makeBody(configuration:)", reason: "The runtime draws the built-in styles itself."),
    KnownDrop(declaration: "CustomAnimation", reason: "SwiftUI's own defaults, which look at nothing."),
    KnownDrop(declaration: "EmptyAnimatableData", reason: "It has no content."),
    KnownDrop(declaration: "Layout.makeCache(subviews:)", reason: "SwiftUI's own default, which keeps nothing."),
    KnownDrop(declaration: "*.sizeThatFits(proposal:subviews:cache:)", reason: "The runtime lays the built-in layouts out itself."),
    KnownDrop(declaration: "*.placeSubviews(in:proposal:subviews:cache:)", reason: "The runtime lays the built-in layouts out itself."),
    KnownDrop(declaration: "ViewSpacing.distance(to:along:)", reason: "All views keep the same distance."),
    KnownDrop(declaration: "GeometryProxy", reason: "A reader knows its own size and place, and none of an anchor or a scroll view."),
    KnownDrop(declaration: "Path.path(in:)", reason: "A path is the same in every rectangle."),
    KnownDrop(declaration: "*.entries(from:mode:)", reason: "A schedule has its moments whatever the mode, and a listed one whatever the start."),
    KnownDrop(declaration: "Timer.publish(every:tolerance:on:in:)", reason: "The session has one clock, which is exact."),
    KnownDrop(declaration: "Publisher", reason: "The session has one clock: all schedulers are the same."),
    KnownDrop(declaration: "ImageRenderer.render(rasterizationScale:renderer:)", reason: "There are no pixels, so that there is nothing to draw into."),
    KnownDrop(declaration: "UIImage.init(contentsOfFile:)", reason: "There are no files of images here: none is found."),
    KnownDrop(declaration: "UIImage.preparingThumbnail(of:)", reason: "An image is its name, whatever its size."),
    KnownDrop(declaration: "UITextChecker", reason: "There is no dictionary: each word counts as spelled correctly."),
    KnownDrop(declaration: "UIAccessibility", reason: "There is no device: nothing is said aloud."),
    KnownDrop(declaration: "NSApplication", reason: "There is no device: the app goes on as it is."),
    KnownDrop(declaration: "_ListRowSeparatorLeading.defaultValue(in:)", reason: "A line begins where its row does."),
    KnownDrop(declaration: "DropDelegate", reason: "SwiftUI's own defaults, which look at nothing."),
    KnownDrop(declaration: "DropInfo", reason: "Nothing is dropped here, of whatever type."),
    KnownDrop(declaration: "NSAttributedString.attributes(at:effectiveRange:)", reason: "How far the attributes go is not told."),
    KnownDrop(declaration: "UIApplication", reason: "There is no device: nothing is opened or sent."),
    KnownDrop(declaration: "UIApplicationDelegate", reason: "UIKit's own defaults, which look at nothing."),
    KnownDrop(declaration: "NSApplicationDelegate", reason: "AppKit's own defaults, which look at nothing."),
    KnownDrop(declaration: "UIImpactFeedbackGenerator", reason: "There is no device: nothing is felt."),
    KnownDrop(declaration: "UINotificationFeedbackGenerator", reason: "There is no device: nothing is felt."),
]

/// A parameter that the body of its declaration does not mention.
private struct DroppedParameter: CustomStringConvertible {
    let type: String
    let signature: String
    let name: String

    var declaration: String { type.isEmpty ? signature : type + "." + signature }
    var description: String { declaration + ": " + name }
}

/// Looks for parameters that the body of their declaration does not mention. What a parameter of a metatype says is said by
/// the generic parameter, too.
private final class DroppedParameters: SyntaxVisitor {
    private var found: [DroppedParameter] = []

    static func find(in source: String) -> [DroppedParameter] {
        let visitor = DroppedParameters(viewMode: .sourceAccurate)
        visitor.walk(Parser.parse(source: source))
        return visitor.found
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        look(at: Syntax(node), named: node.name.text, node.signature.parameterClause, node.body)
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        look(at: Syntax(node), named: "init", node.signature.parameterClause, node.body)
    }

    private func look(
        at declaration: Syntax, named name: String, _ clause: FunctionParameterClauseSyntax, _ body: CodeBlockSyntax?
    ) -> SyntaxVisitorContinueKind {
        guard let body else { return .visitChildren }
        let mentioned = Mentioned(viewMode: .sourceAccurate)
        mentioned.walk(body)
        let signature = name + "(" + clause.parameters.map { $0.firstName.text + ":" }.joined() + ")"
        for parameter in clause.parameters where !parameter.type.is(MetatypeTypeSyntax.self) {
            let inner = (parameter.secondName ?? parameter.firstName).text
            if !mentioned.names.contains(inner) {
                found.append(DroppedParameter(type: enclosingType(of: declaration), signature: signature, name: inner))
            }
        }
        return .visitChildren
    }

    private func enclosingType(of declaration: Syntax) -> String {
        sequence(first: declaration, next: \.parent).dropFirst().compactMap { node in
            if let named = node.asProtocol((any NamedDeclSyntax).self), !node.is(FunctionDeclSyntax.self) { return named.name.text }
            return node.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
        }.reversed().joined(separator: ".")
    }
}

private final class Mentioned: SyntaxVisitor {
    var names: Set<String> = []

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        // What stands behind a dot is a member.
        if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id { names.insert(node.baseName.text) }
        return .visitChildren
    }
}
