import LayoutEngine
import LayoutGTK
import LayoutViews

/// A form: what people put in goes into the document, and what follows from it comes out of it.
@MainActor
final class AccountScreen {
  /// What shows it.
  let view: LayoutView<Account>
  var account: Account {
    didSet { view.update(account) }
  }

  init() {
    account = Account(
      name: "", email: "", password: "", about: "", isPublic: true, volume: 0.4, guests: 2,
      message: "")
    view = LayoutView(account, assets: .sample)

    view.on(.text, \.name) { [unowned self] in account.name = $0 }
    view.on(.text, \.email) { [unowned self] in account.email = $0 }
    view.on(.text, \.password) { [unowned self] in account.password = $0 }
    view.on(.text, \.about) { [unowned self] in account.about = $0 }
    view.on(.toggle, \.isPublic) { [unowned self] in account.isPublic = $0 }
    view.on(.number, \.guests) { [unowned self] in account.guests = $0 }
    view.on(.number, \.volume) { [unowned self] in account.volume = $0 }
    view.host.onTap(\.save) { [unowned self] in save() }
  }

  private func save() {
    account.message = "Saved, \(account.name)."
  }
}
