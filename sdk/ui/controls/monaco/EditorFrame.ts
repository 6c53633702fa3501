import { KeptValue } from "../code/KeptValue.ts";
import { opening, readFromEditor, type EditorMark, type EditorSettings, type FromEditor, type ToEditor } from "./editorMessages.ts";

export interface EditorFrameListener {
  readonly onReady: () => void;
  readonly onText: (text: string) => void;
  readonly onLeave: () => void;
}

/** What the host knows of the editor's document in a frame: it tells it what to show, and hears what was typed. */
export class EditorFrame {
  readonly #frame: HTMLIFrameElement;
  readonly #listener: EditorFrameListener;
  readonly #kept = new KeptValue<string>();
  #port: MessagePort | undefined;
  /** What stands in the editor as far as the host knows, and the number of the last text that was typed there. */
  #text: string | undefined;
  #seen = 0;
  #settings: EditorSettings | undefined;
  #marks: readonly EditorMark[] = [];
  #isFocusWanted = false;

  constructor(frame: HTMLIFrameElement, listener: EditorFrameListener) {
    this.#frame = frame;
    this.#listener = listener;
    frame.addEventListener("load", this.#open);
    frame.addEventListener("focus", this.#enter);
  }

  set(settings: EditorSettings): void {
    if (JSON.stringify(settings) === JSON.stringify(this.#settings)) return;
    this.#settings = settings;
    this.#post({ type: "set", settings });
  }

  /** What was typed comes back as the value, and is known there. */
  show(text: string): void {
    this.#kept.give(text, { show: (given) => this.#replace(given) });
  }

  #replace(text: string): void {
    if (text === this.#text) return;
    this.#text = text;
    this.#post({ type: "show", text, seen: this.#seen });
  }

  mark(marks: readonly EditorMark[]): void {
    this.#marks = marks;
    this.#post({ type: "mark", marks });
  }

  end(): void {
    this.#frame.removeEventListener("load", this.#open);
    this.#frame.removeEventListener("focus", this.#enter);
    this.#port?.close();
  }

  /** A document that was loaded anew, for instance because its frame was moved, knows nothing yet. */
  readonly #open = (): void => {
    const { port1, port2 } = new MessageChannel();
    this.#port?.close();
    this.#port = port1;
    this.#seen = 0;
    port1.addEventListener("message", ({ data }) => {
      const message = readFromEditor(data);
      if (message) this.#hear(message);
    });
    port1.start();
    this.#frame.contentWindow?.postMessage(opening, location.origin, [port2]);
    if (this.#settings) this.#post({ type: "set", settings: this.#settings });
    if (this.#text !== undefined) this.#post({ type: "show", text: this.#text, seen: 0 });
    this.#post({ type: "mark", marks: this.#marks });
    if (this.#isFocusWanted) this.#post({ type: "focus" });
  };

  /** The focus came by its label, by the form or by a key: it goes into the text. */
  readonly #enter = (): void => {
    this.#isFocusWanted = true;
    this.#post({ type: "focus" });
  };

  #hear(message: FromEditor): void {
    switch (message.type) {
      case "ready":
        return this.#listener.onReady();
      case "text":
        this.#seen = message.number;
        this.#text = message.text;
        this.#kept.say(message.text);
        return this.#listener.onText(message.text);
      case "left":
        this.#isFocusWanted = false;
        return this.#listener.onLeave();
      case "key":
        this.#frame.dispatchEvent(new KeyboardEvent("keydown", { key: message.key, ctrlKey: message.isCommand, bubbles: true, cancelable: true }));
    }
  }

  #post(message: ToEditor): void {
    this.#port?.postMessage(message);
  }
}
