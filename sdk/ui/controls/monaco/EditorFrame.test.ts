// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { EditorFrame } from "./EditorFrame.ts";
import { opening, type FromEditor, type ToEditor } from "./editorMessages.ts";

let frame: HTMLIFrameElement;
let editor: EditorFrame;
let port: MessagePort | undefined;
let told: ToEditor[];
const listener = { onReady: vi.fn(), onText: vi.fn(), onLeave: vi.fn() };

/** Ports deliver in tasks of their own. */
const pass = async (): Promise<void> => await new Promise((resolve) => setTimeout(resolve, 20));
const say = async (message: FromEditor | object): Promise<void> => {
  port?.postMessage(message);
  await pass();
};
/** The document in the frame is there: it listens, as it does in a browser. */
const load = async (): Promise<void> => {
  told = [];
  const sent = vi.fn();
  Object.defineProperty(frame, "contentWindow", { value: { postMessage: sent }, configurable: true });
  frame.dispatchEvent(new Event("load"));
  const [message, origin, ports] = sent.mock.calls[0] as [unknown, string, MessagePort[]];
  expect([message, origin]).toEqual([opening, location.origin]);
  port = ports[0];
  port?.addEventListener("message", ({ data }) => told.push(data as ToEditor));
  port?.start();
  await pass();
};

beforeEach(() => {
  vi.clearAllMocks();
  frame = document.body.appendChild(document.createElement("iframe"));
  editor = new EditorFrame(frame, listener);
});

afterEach(() => {
  editor.end();
  port?.close();
  document.body.replaceChildren();
});

describe("the host of an editor in a frame", () => {
  it("UI729 a document that was loaded anew is told the text as it is by now, with all that is known of it", async () => {
    editor.show("бир");
    editor.mark([{ line: 1, message: "хато" }]);
    await load();
    expect(told).toEqual([{ type: "show", text: "бир", seen: 0 }, { type: "mark", marks: [{ line: 1, message: "хато" }] }]);
    await say({ type: "text", text: "бир икки", number: 4 });
    await load();
    expect(told[0]).toEqual({ type: "show", text: "бир икки", seen: 0 });
  });

  it("UI729 what was typed is never written back, however late it comes; another text names the last one that was heard", async () => {
    editor.show("");
    await load();
    for (const [at, text] of ["а", "аб", "абв"].entries()) await say({ type: "text", text, number: at + 1 });
    expect(listener.onText.mock.calls).toEqual([["а"], ["аб"], ["абв"]]);
    told = [];
    for (const text of ["а", "абв", "уч"]) editor.show(text);
    await pass();
    expect(told).toEqual([{ type: "show", text: "уч", seen: 3 }]);
  });

  it("UI730 keys that are the page's come to it at the frame, and the focus goes on into the text", async () => {
    await load();
    const pressed: [string, boolean][] = [];
    document.body.addEventListener("keydown", ({ key, ctrlKey }) => pressed.push([key, ctrlKey]), { once: false });
    await say({ type: "key", key: "Enter", isCommand: true });
    await say({ type: "key", key: "Escape", isCommand: false });
    await say({ type: "key", key: "F5", isCommand: false });
    expect(pressed).toEqual([["Enter", true], ["Escape", false]]);
    frame.dispatchEvent(new FocusEvent("focus"));
    await pass();
    expect(told.at(-1)).toEqual({ type: "focus" });
    await say({ type: "left" });
    expect(listener.onLeave).toHaveBeenCalledTimes(1);
  });
});
