// @vitest-environment jsdom
import { useState, type ReactElement } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { click, find, press, renderUi, type RenderedUi } from "../../testing/renderUi.tsx";
import { TabPanes } from "./TabPanes.tsx";
import type { TabSide } from "./Tabs.tsx";

let ui: RenderedUi | undefined;
let isNarrow = false;

beforeEach(() => {
  isNarrow = false;
  vi.stubGlobal("matchMedia", () => ({ matches: isNarrow, addEventListener: () => undefined, removeEventListener: () => undefined }));
});

afterEach(() => {
  ui?.end();
  vi.unstubAllGlobals();
});

function Example({ side }: { readonly side: TabSide }): ReactElement {
  const [open, setOpen] = useState("a");
  const panes = ["a", "b", "c"].map((id) => ({ id, label: id, content: <input name={id} /> }));
  return <TabPanes id="t" label="Бўлимлар" panes={panes} selected={open} onSelect={setOpen} side={side} />;
}

const stops = (): string[] => [...document.querySelectorAll<HTMLElement>("[role=tab]")].filter(({ tabIndex }) => tabIndex === 0).map(({ id }) => id);
const selected = (): string => find("[aria-selected=true]").id;
const shown = (): string[] => [...document.querySelectorAll<HTMLElement>("[role=tabpanel]:not([hidden])")].map(({ id }) => id);

describe("tabs with their panes", () => {
  it("UI592 a pane is drawn when its tab is opened for the first time, and keeps its state behind another", () => {
    ui = renderUi(<Example side="top" />);
    expect([shown(), document.querySelector("[name=b]")]).toEqual([["t-panel-a"], null]);
    find<HTMLInputElement>("[name=a]").value = "ичи";
    click(find("#t-tab-b"));
    expect([shown(), find<HTMLInputElement>("[name=a]").value]).toEqual([["t-panel-b"], "ичи"]);
  });

  it("UI593 a line of tabs is one stop of the keyboard; arrows along the line, Home and End choose", () => {
    ui = renderUi(<Example side="left" />);
    expect([stops(), find("[role=tablist]").getAttribute("aria-orientation")]).toEqual([["t-tab-a"], "vertical"]);
    press(find("#t-tab-a"), "ArrowRight");
    expect(selected()).toBe("t-tab-a");
    press(find("#t-tab-a"), "ArrowDown");
    expect([stops(), document.activeElement?.id]).toEqual([["t-tab-b"], "t-tab-b"]);
    press(find("#t-tab-b"), "End");
    press(find("#t-tab-c"), "ArrowDown");
    expect([selected(), shown()]).toEqual(["t-tab-a", ["t-panel-a"]]);
    press(find("#t-tab-a"), "ArrowUp");
    expect(selected()).toBe("t-tab-c");
  });

  it("UI594 tabs below or at the right come after their pane for the keyboard, as for the eye", () => {
    for (const [side, isLast] of [["top", false], ["left", false], ["bottom", true], ["right", true]] as const) {
      ui?.end();
      ui = renderUi(<Example side={side} />);
      const order = find("[role=tabpanel]").compareDocumentPosition(find("[role=tablist]"));
      expect([side, Boolean(order & Node.DOCUMENT_POSITION_FOLLOWING)]).toEqual([side, isLast]);
    }
  });

  it("UI595 on a phone tabs of a side stand above their pane, in a line", () => {
    isNarrow = true;
    ui = renderUi(<Example side="right" />);
    expect([find("[role=tablist]").getAttribute("aria-orientation"), find("[role=tablist]").nextElementSibling?.querySelector("[role=tabpanel]") !== null]).toEqual(["horizontal", true]);
    press(find("#t-tab-a"), "ArrowRight");
    expect(selected()).toBe("t-tab-b");
  });
});
