import LayoutDiagnostics
import LayoutInterpreter

/// A strings file that may change while it is used.
package final class WordsFile: Sendable {
  package let path: String
  private let languages: [String]
  private let known: Locked<Reading>

  private struct Reading: Sendable {
    var stamp: FileStamp?
    /// The last usable contents.
    var file: StringsFile?
    /// The findings on the current contents.
    var findings: [FileFindings] = []
  }

  /// - Parameters:
  ///   - path: A String Catalog or a `.strings` file.
  ///   - languages: The languages to read; all of the file's if empty.
  package init(_ path: String, languages: [String]) {
    self.path = path
    self.languages = languages
    known = Locked(Reading())
  }

  /// Returns the current contents, or the last usable ones, and the findings on the current file.
  func current() -> (file: StringsFile?, findings: [FileFindings]) {
    let stamp = System.stamp(of: path)
    let last = known.withLock { $0 }
    if let stamp, stamp == last.stamp { return (last.file, last.findings) }
    var reading = Reading(stamp: stamp, file: last.file)
    do throws(FileError) {
      let read = try StringsFile.read(path, languages: languages)
      if let file = read.file { reading.file = file } else { reading.findings = [read.findings] }
    } catch {
      reading.findings = [FileFindings(file: error)]
    }
    let now = reading
    known.withLock { $0 = now }
    return (now.file, now.findings)
  }
}
