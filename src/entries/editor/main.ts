import { opening } from "#sdk/ui/controls/monaco/editorMessages.ts";
import { serveEditor } from "./serveEditor.ts";

/** The document that embeds this one hands over a port; nobody else is listened to, and only once. */
function open(event: MessageEvent): void {
  const port = event.ports[0];
  if (event.origin !== location.origin || event.source !== parent || event.data !== opening || !port) return;
  removeEventListener("message", open);
  const place = document.getElementById("editor");
  if (place) serveEditor(port, place);
}

if (parent !== window) addEventListener("message", open);
