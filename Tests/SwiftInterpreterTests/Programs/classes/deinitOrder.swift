class Resource {
    let name: String
    init(_ name: String) { self.name = name; print("open", name) }
    deinit { print("close", name) }
}
var r: Resource? = Resource("a")  // expect: open a
var other = r
r = nil
print("still there")  // expect: still there
other = nil  // expect: close a
print("gone")  // expect: gone
do {
    let local = Resource("b")  // expect: open b
    print("using", local.name)  // expect: using b
    // expect: close b
}
print("end")  // expect: end
