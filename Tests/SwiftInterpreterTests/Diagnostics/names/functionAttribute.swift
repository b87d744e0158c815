struct Shape {
    @Wobbly func draw() {}  // error@6: unknown attribute 'Wobbly'
    @discardableResult func count() -> Int { 3 }
}
