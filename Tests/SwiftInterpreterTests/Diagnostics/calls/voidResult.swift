func log() {}
let n: Int = log()  // error@14: cannot convert value of type '()' to specified type 'Int'
