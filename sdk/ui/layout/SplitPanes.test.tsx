// @vitest-environment jsdom
import { act } from "react";
import { describe, expect, it } from "vitest";
import { find, renderUi } from "../../testing/renderUi.tsx";
import { keptShare, SplitPanes } from "./SplitPanes.tsx";

describe("split panes", () => {
  it("UI190 the divider is moved by arrows, Home and End, and says where it stands", async () => {
    const told: [number, boolean][] = [];
    const draw = (isStacked: boolean) => (
      <SplitPanes first="a" second="b" share={40} label="divider" isStacked={isStacked} onShare={(share, isDone) => void told.push([share, isDone])} />
    );
    const page = renderUi(draw(false));
    const press = async (key: string): Promise<void> => {
      const divider = document.querySelector("[role=separator]");
      await act(async () => divider?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true })));
    };
    for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "Home", "End"]) await press(key);
    expect(told).toEqual([[38, true], [42, true], [10, true], [90, true]]);
    expect(document.querySelector("[role=separator]")?.getAttribute("aria-valuenow")).toBe("40");
    page.end();
  });

  it("UI192 it is drawn by the main button alone; what breaks off, or was never moved, stays where it was", async () => {
    HTMLElement.prototype.setPointerCapture = () => undefined;
    const told: [number, boolean][] = [];
    const page = renderUi(<SplitPanes first="a" second="b" share={40} label="divider" onShare={(share, isDone) => void told.push([share, isDone])} />);
    const divider = find("[role=separator]");
    const frame = divider.parentElement as HTMLElement;
    frame.getBoundingClientRect = () => new DOMRect(0, 0, 200, 100);
    const point = (type: string, clientX: number, button = 0): void => act(() => void divider.dispatchEvent(new MouseEvent(type, { bubbles: true, clientX, button })));
    point("pointerdown", 80, 2);
    point("pointermove", 120);
    point("pointerup", 120);
    expect(told).toEqual([]);
    point("pointerdown", 80);
    point("pointerup", 82);
    point("pointerdown", 80);
    point("pointermove", 120);
    point("pointercancel", 0);
    point("pointermove", 150);
    expect(told).toEqual([[40, true], [60, false], [60, true]]);
    page.end();
  });

  it("UI191 neither pane goes below a tenth", () => {
    expect([-5, 3, 10, 55.55, 95, 300].map(keptShare)).toEqual([10, 10, 10, 55.6, 90, 90]);
  });
});
