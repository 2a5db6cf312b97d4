import Foundation

/// Waits until the files written so far are old enough for their dates to be trusted.
///
/// A sleep alone may end early: the end of any child process interrupts it.
package func letFilesSettle() {
  let end = Date(timeIntervalSinceNow: 0.06)
  while Date() < end { Thread.sleep(until: end) }
}
