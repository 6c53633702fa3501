import { autocompletion, closeCompletion, completionStatus, type Completion, type CompletionContext, type CompletionResult } from "@codemirror/autocomplete";
import { syntaxTree } from "@codemirror/language";
import { EditorState, StateEffect, StateField, type Extension, type Text } from "@codemirror/state";
import { Decoration, EditorView, ViewPlugin, type DecorationSet } from "@codemirror/view";

/** A place that is wrong, counted from 1. */
interface WrongPlace {
  readonly line: number;
  readonly column: number;
}

/** What may be completed at a place. */
export interface CodeOffer {
  readonly label: string;
  /** What is called gets its brackets. */
  readonly kind: "field" | "name" | "function" | "method" | "choice";
  /** Beside it: the title and type of a field, of a function what it takes. */
  readonly detail?: string;
  /** What it gives, in a line. */
  readonly help?: string;
}

/** What may be completed behind a text, and from which letter on. */
export type OffersBehind = (before: string) => { readonly from: number; readonly offers: readonly CodeOffer[] };

/**
 * What an editor of code knows of its text: which names there are, and where it is wrong.
 * @example const assist = new CodeAssist((before) => nameOffers(before, known), t("names")); // <CodeControl more={assist.extension} />
 */
export class CodeAssist {
  /** For the editor's lifetime. */
  readonly extension: Extension;
  #offersBehind: OffersBehind;
  #view: EditorView | undefined;

  /** @param label of the list of names, for who does not see it */
  constructor(offersBehind: OffersBehind, label: string) {
    this.#offersBehind = offersBehind;
    this.extension = [
      looks, marks, EditorState.phrases.of({ Completions: label }),
      autocompletion({ override: [(context) => this.#complete(context)], icons: false, maxRenderedOptions: 60 }),
      ViewPlugin.define((view) => {
        this.#view = view;
        const end = closeFirst(view);
        return { destroy: end };
      }),
    ];
  }

  offer(offersBehind: OffersBehind): void {
    this.#offersBehind = offersBehind;
  }

  mark(places: readonly WrongPlace[]): void {
    this.#view?.dispatch({ effects: setPlaces.of(places) });
  }

  #complete({ state, pos, explicit }: CompletionContext): CompletionResult | null {
    const around = syntaxTree(state).resolveInner(pos, -1).name;
    if (/^(String|TemplateString|LineComment|BlockComment)$/.test(around)) return null;
    const { from, offers } = this.#offersBehind(state.sliceDoc(0, pos));
    const isBegun = from < pos || state.sliceDoc(pos - 1, pos) === ".";
    return isBegun || explicit ? { from, options: offers.map(optionOf), validFor: /^[\w$]*$/ } : null;
  }
}

function optionOf({ label, kind, detail, help }: CodeOffer, index: number): Completion {
  const isCalled = kind === "function" || kind === "method";
  return {
    label, boost: -index / 100, ...(detail !== undefined && { detail }), ...(help !== undefined && { info: help }),
    ...(isCalled && { apply: insertCall }),
  };
}

/** With the caret between the brackets. */
function insertCall(view: EditorView, { label }: Completion, from: number, to: number): void {
  const hasBrackets = view.state.sliceDoc(to, to + 1) === "(";
  view.dispatch({ changes: { from, to, insert: hasBrackets ? label : `${label}()` }, selection: { anchor: from + label.length + 1 }, userEvent: "input.complete" });
}

/** The first Escape closes the list of names alone, whatever is around the editor. */
function closeFirst(view: EditorView): () => void {
  const press = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || completionStatus(view.state) === null) return;
    closeCompletion(view);
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  view.dom.addEventListener("keydown", press, true);
  return () => view.dom.removeEventListener("keydown", press, true);
}

const setPlaces = StateEffect.define<readonly WrongPlace[]>();
const wrong = Decoration.mark({ class: "cm-mistake" });

/** Until it is told again a mark moves with the text. */
const marks = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(before, transaction) {
    const told = transaction.effects.findLast((effect) => effect.is(setPlaces));
    return told ? Decoration.set(told.value.flatMap((place) => markAt(transaction.state.doc, place)), true) : before.map(transaction.changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** The word at the place, or a letter; at the end of the text the one before it. */
function markAt(doc: Text, { line, column }: WrongPlace) {
  if (doc.length === 0) return [];
  const { from, to, text } = doc.line(Math.min(Math.max(1, line), doc.lines));
  const start = Math.min(from + column - 1, to);
  const [word = ""] = /^[\w$]+/.exec(text.slice(start - from)) ?? [];
  const end = Math.min(start + Math.max(1, word.length), doc.length);
  return [wrong.range(end > start ? start : start - 1, end)];
}

const looks = EditorView.theme({
  ".cm-content, .cm-gutter": { minHeight: "54px" },
  ".cm-mistake": { textDecoration: "underline wavy var(--danger)", textUnderlineOffset: "3px", backgroundColor: "var(--danger-weak)" },
  ".cm-tooltip": { backgroundColor: "var(--surface-panel)", color: "var(--text-normal)", border: "1px solid var(--border-strong)", borderRadius: "var(--radius-small)", boxShadow: "var(--shadow-2)", overflow: "hidden" },
  ".cm-tooltip.cm-tooltip-autocomplete > ul": { fontFamily: "var(--font-mono)", fontSize: "var(--type-small)", maxHeight: "220px", maxWidth: "min(520px, 90vw)" },
  ".cm-tooltip.cm-tooltip-autocomplete > ul > li": { padding: "4px 10px", lineHeight: "1.5" },
  ".cm-tooltip-autocomplete ul li[aria-selected]": { backgroundColor: "var(--accent-weak)", color: "var(--text-strong)" },
  ".cm-completionMatchedText": { textDecoration: "none", fontWeight: "var(--weight-heavy)" },
  ".cm-completionDetail": { fontStyle: "normal", fontFamily: "var(--font)", color: "var(--text-weak)", marginLeft: "12px" },
  ".cm-tooltip.cm-completionInfo": { fontSize: "var(--type-small)", padding: "6px 10px", maxWidth: "280px" },
});
