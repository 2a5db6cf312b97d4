import Foundation
import RefereeSupport

// Lays out all documents with reference frames, and compares.

let usage = """
  usage: layout-referees [--filter FAMILY…] [--cases FOLDER] [--show COUNT] [--first] [--visits]
         layout-referees --mark FAMILY… [--cases FOLDER]

  It runs the families of the package, or those in another folder, and the examples of the
  reference; or those named, 'examples' being one. Of the cases that disagree it shows the first
  COUNT of each family, 5 unless told, and names the others; with --first it names the first alone
  and runs no further. With --visits it tells how often an element is visited: the median document,
  the 99th of a hundred, and the worst one by name. The exit status is 1 where one disagrees, and 2 where there is nothing to run.

  With --mark it rewrites the marks of cases that disagree in the files of families of drawn trees: it
  removes those of cases that agree, keeps those of the others, and marks cases that disagree without
  one as '\(RefereeMarks.unsorted)', which the tests refuse until it is a kind with a reason.
  """

/// The options of the command line.
struct Options {
  var families: [String] = []
  /// The families whose marks are to be rewritten.
  var marked: [String] = []
  var folder = RefereeFamily.folder
  var shown = 5
  var stopsAtFirst = false
  var countsVisits = false

  init?(_ arguments: [String]) {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      let values = rest.prefix { !$0.hasPrefix("--") }
      rest = rest.dropFirst(values.count)
      switch (option, values.first) {
      case ("--filter", _?): families += values
      case ("--mark", _?): marked += values
      case ("--cases", let folder?) where values.count == 1: self.folder = folder
      case ("--show", let count?) where values.count == 1:
        guard let number = Int(count), number >= 0 else { return nil }
        shown = number
      case ("--first", nil): stopsAtFirst = true
      case ("--visits", nil): countsVisits = true
      default: return nil
      }
    }
  }
}

guard let options = Options(Array(CommandLine.arguments.dropFirst())) else {
  print(usage)
  exit(2)
}
var referee = Referee()
var failures = 0
var count = 0
do {
  for name in options.marked {
    let change = try RefereeMarks.rewrite(name, in: options.folder, by: &referee)
    for one in change.removed { print("\(name)/\(one): agrees now") }
    for one in change.added { print("\(name)/\(one): disagrees, unsorted") }
    print(
      "\(name): \(change.kept) marks kept, \(change.removed.count) removed, "
        + "\(change.added.count) added")
  }
  if !options.marked.isEmpty { exit(0) }
  let names =
    options.families.isEmpty
    ? try RefereeFamily.names(in: options.folder) + [RefereeFamily.examplesName] : options.families
  for name in names {
    let family = try RefereeFamily(name, in: options.folder)
    if options.stopsAtFirst {
      var outcome = FamilyOutcome(family: name)
      for one in family.cases where outcome.failures.isEmpty {
        outcome.note(one, referee.disagreement(on: one))
      }
      count += outcome.count
      guard let failure = outcome.failures.first else { continue }
      print(failure.title)
      exit(1)
    }
    if options.countsVisits {
      var visits: [(name: String, count: Double)] = []
      for one in family.cases {
        if case .success = referee.layout(one.markup) { visits.append((one.name, referee.visits)) }
      }
      visits.sort { $0.count < $1.count }
      guard let worst = visits.last else { continue }
      let share = { (share: Double) in visits[Int(Double(visits.count - 1) * share)].count }
      print(
        "\(name): \(share(0.5)) visits an element, 99 in 100 at most \(share(0.99)), "
          + "at worst \(worst.count) in \(worst.name)")
      count += visits.count
      continue
    }
    let outcome = FamilyOutcome(family, by: &referee)
    for failure in outcome.failures.prefix(options.shown) { print(failure.report) }
    for failure in outcome.failures.dropFirst(options.shown) { print(failure.title) }
    print(outcome.summary)
    failures += outcome.failures.count
    count += outcome.count
  }
} catch {
  print(error)
  exit(2)
}
exit(failures > 0 ? 1 : count == 0 ? 2 : 0)
