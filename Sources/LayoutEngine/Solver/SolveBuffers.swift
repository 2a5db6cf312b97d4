/// The memory of a solve, borrowed from the arena while the solve runs.
struct SolveBuffers {
  let ownSizes: BorrowedArray<OwnSize>
  let states: MutableBorrowedArray<NodeState>
  let frames: MutableBorrowedArray<LayoutRect>
  let contentSizes: MutableBorrowedArray<LayoutSize>
  let cells: MutableBorrowedArray<CellState>
  let boxes: MutableBorrowedArray<FlexBox>
  let flexStates: MutableBorrowedArray<FlexState>
  let flexLaids: MutableBorrowedArray<FlexLaid>
  let boxOfNode: BorrowedArray<Int32>
  let boxStates: MutableBorrowedArray<BoxState>
  let containers: MutableBorrowedArray<BoxContainerState>
  let boxStyles: MutableBorrowedArray<BoxStyle>
}

extension SolveArena {
  /// Runs `body` with access to the arena's memory.
  mutating func withBuffers(_ body: (SolveBuffers) -> Void) {
    ownSizes.withBorrowed { ownSizes in
      states.withMutableBorrowed { states in
        frames.withMutableBorrowed { frames in
          contentSizes.withMutableBorrowed { contentSizes in
            cells.withMutableBorrowed { cells in
              flex.withBuffers { boxes, flexStates, flexLaids, boxOfNode in
                boxStates.withMutableBorrowed { boxStates in
                  containers.withMutableBorrowed { containers in
                    boxStyles.withMutableBorrowed { boxStyles in
                      body(
                        SolveBuffers(
                          ownSizes: ownSizes, states: states, frames: frames,
                          contentSizes: contentSizes, cells: cells, boxes: boxes,
                          flexStates: flexStates, flexLaids: flexLaids, boxOfNode: boxOfNode,
                          boxStates: boxStates, containers: containers, boxStyles: boxStyles))
                    }
                  }
                }
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
      MutableBorrowedArray<FlexBox>, MutableBorrowedArray<FlexState>,
      MutableBorrowedArray<FlexLaid>, BorrowedArray<Int32>
    ) -> Void
  ) {
    boxes.withMutableBorrowed { boxes in
      states.withMutableBorrowed { states in
        laids.withMutableBorrowed { laids in
          boxOfNode.withBorrowed { body(boxes, states, laids, $0) }
        }
      }
    }
  }
}
