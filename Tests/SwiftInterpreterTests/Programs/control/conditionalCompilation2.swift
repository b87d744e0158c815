#if swift(<5.0)
print("old")
#elseif swift(>=5.9) && compiler(>=5.9.2)
print("new")  // expect: new
#else
print("none")
#endif
#if !swift(>=99) && !compiler(<6) || false
print("between")  // expect: between
#endif
