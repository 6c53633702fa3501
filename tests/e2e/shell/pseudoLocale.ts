import { setTimeout as sleep } from "node:timers/promises";

import type { Page, Response } from "@playwright/test";
import { dateNames } from "#core/format/dateNames.ts";
import { localeInfo } from "#core/locale.ts";
import { textsIn, type Texts } from "#core/wording/defineWords.ts";
import { sharedWords } from "#core/wording/say.ts";
import { allTexts } from "../../conformance/words/allWords.ts";

/** Stand around every text of the wording: what has none is a literal, or data. */
const [open, close] = ["⟦", "⟧"];

/** What the product itself says in the language of a first visit. */
const builtIn = async (): Promise<Texts> => (await allTexts()).uz;

/** The messages of errors have wording of their own; one that is nothing but its parameter says nothing. */
const ofCore = Object.values(textsIn("uz", sharedWords))
  .filter((text) => /\p{L}{3}/u.test(text.replace(/\{\w+\}/g, "")))
  .map((text) => new RegExp(`^${text.replace(/[.*+?^$()|[\]\\]/g, "\\$&").replace(/\{\w+\}/g, ".*")}$`, "s"));

/** Files and members of the SDK, and whose a component is, which the demo's screens show. */
const isCode = /^\w+[.:]\w+$/;

/** Names that are the same in every language, and what the product writes with letters but without words. */
const names = new Set([
  "Platon", "SDK", "Starter", "Ctrl", "Shift", "Alt", "Esc", "Enter", ...Object.values(localeInfo).map(({ label }) => label),
  ...dateNames.uz.months, ...dateNames.uz.monthsShort, ...dateNames.uz.weekdays, ...dateNames.uz.weekdaysShort,
]);

/** Walks screens whose every text of the wording is marked, and finds the texts that are not. */
export class PseudoLocale {
  readonly #page: Page;
  /** Every text of every answer: names of tables, columns, menu items, people and what records hold. */
  readonly #data = new Set<string>();
  readonly #reading: Promise<void>[] = [];

  constructor(page: Page) {
    this.#page = page;
  }

  /** A start that fails has not asked for words: what is in the product's own wording is none of its literals. */
  async knowBuiltIn(): Promise<void> {
    collect(await builtIn(), this.#data);
  }

  async start(): Promise<void> {
    const marked = Object.fromEntries(Object.entries(await builtIn()).map(([key, text]) => [key, `${open}${text}${close}`]));
    await this.#page.context().route(/\/api\/web\/assets\/translations/, (route) =>
      route.fulfill({ json: { statusCode: 200, message: "", data: marked, errors: null } }),
    );
    this.#page.on("response", (response) => void this.#reading.push(this.#learn(response)));
  }

  /** Texts on the present screen that are in no wording. */
  async literals(): Promise<string[]> {
    await Promise.all(this.#reading);
    const texts = await this.#page.evaluate(textsOnScreen);
    // Pieces of code are shown as such, and read out in the names of what they belong to.
    for (const code of await this.#page.locator("code").allTextContents()) collect(code, this.#data);
    const data = [...this.#data];
    return texts.filter((text) => !this.#isKnown(text, data)).map((text) => `${new URL(this.#page.url()).pathname}: ${text}`);
  }

  async #learn(response: Response): Promise<void> {
    // The stream of events never ends.
    const isJson = response.headers()["content-type"]?.includes("json") ?? false;
    if (!isJson || response.url().includes("web/assets/translations")) return;
    const learning = response.json().then((answer: unknown) => collect(answer, this.#data), () => undefined);
    // A body that nobody reads in the page never comes here either; one that comes late is known to the next look.
    await Promise.race([learning, sleep(500)]);
  }

  #isKnown(text: string, data: readonly string[]): boolean {
    return isCode.test(text) || ofCore.some((pattern) => pattern.test(text)) || isMadeOf(text, data) || unmarked(text).every((rest) => {
      if (!/\p{L}{2}/u.test(rest) || isCode.test(rest) || names.has(rest) || this.#data.has(rest)) return true;
      return ofCore.some((pattern) => pattern.test(rest)) || isMadeOf(rest, data);
    });
  }
}

/** A name's initials, one of the parts of a label, a text that is cut or has a number beside it. */
function isMadeOf(rest: string, data: readonly string[]): boolean {
  if (/^\p{Lu}{2}$/u.test(rest)) return data.some((text) => text.split(/\s+/).map((word) => word[0]).join("").startsWith(rest));
  return data.some((text) => text.split("|").some((part) => part.trim() === rest));
}

/** What is left of a text without what is marked, in pieces. */
function unmarked(text: string): string[] {
  let left = text;
  for (let before = ""; before !== left; ) {
    before = left;
    left = left.replace(/⟦[^⟦⟧]*⟧/g, "\n");
  }
  return left.split(/[\n·—–:,()/]+/).map((piece) => piece.replace(/^[\s\d.©/%*#"“”«»!?+-]+|[\s\d.©/%*#"“”«»!?+-]+$/g, "")).filter((piece) => piece !== "");
}

function collect(value: unknown, into: Set<string>): void {
  if (typeof value === "string") {
    into.add(value.trim());
    for (const piece of unmarked(value)) into.add(piece);
  } else if (typeof value === "object" && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      into.add(key);
      collect(inner, into);
    }
  }
}

/** Runs in the page: texts and the attributes that are read to people; what a project's own code draws is its own. */
function textsOnScreen(): string[] {
  const found = new Set<string>([document.title]);
  const foreign = "[data-platon-box], iframe, script, style, noscript, code, kbd, canvas, textarea";
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? "";
    if (text !== "" && !node.parentElement?.closest(foreign)) found.add(text);
  }
  for (const cell of document.querySelectorAll("canvas [role=gridcell], canvas [role=columnheader]")) found.add(cell.textContent?.trim() ?? "");
  const attributes = ["aria-label", "aria-description", "aria-roledescription", "aria-valuetext", "title", "placeholder", "alt", "data-tooltip"];
  for (const element of document.querySelectorAll(attributes.map((name) => `[${name}]`).join())) {
    if (element.closest("[data-platon-box], iframe")) continue;
    for (const name of attributes) found.add(element.getAttribute(name)?.trim() ?? "");
  }
  return [...found].filter((text) => text !== "");
}
