// Lines and curves: kept as the steps that made them, and compared by them.

/// Lines and curves.
struct Path: Shape, Equatable {
    var _steps: [String] = []
    /// Where the next line begins: where the last one ends, as far as that is reckoned here.
    var currentPoint: CGPoint? { _pen }
    var _pen: CGPoint? = nil
    var _start: CGPoint? = nil
    init() {}
    init(_ rect: CGRect) { addRect(rect) }
    init(ellipseIn rect: CGRect) { addEllipse(in: rect) }
    init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) { addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style) }
    init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) { addRoundedRect(in: rect, cornerSize: cornerSize, style: style) }
    init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) { addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style) }
    init(_ callback: (inout Path) -> Void) {
        var path = Path()
        callback(&path)
        self = path
    }
    /// The path that a description spells: numbers, each point's before the letter of what leads there (m, l, q, c, h).
    init?(_ string: String) {
        var numbers: [CGFloat] = []
        for word in string.split(whereSeparator: { $0.isWhitespace }) {
            if let number = Double(word) {
                numbers.append(number)
                continue
            }
            let points = stride(from: 0, to: numbers.count - 1, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
            guard numbers.count == points.count * 2 else { return nil }
            switch (String(word), points.count) {
            case ("m", 1): move(to: points[0])
            case ("l", 1): addLine(to: points[0])
            case ("q", 2): addQuadCurve(to: points[1], control: points[0])
            case ("c", 3): addCurve(to: points[2], control1: points[0], control2: points[1])
            case ("h", 0): closeSubpath()
            default: return nil
            }
            numbers = []
        }
        if !numbers.isEmpty { return nil }
    }
    /// The path as it is, whatever the rectangle.
    func path(in rect: CGRect) -> Path { self }
    var isEmpty: Bool { _steps.isEmpty }
    mutating func move(to point: CGPoint) {
        _steps.append("move \(point)")
        _pen = point
        _start = point
    }
    mutating func addLine(to point: CGPoint) { _draw("line \(point)", to: point) }
    mutating func addLines(_ points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { addLine(to: point) }
    }
    mutating func addRect(_ rect: CGRect) { _close("rect \(rect)", at: rect.origin) }
    mutating func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
    mutating func addEllipse(in rect: CGRect) { _close("ellipse \(rect)", at: CGPoint(x: rect.maxX, y: rect.midY)) }
    mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) { _close("rect \(rect) \(cornerSize) \(style)", at: CGPoint(x: rect.maxX, y: rect.midY)) }
    mutating func addRoundedRect(in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) { _close("rect \(rect) \(cornerRadii) \(style)", at: CGPoint(x: rect.maxX, y: rect.midY)) }
    mutating func addArc(center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool) {
        _turn("arc \(center) \(radius) \(startAngle.radians) \(endAngle.radians) \(clockwise)", center, radius, startAngle, endAngle)
    }
    mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle) {
        _turn("relative arc \(center) \(radius) \(startAngle.radians) \(delta.radians)", center, radius, startAngle, startAngle + delta)
    }
    /// An arc that touches the line from the current point to one place, and the line from there to another.
    mutating func addArc(tangent1End corner: CGPoint, tangent2End target: CGPoint, radius: CGFloat) {
        let step = "arc \(corner) \(target) \(radius)"
        guard let pen = _pen else { return _draw(step, to: corner) }
        let (ax, ay, bx, by) = (pen.x - corner.x, pen.y - corner.y, target.x - corner.x, target.y - corner.y)
        let (a, b) = ((ax * ax + ay * ay).squareRoot(), (bx * bx + by * by).squareRoot())
        let cosine = (ax * bx + ay * by) / (a * b)
        // In a straight line, or with no length, nothing is rounded.
        guard a > 0, b > 0, abs(cosine) < 1 else { return _draw(step, to: corner) }
        let length = radius * ((1 + cosine) / (1 - cosine)).squareRoot()
        _draw(step, to: CGPoint(x: corner.x + bx / b * length, y: corner.y + by / b * length))
    }
    mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) { _draw("curve \(point) \(control1) \(control2)", to: point) }
    mutating func addQuadCurve(to point: CGPoint, control: CGPoint) { _draw("curve \(point) \(control)", to: point) }
    mutating func addPath(_ path: Path) {
        _steps.append(contentsOf: path._steps)
        _pen = path._pen ?? _pen
        _start = path._start ?? _start
    }
    mutating func closeSubpath() {
        _steps.append("close")
        _pen = _start
    }
    /// A part of the outline; where it ends is not reckoned here.
    func trimmedPath(from: CGFloat, to: CGFloat) -> Path { _with("trim \(from) \(to)") }
    /// The outline of the outline, as a line draws it; where it ends is not reckoned here.
    func strokedPath(_ style: StrokeStyle) -> Path { _with("stroke \(style)") }
    /// The path at another place.
    func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { applying(CGAffineTransform(translationX: dx, y: dy)) }
    /// The path with its points mapped.
    func applying(_ transform: CGAffineTransform) -> Path {
        var path = _with("transform \(transform)")
        path._pen = _pen?.applying(transform)
        path._start = _start?.applying(transform)
        return path
    }
    func _with(_ step: String) -> Path {
        var path = self
        path._steps.append(step)
        path._pen = nil
        path._start = nil
        return path
    }
    mutating func _draw(_ step: String, to point: CGPoint) {
        _steps.append(step)
        if _pen == nil { _start = point }
        _pen = point
    }
    mutating func _close(_ step: String, at point: CGPoint) {
        _steps.append(step)
        _pen = point
        _start = point
    }
    mutating func _turn(_ step: String, _ center: CGPoint, _ radius: CGFloat, _ start: Angle, _ end: Angle) {
        if _pen == nil { _start = CGPoint(x: center.x + radius * cos(start.radians), y: center.y + radius * sin(start.radians)) }
        _draw(step, to: CGPoint(x: center.x + radius * cos(end.radians), y: center.y + radius * sin(end.radians)))
    }
}
