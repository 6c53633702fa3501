// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { find, findSoon, renderUi, settle, type RenderedUi } from "../../../testing/renderUi.tsx";
import { readCode, replaceCode } from "../../../testing/typedCode.ts";
import { withoutLayout } from "../../../testing/withoutLayout.ts";

let ui: RenderedUi | undefined;
const said: string[] = [];

beforeAll(withoutLayout);
beforeEach(() => {
  // Each test begins as a document does that has tried nothing yet.
  vi.resetModules();
  said.length = 0;
});
afterEach(() => {
  ui?.end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function show(): Promise<void> {
  const { MonacoControl } = await import("./MonacoControl.tsx");
  ui = renderUi(<MonacoControl id="code" value="select 1" label="Сўров" language="sql" onChange={(text) => said.push(text)} marks={[{ line: 1, message: "хато" }]} />);
  await settle();
}

describe("the editor with a document of its own", () => {
  it("UI734 its frame is named and leads to the editor's document", async () => {
    await show();
    const frame = find<HTMLIFrameElement>("iframe");
    expect([frame.getAttribute("src"), frame.title, frame.id, frame.name]).toEqual(["/editor.html", "Сўров", "code", ""]);
  });

  it("UI734 on a touch screen the smaller editor stands there at once, with what is known of the lines, and takes what is typed", async () => {
    vi.stubGlobal("matchMedia", (query: string) => Object.assign(new EventTarget(), { matches: query === "(pointer: coarse)" }));
    await show();
    const text = await findSoon("[role=textbox]");
    expect([readCode(text), document.querySelector("iframe"), document.body.textContent.includes("codeUnloaded")]).toEqual(["select 1", null, false]);
    expect(document.body.textContent).toContain("1: хато");
    act(() => replaceCode(text, "select 2"));
    expect(said).toEqual(["select 2"]);
  });

  it("UI734 where the document does not come, the smaller editor takes its place and says so; the next one does not wait", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const { MonacoControl } = await import("./MonacoControl.tsx");
    const control = <MonacoControl id="code" value="select 1" label="Сўров" onChange={() => undefined} />;
    ui = renderUi(control);
    await act(async () => await vi.advanceTimersByTimeAsync(19_000));
    expect(document.querySelector("iframe")).not.toBeNull();
    await act(async () => await vi.advanceTimersByTimeAsync(2_000));
    vi.useRealTimers();
    expect(readCode(await findSoon("[role=textbox]"))).toBe("select 1");
    expect(find("[role=status]").textContent).toContain("codeUnloaded");
    ui.end();
    ui = renderUi(control);
    expect(document.querySelector("iframe")).toBeNull();
    await settle();
  });
});
