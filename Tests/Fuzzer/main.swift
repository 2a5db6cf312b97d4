import CLibFuzzer
import Foundation
import FuzzTargets

// Runs a target on libFuzzer's inputs, until there is a fault or the time is over.

let usage = """
  usage: layout-fuzz TARGET [CPU-SECONDS] [--all FOLDER] [options, files, folders of libFuzzer]
         layout-fuzz --targets
         layout-fuzz --prepare FOLDER
         layout-fuzz --sources FOLDER INPUTS…

  """

var arguments = Array(CommandLine.arguments.dropFirst())
let first = arguments.isEmpty ? "" : arguments.removeFirst()
switch first {
case "--targets":
  for target in FuzzTarget.allCases { print(target.rawValue) }
case "--prepare" where arguments.count == 1:
  try Preparation.write(to: URL(filePath: arguments[0]))
case "--sources" where arguments.count > 1:
  try Preparation.writeSources(
    of: arguments.dropFirst().map { URL(filePath: $0) }, to: URL(filePath: arguments[0]))
default:
  guard let target = FuzzTarget(rawValue: first) else {
    FileHandle.standardError.write(Data(usage.utf8))
    exit(2)
  }
  let seconds = arguments.first.flatMap(Double.init)
  if seconds != nil { arguments.removeFirst() }
  var folder: URL?
  if arguments.first == "--all", arguments.count > 1 {
    folder = URL(filePath: arguments[1])
    arguments.removeFirst(2)
  }
  FuzzRun.shared = FuzzRun(target, seconds: seconds ?? .infinity, writingFaultsTo: folder)
  let options =
    ["layout-fuzz", "-max_len=\(target.longestInput)", "-timeout=60", "-rss_limit_mb=4096"]
    + ["-print_final_stats=1"] + arguments
  var count = Int32(options.count)
  var pointers: [UnsafeMutablePointer<CChar>?] = options.map { strdup($0) } + [nil]
  pointers.withUnsafeMutableBufferPointer { buffer in
    var start = buffer.baseAddress
    _ = LLVMFuzzerRunDriver(&count, &start) { bytes, size in
      FuzzRun.shared?.run(Array(UnsafeBufferPointer(start: bytes, count: size)))
      return 0
    }
  }
}
