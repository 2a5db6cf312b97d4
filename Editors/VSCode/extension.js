// The client of `layoutc lsp` in VS Code.
"use strict";

const vscode = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

/** The documents that the server is told of: layouts and rules, and what they are read with. */
const documents = [
  { scheme: "file", language: "layout-xml" },
  { scheme: "untitled", language: "layout-xml" },
  { scheme: "file", pattern: "**/.layoutc.json" },
  { scheme: "file", language: "json" },
];

/** The settings with which the server is started. */
const settingsOfServer = ["layoutc.path", "layoutc.findingsPage", "layoutc.prove", "layoutc.inlayHints"];

/** The pages around a webview's content, which hold the page of previews in a frame. */
const embed = ["vscode-webview:", "vscode-file:"];

/** The running client, if there is one. */
let client;

/** The view with the page of previews, if it is open. */
let panel;

/** Starts the server, and tells where the command is not found. */
async function start() {
  const settings = vscode.workspace.getConfiguration("layoutc");
  const command = settings.get("path") || "layoutc";
  const initializationOptions = {
    prove: settings.get("prove") !== false,
    inlayHints: settings.get("inlayHints") || "sizes",
    embed,
    commands: ["layoutc.showReferences"],
    findingsPage: settings.get("findingsPage") || undefined,
  };
  // The server's own command, as its lenses have it, shows the page here and not in a browser.
  const middleware = {
    executeCommand: (name, words, next) =>
      name === "layoutc.preview" ? showPreview(words[0]) : next(name, words),
  };
  const started = new LanguageClient(
    "layoutc", "layoutc", { command, args: ["lsp"] },
    { documentSelector: documents, initializationOptions, middleware });
  client = started;
  try {
    await started.start();
  } catch (error) {
    if (client === started) client = undefined;
    const choice = await vscode.window.showErrorMessage(
      `'${command} lsp' does not start: ${error instanceof Error ? error.message : error}`,
      "Open Settings");
    if (choice) {
      await vscode.commands.executeCommand("workbench.action.openSettings", "layoutc.path");
    }
  }
}

/** Ends the server. */
async function stop() {
  const running = client;
  client = undefined;
  await running?.stop();
}

/** Ends the server and starts it again. The page of the old one is of no use. */
async function restart() {
  panel?.dispose();
  await stop();
  await start();
}

/** Shows the page of previews beside the text, with the document of the editor or that of a command. */
async function showPreview(asked) {
  const editor = vscode.window.activeTextEditor;
  const parameters = asked ?? (editor && { textDocument: { uri: editor.document.uri.toString() } });
  if (!client || !parameters) return;
  let address;
  try {
    ({ address } = await client.sendRequest("layoutc/preview", { ...parameters, show: false }));
  } catch (error) {
    await vscode.window.showErrorMessage(error instanceof Error ? error.message : String(error));
    return;
  }
  if (!panel) {
    const beside = { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true };
    panel = vscode.window.createWebviewPanel(
      "layoutc.preview", "Preview", beside, { enableScripts: true, retainContextWhenHidden: true });
    panel.onDidDispose(() => { panel = undefined; });
  }
  panel.webview.html = page(address);
  panel.reveal(undefined, true);
  if (editor) follow(editor);
}

/** A page that holds the page of previews in a frame. */
function page(address) {
  const safe = address.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  const policy = "default-src 'none'; frame-src http://127.0.0.1:*; style-src 'unsafe-inline'";
  return `<!DOCTYPE html><html><head><meta http-equiv="Content-Security-Policy" content="${policy}"><style>
html, body, iframe { width: 100%; height: 100%; margin: 0; padding: 0; border: 0; overflow: hidden; }
</style></head><body><iframe src="${safe}"></iframe></body></html>`;
}

/** Lists the uses of a declaration, which a lens of the server's has. */
function showReferences(uri, position, places) {
  const converter = client?.protocol2CodeConverter;
  if (!converter) return;
  return vscode.commands.executeCommand(
    "editor.action.showReferences", vscode.Uri.parse(uri), converter.asPosition(position),
    places.map((place) => converter.asLocation(place)));
}

/** Marks the element at the cursor on the page. */
function follow({ document, selection }) {
  if (!panel || !client || document.languageId !== "layout-xml") return;
  const { line, character } = selection.active;
  return client.sendNotification(
    "layoutc/select", { textDocument: { uri: document.uri.toString() }, position: { line, character } });
}

/** Called by VS Code for the first document of the language. */
async function activate(context) {
  context.subscriptions.push(
    vscode.commands.registerCommand("layoutc.restart", restart),
    vscode.commands.registerCommand("layoutc.showPreview", () => showPreview()),
    vscode.commands.registerCommand("layoutc.showReferences", showReferences),
    vscode.window.onDidChangeTextEditorSelection(({ textEditor }) => follow(textEditor)),
    vscode.workspace.onDidChangeConfiguration((event) => {
      if (settingsOfServer.some((name) => event.affectsConfiguration(name))) return restart();
    }));
  await start();
}

/** Called by VS Code before it ends. */
async function deactivate() {
  panel?.dispose();
  await stop();
}

module.exports = { activate, deactivate };
