let f: (Int) -> String = { n in
    let s = "\(n)"
    print(s)
}  // error@1: missing return in closure expected to return 'String'
print(f(1))
