let a: Any = "x"
print(a as! Int)  // trap@7: Could not cast value of type 'String' to 'Int'
