// The command needs all of its modules, of which this is the first. Without a trait its
// dependencies are missing, and Swift would only report that a module cannot be found.
#if !Tool && !Pango
  #error(
    "layoutc, which the plugins run, is left out by 'traits: []': remove that where the package is named"
  )
#endif
