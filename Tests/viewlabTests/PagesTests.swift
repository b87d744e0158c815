import Playground
import Testing
@testable import viewlab

/// How a long answer is parted.
@Suite struct PagesTests {
    private func pages(_ rows: [String], room: Int) -> [[String]] {
        var pages = Pages(rows.map { StyledLine($0) })
        var shown: [[String]] = []
        while !pages.isEmpty { shown.append(pages.next(fitting: room).map(\.plain)) }
        return shown
    }

    @Test func whatFitsIsShownWhole() {
        #expect(pages(["a", "b", "c", "d", "e", "f"], room: 6) == [["a", "b", "c", "d", "e", "f"]])
        #expect(pages([], room: 6) == [])
    }

    @Test func theRestIsShownOnEnter() {
        #expect(pages((1...10).map(String.init), room: 6) == [
            ["1", "2", "3", "4", "5", "Enter shows 5 more lines"], ["6", "7", "8", "9", "10"],
        ])
        #expect(pages((1...7).map(String.init), room: 6).first?.last == "Enter shows 2 more lines")
    }

    @Test func aPageEndsWithAParagraph() {
        #expect(pages(["1", "2", "3", "4", "5", "", "7", "8", "9"], room: 8) == [
            ["1", "2", "3", "4", "5", "Enter shows 3 more lines"], ["7", "8", "9"],
        ])
        #expect(pages(["1", "", "3", "4", "5", "6", "7", "8", "9"], room: 8).first?.count == 8)
    }

    @Test func anInputStandsOnThePageOfWhatItPrinted() {
        #expect(pages(["> 1", "2", "3", "4", "5", "> 6", "7", "8", "9"], room: 8) == [
            ["> 1", "2", "3", "4", "5", "Enter shows 4 more lines"], ["> 6", "7", "8", "9"],
        ])
    }

    @Test func aTerminalOfFewRowsStillShowsSome() {
        #expect(pages((1...6).map(String.init), room: 0) == [["1", "2", "3", "4", "Enter shows 2 more lines"], ["5", "6"]])
    }
}
