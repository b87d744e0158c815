var n: Int = 3
n = nil  // error@5: 'nil' is not compatible with expected type 'Int' | Only optional types have nil: write 'Int?'.
