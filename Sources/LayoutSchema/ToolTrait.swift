// The command needs all of its modules, of which this is the first; without a trait it has not what it stands
// on, and Swift would say no more than that there is no module of some name.
#if !Tool && !Pango
  #error(
    "layoutc, which the plugins run, is left out by 'traits: []': remove that where the package is named"
  )
#endif
