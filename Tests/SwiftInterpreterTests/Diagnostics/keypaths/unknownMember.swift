struct P { var name = "" }
print([P()].map(\.nme))  // error@18: value of type 'P' has no member 'nme' | Did you mean 'name'?
