// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ScopedCss } from "./ScopedCss.tsx";

/** jsdom makes no style sheets. */
class DocumentSheet {
  readonly cssRules = [];
  text = "";
  replaceSync(text: string): void {
    this.text = text;
  }
}

beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  vi.stubGlobal("CSSStyleSheet", DocumentSheet);
  document.adoptedStyleSheets = [];
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const sheets = (): string[] => (document.adoptedStyleSheets as unknown as DocumentSheet[]).map(({ text }) => text.split(" {", 1)[0] ?? "");

it("UI861 css of a part of the page is one sheet of the document while the part is there, for all with the same text, and goes with the last", async () => {
  const page = document.body.appendChild(document.createElement("div"));
  const root = createRoot(page);
  const show = async (...texts: string[]): Promise<void> => await act(async () => root.render(texts.map((css, at) => <ScopedCss key={at} css={css}><p>{at}</p></ScopedCss>)));
  await show("p { color: red }", "p { color: red }", "p { color: blue }");
  // The sheets are fetched with the first css.
  for (let turn = 0; turn < 100 && sheets().length < 2; turn += 1) await act(async () => await new Promise((resolve) => setTimeout(resolve, 10)));
  const scopes = [...page.querySelectorAll("p")].map((part) => part.parentElement?.dataset["platonScope"]);
  expect([scopes[0], new Set(scopes).size]).toEqual([scopes[1], 2]);
  expect(sheets()).toEqual([scopes[0], scopes[2]].map((scope) => `@scope ([data-platon-scope="${scope}"]) to ([data-platon-host])`));
  vi.useFakeTimers();
  await show("p { color: red }");
  vi.advanceTimersByTime(5_000);
  expect(sheets()).toEqual([`@scope ([data-platon-scope="${scopes[0]}"]) to ([data-platon-host])`]);
  await act(async () => root.unmount());
  vi.advanceTimersByTime(5_000);
  expect(sheets()).toEqual([]);
});
