// @vitest-environment jsdom
import { act } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { click, find, press, renderUi, settle, type RenderedUi } from "../../testing/renderUi.tsx";
import { Button } from "../actions/Button.tsx";
import { MenuButton } from "./MenuButton.tsx";

let ui: RenderedUi | undefined;
afterEach(() => ui?.end());

const onSelect = vi.fn();
const names = ["Созламалар", "Хавфсизлик", "Чиқиш"];

const open = async (isChoice = true): Promise<HTMLElement> => {
  onSelect.mockClear();
  ui = renderUi(
    <MenuButton
      label="Ҳисоб"
      sections={[
        {
          id: "all",
          items: names.map((label, index) => ({
            id: label,
            label,
            isSelected: index === 0 && !isChoice ? undefined : index === 1,
            isDisabled: index === 2,
            onSelect: () => onSelect(label),
          })),
        },
      ]}
    >
      {(trigger) => <Button {...trigger}>Очиш</Button>}
    </MenuButton>,
  );
  click(find("button"));
  await settle();
  return find("[role=menu]");
};

const focused = (): string | null => document.activeElement?.textContent ?? null;

describe("Menu", () => {
  it("UI20 the chosen item, else the first, has the focus when the menu opens", async () => {
    await open();
    expect(focused()).toBe("Хавфсизлик");
    expect(document.activeElement?.getAttribute("aria-checked")).toBe("true");
    expect(find("button").getAttribute("aria-expanded")).toBe("true");
  });

  it("UI230 a menu that begins with an action opens there, though a choice stands further down", async () => {
    await open(false);
    expect(focused()).toBe("Созламалар");
  });

  it("UI21 arrows go round, Home and End go to the ends, a letter to the next item that begins with it", async () => {
    const menu = await open();
    const seen = ["ArrowDown", "ArrowDown", "ArrowUp", "Home", "End", "с"].map((key) => (press(menu, key), focused()));
    expect(seen).toEqual(["Чиқиш", "Созламалар", "Чиқиш", "Созламалар", "Чиқиш", "Созламалар"]);
  });

  it("UI22 Enter chooses, closes and gives the focus back to the button", async () => {
    const menu = await open();
    press(menu, "Enter");
    expect(onSelect).toHaveBeenCalledWith("Хавфсизлик");
    expect(document.querySelector("[role=menu]")).toBeNull();
    expect(focused()).toBe("Очиш");
  });

  it("UI23 Escape closes the menu alone: it does not reach what is around the button", async () => {
    const around = vi.fn();
    window.addEventListener("keydown", around);
    press(await open(), "Escape");
    window.removeEventListener("keydown", around);
    expect(document.querySelector("[role=menu]")).toBeNull();
    expect(focused()).toBe("Очиш");
    expect(around).not.toHaveBeenCalled();
  });

  it("UI24 a disabled item can be reached and does nothing", async () => {
    const menu = await open();
    press(menu, "End");
    press(menu, "Enter");
    expect(onSelect).not.toHaveBeenCalled();
    expect(document.querySelector("[role=menu]")).not.toBeNull();
  });

  it("UI25 a press outside closes it", async () => {
    await open();
    act(() => void document.body.dispatchEvent(new Event("pointerdown", { bubbles: true })));
    expect(document.querySelector("[role=menu]")).toBeNull();
  });
});
