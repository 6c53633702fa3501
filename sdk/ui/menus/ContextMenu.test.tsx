// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";
import { find, press, renderUi, settle, type RenderedUi } from "../../testing/renderUi.tsx";
import { ContextMenu } from "./ContextMenu.tsx";

let ui: RenderedUi | undefined;
afterEach(() => ui?.end());

describe("context menu", () => {
  it("UI140 a context menu opens where it was asked for, and gives the focus back when it closes", async () => {
    Object.defineProperty(document.documentElement, "clientWidth", { value: 1024, configurable: true });
    const [onClose, onSelect] = [vi.fn(), vi.fn()];
    ui = renderUi(<button>Катак</button>);
    find("button").focus();
    const sections = [{ id: "cell", items: [{ id: "copy", label: "Нусхалаш", onSelect }] }];
    ui.show(<><button>Катак</button><ContextMenu at={{ x: 120, y: 80 }} label="Катак амаллари" sections={sections} onClose={onClose} /></>);
    await settle();
    expect(find("[data-overlay=popover]").style.left).toBe("120px");
    expect(find("[role=menu]").getAttribute("aria-label")).toBe("Катак амаллари");
    expect(document.activeElement?.getAttribute("role")).toBe("menuitem");
    press(document.activeElement ?? document.body, "Enter");
    expect([onClose.mock.calls.length, onSelect.mock.calls.length]).toEqual([1, 1]);
    ui.show(<button>Катак</button>);
    expect(document.activeElement).toBe(find("button"));
  });
});
