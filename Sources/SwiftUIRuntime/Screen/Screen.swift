/// The playground's screen: views drawn in character cells.
public enum Screen {
    /// Draws a tree of views.
    ///
    /// ```
    /// let column = DrawingNode.vertical([.button(.text("A 0"), number: 1), .button(.text("B 0"), number: 2)])
    /// Screen.draw(column).text
    /// //   [ A 0 ]
    /// //   [ B 0 ]
    /// ```
    ///
    /// - Parameters:
    ///   - width: The columns of the viewport, the indentation among them. What is wider ends in `…`.
    ///   - height: The lines of the viewport, or nil for as many as it takes. Where there are more, lists and
    ///     scroll views show a part of their rows, and a last line says how many lines are cut.
    ///   - indentation: Empty columns before the drawing.
    public static func draw(
        _ root: DrawingNode, width: Int = 80, height: Int? = 24, indentation: Int = 2
    ) -> Drawing {
        let width = max(width, indentation + 1)
        let height = height.map { max(1, $0) }
        let block = Appearance().box(root).laidOut(width: width - indentation, height: height)

        var canvas = Canvas(width: width, height: height)
        if let height, block.height > height {
            let lines = block.height - height + 1
            let sign = Block.Paint.text(column: 0, line: 0, "↓ \(lines) more lines", .dimmed)
            canvas.paint(block.clipped(from: 0, lines: height - 1), column: indentation, line: 0)
            canvas.paint(Block(width: width, height: 1, paint: [sign]), column: indentation, line: height - 1)
        } else {
            canvas.paint(block, column: indentation, line: 0)
        }
        return canvas.drawing()
    }
}
