class C {}
var c: C? = C()
unowned let u = c!
c = nil
print(u)  // trap@7: Attempted to read an unowned reference but the object was already deallocated
