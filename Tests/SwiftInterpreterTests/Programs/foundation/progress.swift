import Foundation

let work = Progress(totalUnitCount: 4)
print(work.fractionCompleted, work.isFinished, work.isIndeterminate, work.isCancelled)  // expect: 0.0 false false false
work.completedUnitCount += 1
print(work.fractionCompleted, work.completedUnitCount, work.totalUnitCount)  // expect: 0.25 1 4
work.completedUnitCount = 4
print(work.fractionCompleted, work.isFinished)  // expect: 1.0 true
work.cancel()
print(work.isCancelled)  // expect: true
let unknown = Progress(totalUnitCount: -1)
print(unknown.isIndeterminate, unknown.fractionCompleted)  // expect: true 0.0
let none = Progress(totalUnitCount: 0)
print(none.isIndeterminate, none.isFinished, none.fractionCompleted)  // expect: true false 0.0
