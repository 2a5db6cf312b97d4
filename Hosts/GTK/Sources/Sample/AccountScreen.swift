import LayoutEngine
import LayoutGTK
import LayoutViews

/// A form whose input goes into the document, which is then laid out again.
@MainActor
final class AccountScreen {
  /// The view that shows the form.
  let view: LayoutView<Account>
  var account: Account {
    didSet { view.update(account) }
  }

  init() {
    account = Account(
      name: "", email: "", password: "", about: "", isPublic: true, volume: 0.4, guests: 2,
      message: "")
    view = LayoutView(account, assets: .sample)

    view.host.onChange(\.name) { [unowned self] in account.name = $0.text ?? account.name }
    view.host.onChange(\.email) { [unowned self] in account.email = $0.text ?? account.email }
    view.host.onChange(\.password) { [unowned self] in
      account.password = $0.text ?? account.password
    }
    view.host.onChange(\.about) { [unowned self] in account.about = $0.text ?? account.about }
    view.host.onChange(\.isPublic) { [unowned self] in
      account.isPublic = $0.bool ?? account.isPublic
    }
    view.host.onChange(\.guests) { [unowned self] in account.guests = $0.number ?? account.guests }
    view.host.onChange(\.volume) { [unowned self] in account.volume = $0.number ?? account.volume }
    view.host.onTap(\.save) { [unowned self] in save() }
  }

  private func save() {
    account.message = "Saved, \(account.name)."
  }
}
