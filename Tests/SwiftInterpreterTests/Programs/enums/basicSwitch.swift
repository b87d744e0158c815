enum Direction { case north, south, east, west }
var d = Direction.west
d = .east
switch d {
case .north, .south: print("vertical")
case .east: print("sunrise")
case .west: print("sunset")
}  // expect: sunrise
print(d, d == .east, [Direction.north, .west])  // expect: east true [main.Direction.north, main.Direction.west]
