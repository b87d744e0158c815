import Foundation

/// The files below a folder whose names end in one of some ways, in order. Hidden folders, such as `.build`, are left out,
/// and so are links to folders, which might lead back here.
///
/// - Parameter isCovered: Whether a file counts, or a folder is looked into.
public func files(
    below folder: String, endingIn suffixes: [String], where isCovered: (_ path: String, _ isFolder: Bool) -> Bool = { _, _ in true }
) throws(LintSetupError) -> [String] {
    var found: [String] = []
    var open = [folder]
    while let folder = open.popLast() {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
            throw LintSetupError(folder, "the folder cannot be read")
        }
        for name in names where name.first != "." {
            let path = folder == "." ? name : folder.hasSuffix("/") ? folder + name : folder + "/" + name
            var isFolder: ObjCBool = false
            // A link that leads nowhere is a file that is missing.
            let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
            guard exists || (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil, isCovered(path, isFolder.boolValue)
            else { continue }
            if isFolder.boolValue {
                if (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) == nil { open.append(path) }
            } else if suffixes.contains(where: name.hasSuffix) {
                found.append(path)
            }
        }
    }
    return found.sorted()
}
