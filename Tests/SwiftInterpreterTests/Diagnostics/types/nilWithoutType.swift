let x = nil  // error@9: 'nil' requires a contextual type | Say of which optional type it is.
