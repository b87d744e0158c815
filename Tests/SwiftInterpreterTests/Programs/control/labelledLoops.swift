outer: for i in 1...3 {
    for j in 1...3 {
        if j == 2 { continue outer }
        if i == 3 { break outer }
        print(i, j)
    }
}  // expect: 1 1
// expect: 2 1
search: while true {
    switch Int("7")! {
    case 7: break search
    default: print("no")
    }
}
check: if true {
    if 1 < 2 { break check }
    print("not here")
}
print("end")  // expect: end
