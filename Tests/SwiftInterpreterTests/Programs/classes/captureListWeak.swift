class Timer2 {
    var count = 0
    var onTick: (() -> Void)?
    func start() {
        onTick = { [weak self] in
            guard let self else { print("no timer"); return }
            count += 1
            print("tick", count)
        }
    }
    deinit { print("timer freed") }
}
var timer: Timer2? = Timer2()
timer!.start()
let tick = timer!.onTick!
tick()  // expect: tick 1
tick()  // expect: tick 2
timer = nil  // expect: timer freed
tick()  // expect: no timer
