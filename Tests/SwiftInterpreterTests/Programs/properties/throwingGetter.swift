struct Source {
    var ok: Bool
    enum Failure: Error { case bad }
    var value: Int { get throws { if !ok { throw Failure.bad }; return 7 } }
}
print(try Source(ok: true).value)  // expect: 7
do { print(try Source(ok: false).value) } catch { print(error) }  // expect: bad
