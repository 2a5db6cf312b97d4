#!/bin/sh
# Compiles the documents of a library: compile.sh LAYOUTC DEPFILE UNUSED INTERFACES ARGUMENT…
#
# INTERFACES names the files that the documents may read of others, a line each. Those that they have not
# read go into UNUSED: they may change without the library being made again.
layoutc=$1 depfile=$2 unused=$3 interfaces=$4
shift 4
"$layoutc" build "$@" --depfile "$depfile" || exit

# In the dependency file blanks, # and $ are escaped.
awk '
  NR == FNR { unread[$0]; next }
  {
    gsub(/\\ /, "\001"); gsub(/\\#/, "#"); gsub(/[$][$]/, "$")
    count = split($0, paths, " ")
    for (i = 2; i <= count; i++) { gsub(/\001/, " ", paths[i]); delete unread[paths[i]] }
  }
  END { for (path in unread) print path }
' "$interfaces" "$depfile" | LC_ALL=C sort > "$unused"
