import SwiftSyntax
import ViewSyntax

extension ViewDeclaration {
    /// A value that the view shows and that its `==` leaves out.
    ///
    /// The body shows a new one when something else runs it. So what runs the body now must go on running it.
    var uncomparedValue: String? {
        guard let entry = types.type(name) else { return nil }
        let own = entry.members.first { $0.name == "==" && $0.isStatic }
        guard own != nil || entry.attributes.contains("Equatable") else { return nil }
        let compared = own.map { Set($0.declaration.tokens(viewMode: .sourceAccurate).map(\.plainText)) }
        let code = entry.members.filter { $0.kind != .stored && $0.name != "==" }.map { Syntax($0.declaration) }
        let used = Set(NameUses(in: code, viewMembers: []).names.map(\.name))
        return entry.members.first { member in
            guard member.kind == .stored, !member.isStatic, member.isSettable || member.initialValue == nil, used.contains(member.name),
                types.closureType(of: member, inside: name) == nil, !(member.type.map { types.isReference($0, inside: name) } ?? false)
            else { return false }
            let attributes = Set(member.attributes.names)
            // What a wrapper gives is asked for each time.
            guard attributes.isSubset(of: Self.markers) else { return false }
            return compared.map { !$0.contains(member.name) } ?? !attributes.isDisjoint(with: ["SkipEquatable", "ComparedByID"])
        }?.name
    }

    private static let markers: Set<String> = ["ComparedByID", "SkipEquatable", "ViewBuilder"]
}
