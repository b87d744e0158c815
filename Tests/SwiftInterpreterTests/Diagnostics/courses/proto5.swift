struct P: Hashable { var f: () -> Void }  // error@8: type 'P' does not conform to protocol 'Hashable'
