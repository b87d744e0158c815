// A mistake in each line below; the column is that of the name.

protocol P {}
protocol View {}

@Equatable struct F { let f: () -> Void }
@Equatable struct G { let g: [() -> Void]? }
@Equatable struct H { let p: any P }
@Equatable struct L { lazy var l = 1 }
@Equatable class C {}
@Equatable enum E { case a }
@Equatable actor A {}
@Equatable struct Q: Equatable { let n: Int }
@Equatable struct O { let n: Int; static func == (a: O, b: O) -> Bool { a.n == b.n } }

typealias Act = @Sendable () -> Void
struct Gen<T: Sendable>: Sendable { let t: T }
final class Plain: Sendable {}

@Equatable struct M { let a: Act }
@Equatable struct N { let b: Optional<Act> }
@Equatable struct R { let c: Gen<Int>? }
@Equatable struct S { let d: Plain }
@Equatable struct T { let e: P }
enum Outer {
    typealias Inner = () -> Void
    @Equatable struct U { let f: [Inner] }
}

final class Ref: Equatable { static func == (a: Ref, b: Ref) -> Bool { a === b } }
enum Handlers { typealias Tap = () -> Void }
@MainActor @Equatable struct W: View { let r: Ref }
@Equatable struct X1 { let b: Handlers.Tap }
@Equatable struct X2 { @Counted var n: Int }
struct X { @SkipEquatable let n: Int }
@Equatable struct X3 { let n: Int }
extension X3: Equatable {}
@Equatable struct X4 { let n: Int }
extension X4 { static func == (a: X4, b: X4) -> Bool { a.n == b.n } }
@propertyWrapper struct Clamp { var wrappedValue: Int; let max: Int }
@Equatable struct X5 { @Clamp var b: Int }
enum Space { struct Box<T: Sendable>: Sendable { let t: T } }
@Equatable struct Y1 { var p = Plain() }
@Equatable struct Y2 { var p = [Space.Box<Int>(t: 1)] }
@Equatable struct Y3 { let b: Space.Box<Int> }
@Equatable struct Y4 { var v = [1, 2] as [Any] }
@Equatable struct Y5 { let s: AsyncStream<Int> }
@Equatable struct Y6 { let r: Regex<Substring> }
@Equatable struct Y7<each T: Equatable> { let t: (repeat each T) }
@Equatable struct Y8 { let t: [any P.Type] }
@Equatable struct Y9 { let k: P & Sendable }
