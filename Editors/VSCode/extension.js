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
const settingsOfServer = ["layoutc.path", "layoutc.prove", "layoutc.inlayHints"];

/** The running client, if there is one. */
let client;

/** Starts the server, and tells where the command is not found. */
async function start() {
  const settings = vscode.workspace.getConfiguration("layoutc");
  const command = settings.get("path") || "layoutc";
  const initializationOptions = {
    prove: settings.get("prove") !== false,
    inlayHints: settings.get("inlayHints") || "sizes",
  };
  const started = new LanguageClient(
    "layoutc", "layoutc", { command, args: ["lsp"] },
    { documentSelector: documents, initializationOptions });
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

/** Ends the server and starts it again. */
async function restart() {
  await stop();
  await start();
}

/** Called by VS Code for the first document of the language. */
async function activate(context) {
  context.subscriptions.push(
    vscode.commands.registerCommand("layoutc.restart", restart),
    vscode.workspace.onDidChangeConfiguration((event) => {
      if (settingsOfServer.some((name) => event.affectsConfiguration(name))) return restart();
    }));
  await start();
}

/** Called by VS Code before it ends. */
async function deactivate() {
  await stop();
}

module.exports = { activate, deactivate };
