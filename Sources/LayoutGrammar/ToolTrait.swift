// The command needs all of its modules; this one is early among those that the libraries for apps
// do not need. Without a trait its dependencies are missing, and Swift would only report that a
// module cannot be found.
#if !Tool && !Pango && !Signing
  #error(
    "layoutc, which the plugins run, is left out by 'traits: []': remove that where the package is named"
  )
#endif
