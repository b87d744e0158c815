protocol Repository {
    associatedtype Model: Identifiable
    var items: [Model] { get }
}
extension Repository {
    func find(_ id: Model.ID) -> Model? { items.first { $0.id == id } }
}
struct User: Identifiable { let id: Int; let name: String }
struct Users: Repository { var items = [User(id: 1, name: "Ann"), User(id: 2, name: "Bo")] }
let users = Users()
print(users.find(2)?.name ?? "none", users.find(9)?.name ?? "none")  // expect: Bo none
