struct Rect {
    var x = 0.0, y = 0.0, w = 10.0, h = 4.0
    var centre: (x: Double, y: Double) {
        get { (x + w / 2, y + h / 2) }
        set { x = newValue.x - w / 2; y = newValue.y - h / 2 }
    }
    var area: Double { w * h }
}
var r = Rect()
print(r.centre, r.area)  // expect: (x: 5.0, y: 2.0) 40.0
r.centre = (0, 0)
print(r.x, r.y)  // expect: -5.0 -2.0
r.centre.x = 100
print(r.x, r.centre)  // expect: 95.0 (x: 100.0, y: 0.0)
