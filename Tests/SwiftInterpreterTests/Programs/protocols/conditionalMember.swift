protocol Metric { associatedtype Unit; var value: Unit { get } }
extension Metric where Unit == Int { var doubled: Int { value * 2 } }
extension Metric where Unit: StringProtocol { var shouted: String { value.uppercased() } }
struct Steps: Metric { var value: Int }
struct Label: Metric { var value: String }
print(Steps(value: 4).doubled, Label(value: "go").shouted)  // expect: 8 GO
