/// The memory of a solve, held for as long as it runs.
struct SolveBuffers {
  let ownSizes: UnsafeBufferPointer<OwnSize>
  let states: UnsafeMutableBufferPointer<NodeState>
  let frames: UnsafeMutableBufferPointer<Frame>
  let contentSizes: UnsafeMutableBufferPointer<Size>
  let cells: UnsafeMutableBufferPointer<CellState>
  let boxes: UnsafeMutableBufferPointer<FlexBox>
  let flexStates: UnsafeMutableBufferPointer<FlexState>
  let flexLaids: UnsafeMutableBufferPointer<FlexLaid>
  let boxOfNode: UnsafeBufferPointer<Int32>
}

extension SolveArena {
  /// Runs `body` over the arena's memory.
  mutating func withBuffers(_ body: (SolveBuffers) -> Void) {
    ownSizes.withUnsafeBufferPointer { ownSizes in
      states.withUnsafeMutableBufferPointer { states in
        frames.withUnsafeMutableBufferPointer { frames in
          contentSizes.withUnsafeMutableBufferPointer { contentSizes in
            cells.withUnsafeMutableBufferPointer { cells in
              flex.withBuffers { boxes, flexStates, flexLaids, boxOfNode in
                body(
                  SolveBuffers(
                    ownSizes: ownSizes, states: states, frames: frames,
                    contentSizes: contentSizes, cells: cells, boxes: boxes,
                    flexStates: flexStates, flexLaids: flexLaids, boxOfNode: boxOfNode))
              }
            }
          }
        }
      }
    }
  }
}

extension FlexArena {
  fileprivate mutating func withBuffers(
    _ body: (
      UnsafeMutableBufferPointer<FlexBox>, UnsafeMutableBufferPointer<FlexState>,
      UnsafeMutableBufferPointer<FlexLaid>, UnsafeBufferPointer<Int32>
    ) -> Void
  ) {
    boxes.withUnsafeMutableBufferPointer { boxes in
      states.withUnsafeMutableBufferPointer { states in
        laids.withUnsafeMutableBufferPointer { laids in
          boxOfNode.withUnsafeBufferPointer { body(boxes, states, laids, $0) }
        }
      }
    }
  }
}
