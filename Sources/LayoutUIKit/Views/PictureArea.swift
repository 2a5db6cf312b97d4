#if canImport(UIKit) && !os(watchOS)
  import LayoutApple
  package import LayoutEngine
  package import UIKit

  extension UIImageView: PictureArea {
    package var spoken: UIView? { nil }

    package func show(_ picture: UIImage?, _ mode: ImageSpec.ContentMode) {
      image = picture
      contentMode =
        switch mode {
        case .aspectFill: .scaleAspectFill
        case .aspectFit: .scaleAspectFit
        case .scaleToFill: .scaleToFill
        case .center: .center
        }
    }
  }
#endif
