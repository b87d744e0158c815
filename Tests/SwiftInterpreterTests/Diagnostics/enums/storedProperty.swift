enum Level {
    case low
    var count = 1  // error@9: enums must not contain stored properties | Compute it, or give the cases associated values.
}
