protocol DownloadDelegate: AnyObject {
    func didStart()
    func didFinish(bytes: Int)
}
class Downloader {
    weak var delegate: DownloadDelegate?
    func run() {
        delegate?.didStart()
        delegate?.didFinish(bytes: 512)
    }
}
class Screen: DownloadDelegate {
    func didStart() { print("started") }
    func didFinish(bytes: Int) { print("got \(bytes)") }
}
let loader = Downloader()
do {
    let screen = Screen()
    loader.delegate = screen
    loader.run()  // expect: started
    // expect: got 512
}
print(loader.delegate == nil)  // expect: true
