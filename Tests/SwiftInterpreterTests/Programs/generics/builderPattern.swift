struct Query<T> {
    private var filters: [(T) -> Bool] = [], limit: Int?
    func filter(_ f: @escaping (T) -> Bool) -> Query { var q = self; q.filters.append(f); return q }
    func limit(_ n: Int) -> Self { var q = self; q.limit = n; return q }
    func run(on items: [T]) -> [T] { Array(items.filter { i in filters.allSatisfy { $0(i) } }.prefix(limit ?? .max)) }
}
print(Query<Int>().filter { $0 > 2 }.filter { $0 % 2 == 0 }.limit(2).run(on: Array(1...10)))  // expect: [4, 6]
