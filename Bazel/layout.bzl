"""Rules that compile layout documents.

    load("@layoutc//:layout.bzl", "layout_library")

    layout_library(
        name = "screens",
        srcs = glob(["*.layout.xml"]),
        deps = ["//Design:design"],
    )

    swift_library(
        name = "App",
        srcs = ["main.swift", ":screens"],
        deps = ["//LayoutEngine"],
    )

One action makes the Swift of all documents of a library, and of each what it shows to those that import
it: its interface, which says nothing of bodies. Libraries see of each other only that. So a change of a
body makes the Swift of its own library again, in which one file is another; a change of an interface does
so for the libraries that have read it, and for no others.
"""

LayoutInfo = provider(
    doc = "What a layout_library gives to others.",
    fields = {
        "swift": "The Swift of its documents: a list of files, for `srcs` of one Swift module.",
        "module": "The name of that module, for `module` on imports of its documents; may be empty.",
        "interfaces": "What its documents, and those that they import, show others: a depset of files.",
    },
)

_SUFFIX = ".layout.xml"

# Names of documents are no labels, so that they follow from the paths of files alone.
_SHIPPED = ["LayoutcControls"]

def _in_package(ctx, file):
    """The path of a file from the package on; fails for one of another package."""
    folder = "/".join([part for part in [ctx.label.workspace_root, ctx.label.package] if part])
    prefix = folder + "/" if folder else ""
    if not file.is_source or not file.path.startswith(prefix):
        fail("'%s' is no source file of this package: it belongs to a library of its own" % file.path)
    return file.path[len(prefix):]

def _layout_library_impl(ctx):
    folder = ctx.label.name + ".layouts/"
    swift = [ctx.actions.declare_file(folder + name + ".layout.swift") for name in _SHIPPED]
    interfaces = []
    for document in ctx.files.srcs:
        if not document.basename.endswith(_SUFFIX):
            fail("the name of '%s' does not end in '%s'" % (document.path, _SUFFIX))
        path = _in_package(ctx, document)[:-len(".xml")]

        # What layoutc calls it, by its path from the package on.
        name = path.replace("=", "=e").replace("+", "=p").replace("/", "+")
        swift.append(ctx.actions.declare_file(folder + name + ".swift"))
        interfaces.append(ctx.actions.declare_file(path + ".interface"))

    read = depset(transitive = [dep[LayoutInfo].interfaces for dep in ctx.attr.deps])
    names = ctx.actions.declare_file(folder + "interfaces")
    depfile = ctx.actions.declare_file(folder + "all.d")
    unused = ctx.actions.declare_file(folder + "unused")
    ctx.actions.write(names, ctx.actions.args().set_param_file_format("multiline").add_all(read))

    tools = ctx.attr._layoutc.files.to_list() if not ctx.file.layoutc else [ctx.file.layoutc]
    if len(tools) != 1:
        fail("say which layoutc compiles documents: --@layoutc//:layoutc=//tools:layoutc, in .bazelrc")
    args = ctx.actions.args()
    args.add(tools[0])
    args.add_all([depfile, unused, names])
    args.add_all(ctx.files.srcs)
    args.add("--output", swift[0].dirname)
    args.add("--root", "/".join([part for part in [ctx.label.workspace_root, ctx.label.package] if part]) or ".")
    args.add("--interfaces", ctx.bin_dir.path)
    args.add("--access", ctx.attr.access)
    args.add_all(["--fixed-outputs", "--no-incremental", "--format", "short"])

    # The nearest .layoutc.json may lie where the action should not look.
    if ctx.file.config:
        args.add("--config", ctx.file.config)
    else:
        args.add("--no-config")
    ctx.actions.run(
        mnemonic = "LayoutCompile",
        progress_message = "Compiling %d layouts of %s" % (len(ctx.files.srcs), ctx.label),
        executable = ctx.executable._compile,
        arguments = [args],
        tools = tools,
        inputs = depset(
            ctx.files.srcs + ctx.files.data + ctx.files.config + [names],
            transitive = [read],
        ),
        outputs = swift + interfaces + [depfile, unused],
        # What was not read need not be the same for the result to be up to date.
        unused_inputs_list = unused,
    )
    return [
        DefaultInfo(files = depset(swift)),
        LayoutInfo(
            swift = swift,
            module = ctx.attr.module,
            interfaces = depset(interfaces, transitive = [read]),
        ),
        OutputGroupInfo(interfaces = depset(interfaces)),
    ]

layout_library = rule(
    implementation = _layout_library_impl,
    doc = "Compiles documents to Swift.",
    attrs = {
        "srcs": attr.label_list(
            doc = "The documents, `*.layout.xml` of this package; each belongs to one library.",
            allow_files = [".xml"],
            mandatory = True,
            allow_empty = False,
        ),
        "deps": attr.label_list(
            doc = "The libraries whose documents these import, by their paths.",
            providers = [LayoutInfo],
        ),
        "data": attr.label_list(
            doc = "Other files that the build reads, such as those that `config` names.",
            allow_files = True,
        ),
        "config": attr.label(
            doc = "The `.layoutc.json` that chooses the rules; without it none is read.",
            allow_single_file = [".json"],
        ),
        "access": attr.string(
            doc = "Who may use the types.",
            default = "public",
            values = ["internal", "package", "public"],
        ),
        "module": attr.string(
            doc = "The Swift module that the code is compiled in, as `<import module>` names it.",
        ),
        "layoutc": attr.label(
            doc = "Another layoutc than `--@layoutc//:layoutc` says.",
            allow_single_file = True,
            cfg = "exec",
        ),
        "_compile": attr.label(
            default = Label("//:compile.sh"),
            allow_single_file = True,
            executable = True,
            cfg = "exec",
        ),
        "_layoutc": attr.label(
            default = Label("//:layoutc"),
            allow_files = True,
            cfg = "exec",
        ),
    },
)
