import { Editor } from "@tiptap/core";
import { StarterKit } from "@tiptap/starter-kit";
import type { Block } from "#core/blocks/blockTypes.ts";
import { coerceBlocks } from "#core/coercion/coerceBlocks.ts";
import { isSafeHref } from "#core/expressions/purposes/isSafeHref.ts";
import { disclose, enclose, UnknownBlock, UnknownInline, UnknownMark } from "./unknownBlocks.ts";

export interface BlocksEvents {
  /** A person changed the document. */
  readonly onChange: (document: unknown) => void;
  /** The caret moved, or what it stands in changed. */
  readonly onCaret: () => void;
  /** A picture was pasted or dropped, and is not taken. */
  readonly onPicture: () => void;
}

export interface BlocksLook {
  readonly className: string;
  /** Stands in the place of what is not known. */
  readonly unknown: string;
}

const empty: Block = { type: "doc" };

/** TipTap over one place of the page: a document in, a document out, and nothing of it lost that is not known here. */
export class BlocksEditor {
  readonly tiptap: Editor;
  /** A person has been in it: before, its caret is nobody's. */
  isUsed = false;

  constructor(place: HTMLElement, { className, unknown }: BlocksLook, events: BlocksEvents) {
    this.tiptap = new Editor({
      element: place,
      // Our policy lets no style element in; the rules that it would write are in our own sheet.
      injectCSS: false,
      extensions: [
        StarterKit.configure({
          heading: { levels: [2, 3, 4] },
          // It would change every document that is opened.
          trailingNode: false,
          dropcursor: false,
          link: { openOnClick: false, autolink: false, HTMLAttributes: { target: null, rel: null }, isAllowedUri: (address) => isSafeHref(address) },
        }),
        UnknownBlock.configure({ label: unknown }), UnknownInline.configure({ label: unknown }), UnknownMark,
      ],
      editorProps: { attributes: { class: className }, handlePaste: (_view, event) => refusePictures(event.clipboardData, events), handleDrop: (_view, event) => refusePictures(event.dataTransfer, events) },
      onFocus: () => void (this.isUsed = true),
      onUpdate: () => events.onChange(this.#read()),
      onTransaction: () => {
        this.#markEmpty();
        events.onCaret();
      },
    });
  }

  get root(): HTMLElement {
    return this.tiptap.view.dom;
  }

  get isComposing(): boolean {
    return this.tiptap.view.composing;
  }

  /** Shows a document from outside. What differs is changed and nothing else, so that caret and undo stay. */
  show(document: Block | null): void {
    const { state, schema, view } = this.tiptap;
    const next = schema.nodeFromJSON(enclose(document ?? empty, schema));
    const start = next.content.findDiffStart(state.doc.content);
    const end = next.content.findDiffEnd(state.doc.content);
    if (start !== null && end) {
      // Where equal letters follow one another the ends would cross.
      const overlap = Math.max(0, start - Math.min(end.a, end.b));
      const change = state.tr.replace(start, end.b + overlap, next.slice(start, end.a + overlap));
      view.dispatch(change.setMeta("addToHistory", false).setMeta("preventUpdate", true));
    }
    this.#markEmpty();
  }

  /** A link over the selection or the link at the caret, or with its address as its text. */
  link(address: string): void {
    const { tiptap } = this;
    const chain = tiptap.chain().focus().extendMarkRange("link");
    if (address === "") chain.unsetLink().run();
    else if (tiptap.state.selection.empty && !tiptap.isActive("link")) {
      chain.insertContent({ type: "text", text: address, marks: [{ type: "link", attrs: { href: address } }] }).run();
    } else chain.setLink({ href: address }).run();
  }

  end(): void {
    this.tiptap.destroy();
  }

  /** What cannot be kept goes out as it is: the form's check says what is wrong with it. */
  #read(): unknown {
    const document = disclose(this.tiptap.getJSON());
    const kept = coerceBlocks(document);
    return kept.ok ? kept.value : document;
  }

  #markEmpty(): void {
    const { doc } = this.tiptap.state;
    this.root.dataset["empty"] = String(doc.childCount === 1 && doc.firstChild?.type.name === "paragraph" && doc.firstChild.content.size === 0);
  }
}

/** @returns whether nothing else is to be done about it */
function refusePictures(data: DataTransfer | null, { onPicture }: BlocksEvents): boolean {
  const isPicture = [...(data?.files ?? [])].some(({ type }) => type.startsWith("image/"));
  const isWithin = /<img\b/i.test(data?.getData("text/html") ?? "");
  if (isPicture || isWithin) onPicture();
  // Of a text from elsewhere the rest is taken: the document knows no pictures.
  return isPicture && !isWithin;
}
