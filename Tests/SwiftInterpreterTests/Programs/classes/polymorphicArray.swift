class Employee {
    let name: String
    init(_ name: String) { self.name = name }
    var pay: Int { 100 }
}
final class Manager: Employee {
    var reports: [Employee] = []
    override var pay: Int { super.pay + 10 * reports.count }
}
let bo = Employee("Bo"), cy = Employee("Cy")
let ann = Manager("Ann")
ann.reports = [bo, cy]
let staff: [Employee] = [ann, bo, cy]
for e in staff {
    switch e {
    case let m as Manager: print(m.name, "manages", m.reports.map(\.name), m.pay)
    default: print(e.name, e.pay)
    }
}  // expect: Ann manages ["Bo", "Cy"] 120
// expect: Bo 100
// expect: Cy 100
print(staff.filter { $0 is Manager }.count)  // expect: 1
