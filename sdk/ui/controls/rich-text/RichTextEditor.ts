import { Delta } from "quill/core";
import type { Sanitize } from "../../html/loadSanitizer.ts";
import { markupOf } from "../../html/sanitizedMarkup.ts";
import { htmlOf } from "./htmlOf.ts";
import { Quill } from "./quillFormats.ts";

/** What the text at the caret is. */
export type Formats = Readonly<Record<string, unknown>>;

export interface RichTextEvents {
  /** A person changed the text. */
  readonly onChange: (html: string) => void;
  /** The caret moved, or what it stands in changed. */
  readonly onFormats: (formats: Formats) => void;
  /** A picture was pasted or dropped, and is not taken. */
  readonly onPicture: () => void;
}

const pictures = ["image/png", "image/jpeg", "image/gif", "image/webp", "image/svg+xml", "image/bmp", "image/tiff", "image/avif", "image/heic"];

/** Quill over one place of the page: html in, html out, and nothing in it that the one list does not name. */
export class RichTextEditor {
  readonly root: HTMLElement;
  readonly #quill: InstanceType<typeof Quill>;
  readonly #sanitize: Sanitize;
  #isReading = false;

  constructor(place: HTMLElement, sanitize: Sanitize, events: RichTextEvents) {
    this.#sanitize = sanitize;
    this.#quill = new Quill(place, {
      modules: {
        // Tab goes on; in a list it still moves the item.
        keyboard: { bindings: { tab: null } },
        // What came from outside is not a person's to undo.
        history: { userOnly: true },
        uploader: { mimetypes: pictures, handler: () => events.onPicture() },
      },
    });
    this.root = this.#quill.root;
    this.#refusePictures(events.onPicture);
    this.#markEmpty();
    this.#quill.on("editor-change", () => {
      const range = this.#quill.getSelection();
      if (range) events.onFormats(this.#quill.getFormat(range));
    });
    this.#quill.on("text-change", (_change, _before, source) => {
      this.#markEmpty();
      if (source === "user") events.onChange(htmlOf(this.root));
    });
  }

  get isComposing(): boolean {
    return this.#quill.composition.isComposing;
  }

  /** Shows html from outside. What differs is changed and nothing else, so that caret and undo stay. */
  show(html: string): void {
    const change = this.#quill.getContents().diff(this.#read(html));
    if (change.length() > 0) this.#quill.updateContents(change, "api");
    this.#markEmpty();
  }

  /** What has been shown so far cannot be undone. */
  forget(): void {
    this.#quill.history.clear();
  }

  focus(): void {
    this.#quill.focus({ preventScroll: true });
  }

  format(name: string, value: unknown): void {
    this.#quill.format(name, value, "user");
  }

  /** A link over the selection, over the link at the caret, or with its address as its text. */
  link(address: string): void {
    const range = this.#quill.getSelection(true);
    const [leaf, offset] = this.#quill.getLeaf(range.index);
    const isInLink = this.#quill.getFormat(range)["link"] !== undefined;
    if (range.length > 0) this.#quill.formatText(range.index, range.length, "link", address || false, "user");
    else if (isInLink && leaf) this.#quill.formatText(range.index - offset, leaf.length(), "link", address || false, "user");
    else if (address) this.#quill.insertText(range.index, address, "link", address, "user");
  }

  clear(): void {
    const range = this.#quill.getSelection(true);
    this.#quill.removeFormat(range.index, range.length, "user");
  }

  #read(html: string): Delta {
    const holder = document.createElement("div");
    holder.append(this.#sanitize(html));
    this.#isReading = true;
    const read = this.#quill.clipboard.convert({ html: markupOf(holder) });
    this.#isReading = false;
    const last = read.ops.at(-1)?.insert;
    return typeof last === "string" && last.endsWith("\n") ? read : read.insert("\n");
  }

  #refusePictures(onPicture: () => void): void {
    this.#quill.clipboard.addMatcher("img", (_node, delta) => {
      if (this.#isReading) return delta;
      onPicture();
      return new Delta();
    });
  }

  #markEmpty(): void {
    this.root.dataset["empty"] = String(this.root.classList.contains("ql-blank") || this.#quill.getLength() <= 1);
  }
}
