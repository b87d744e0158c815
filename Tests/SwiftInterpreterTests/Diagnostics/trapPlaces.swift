struct Checked {
    var n: Int { didSet { precondition(n < 3, "too many") } }  // trap@27: Precondition failed: too many
}
func change(_ checked: inout Checked) {
    checked.n = 5
}
var checked = Checked(n: 1)
change(&checked)
