enum Light { case red, amber, green }
func go(_ l: Light) -> Bool {
    switch l {  // error@5: switch must be exhaustive | Add the case .amber, or a 'default'.
    case .red: return false
    case .green: return true
    }
}
