protocol Shape { var area: Double { get }; func draw() -> String }
struct Square: Shape { var side = 1.0 }  // error@8: type 'Square' does not conform to protocol 'Shape' | It needs the property 'area'.
struct Circle: Shape { var area: Int { 3 }; func draw() -> String { "c" } }  // error@8: type 'Circle' does not conform to protocol 'Shape' | Its property 'area' is 'Int', but 'Double' is asked for.
struct Tri: Shape { var area: Double { 1 }; func draw(at x: Int) -> String { "t" } }  // error@8: type 'Tri' does not conform to protocol 'Shape' | It needs the 'draw'.
struct K: Equatable { var f: () -> Void }  // error@8: type 'K' does not conform to protocol 'Equatable' | Write '==' yourself, or leave the property out of it.
struct H: Hashable { var s: Square }  // error@8: type 'H' does not conform to protocol 'Hashable'
class C: Comparable {}  // error@7: type 'C' does not conform to protocol 'Comparable' | It needs the '<'.
enum E: CaseIterable { case a(Int) }  // error@6: type 'E' does not conform to protocol 'CaseIterable' | It needs the property 'allCases'.
struct Row: Identifiable { var name = "a" }  // error@8: type 'Row' does not conform to protocol 'Identifiable' | It needs the property 'id'.
struct D: Codable { var s: Square }  // error@8: type 'D' does not conform to protocol 'Decodable' | Let 'Square' conform to 'Decodable', too, or leave 's' out of its 'CodingKeys'.
