import Foundation

/// Draws faults, builds the programs with all of them, and runs these for each fault.
struct MutationRun {
  private let options: Options
  private let root: String
  private let families: [Family]
  private let seed: UInt64

  /// Makes a run.
  ///
  /// `root` is the folder of the package.
  init(_ options: Options, root: String) {
    self.options = options
    self.root = root
    families = options.families.compactMap { name in Family.all.first { $0.name == name } }
    seed = options.seed ?? UInt64.random(in: 1..<1 << 32)
  }

  /// Returns the number of undetected faults.
  func survivors() async throws -> Int {
    let folder = "\(root)/.build/mutants"
    // Objects of an earlier run, for modules without a mutant in this one, would be linked too.
    try? FileManager.default.removeItem(atPath: folder)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    if options.list == nil { say("seed \(seed)") }
    let drawn = try drawn()
    var build = try MutantBuild(
      drawn.flatMap(\.mutants), root: root, scratch: "\(root)/.build", folder: folder)
    let programs = try build.build(["layout-referees", "layoutcPackageTests", "layout-relayouts"])
    var start = 0
    var survivors = 0
    for (family, mutants) in drawn {
      let all = mutants.indices.compactMap { index in
        build.mutants[start + index].map { NumberedMutant(number: start + index + 1, mutant: $0) }
      }
      start += mutants.count
      let frames = "\(folder)/frames"
      try? FileManager.default.removeItem(atPath: frames)
      let judges = try judges(of: family, programs, frames: frames).map { try $0.measured() }
      say("\(family.name): \(judges.map(\.seconds)) seconds at most for each")
      let chosen = chosen(all)
      survivors += try await judge(chosen, in: family, by: judges).survivors.count
    }
    return survivors
  }

  private func drawn() throws -> [(family: Family, mutants: [Mutant])] {
    let drawing = try Drawing(families, root: root)
    say("\(drawing.equivalentCount) faults are declared to be equivalent")
    for place in drawing.unmatchedComments {
      say("\(place): the comment declares a fault equivalent that the line cannot have")
    }
    return families.map { family in
      if let list = options.list, options.seed == nil {
        (family, drawing.mutants(of: family, in: MutantList(path: list)))
      } else {
        // More are drawn than needed, since some do not compile.
        (family, Array(drawing.mutants(of: family, seed: seed).prefix(options.count * 7 / 4)))
      }
    }
  }

  /// Returns the mutants to run, out of those that were built.
  private func chosen(_ mutants: [NumberedMutant]) -> [NumberedMutant] {
    guard let path = options.list else { return Array(mutants.prefix(options.count)) }
    let list = MutantList(path: path)
    return mutants.filter { list.holds($0.mutant) }
  }

  // MARK: Checking mutants

  /// Returns the programs for a family in the order in which they run.
  private func judges(of family: Family, _ programs: [String], frames: String) -> [Judge] {
    family.judges.flatMap { kind in
      switch kind {
      case .referees:
        [Judge(kind: kind, program: programs[0], arguments: ["--first"], root: root, sign: nil)]
      case .tests:
        family.tests.map { tests in
          Judge(
            kind: kind, program: programs[1],
            arguments: [
              "--testing-library", "swift-testing", "--filter", tests, "--skip", Family.slowTests,
            ], root: root, sign: "recorded an issue")
        }
      case .relayouts:
        [
          Judge(
            kind: kind, program: programs[2], arguments: ["--answers", "3000", "1"], root: root,
            sign: ": step ")
        ]
      case .frames:
        // This file is written by the run of the original code, and compared by all other runs.
        [
          Judge(
            kind: kind, program: programs[2], arguments: ["--frames", frames, "20000", "1"],
            root: root, sign: nil)
        ]
      }
    }
  }

  private func judge(
    _ mutants: [NumberedMutant], in family: Family, by judges: [Judge]
  ) async throws -> Score {
    var score = Score(family: family.name)
    for start in stride(from: 0, to: mutants.count, by: options.jobs) {
      try await withThrowingTaskGroup(of: (Mutant, Judge.Kind?, String).self) { group in
        for one in mutants.dropFirst(start).prefix(options.jobs) {
          group.addTask {
            let (judge, line) = try Self.outcome(of: one.number, by: judges)
            return (one.mutant, judge, line)
          }
        }
        for try await (mutant, judge, line) in group {
          score.note(mutant, by: judge)
          if options.isVerbose { say("\(mutant.diff)\n\(line)\n") }
        }
      }
    }
    if !options.isVerbose { for mutant in score.survivors { say("\n\(mutant.diff)") } }
    say(score.summary)
    return score
  }

  /// Returns the kind of program that detected a mutant, and the case or test in it.
  private static func outcome(
    of number: Int, by judges: [Judge]
  ) throws -> (Judge.Kind?, String) {
    for judge in judges {
      if case .noticed(let line) = try judge.verdict(on: number) {
        let isSeen = judge.kind == .frames
        return (judge.kind, isSeen ? "nobody notices it, but frames move" : line)
      }
    }
    return (nil, "nobody notices it")
  }
}

/// A mutant with its number in the programs.
private struct NumberedMutant: Sendable {
  let number: Int
  let mutant: Mutant
}
