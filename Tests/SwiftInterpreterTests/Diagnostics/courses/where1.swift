extension Array where Element: Foo { }  // error@32: cannot find type 'Foo' in scope
