struct Level {
    @Clamped var x = 3  // error@6: unknown attribute 'Clamped'
    var y: Int {
        get { 3 }
        didSet { print("x") }  // error@9: 'didSet' cannot be provided together with a getter | A property is either computed or observed.
    }
}
