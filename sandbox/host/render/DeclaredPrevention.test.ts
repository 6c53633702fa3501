// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { DeclaredPrevention } from "./DeclaredPrevention.ts";

describe("declared prevention", () => {
  const box = document.createElement("div");
  box.innerHTML = '<p prevent="keydown"><b></b></p><i prevent="keydown:Tab,Enter,F2 wheel"></i>';
  const [plain, naming] = [box.querySelector("b"), box.querySelector("i")] as [Element, Element];
  let declared = new DeclaredPrevention(box);
  beforeEach(() => void (declared = new DeclaredPrevention(box)));

  /** What becomes of a key: prevented, left to the user, or left without the component hearing of it. */
  const press = (target: Element, key: string, more: KeyboardEventInit = {}): string => {
    const event = new KeyboardEvent("keydown", { key, cancelable: true, ...more });
    const isUnheard = declared.apply(event, target);
    if (event.defaultPrevented) return isUnheard ? "held" : "prevented";
    return isUnheard ? "way out" : "left";
  };

  it("S507 a prevention of all keys leaves Tab, Escape, function keys and those with Ctrl or Cmd to the user", () => {
    expect(["a", "Enter", "ArrowDown", "F"].map((key) => press(plain, key))).toEqual(Array.from({ length: 4 }, () => "prevented"));
    expect(["Tab", "Escape", "F1", "F12"].map((key) => press(plain, key))).toEqual(Array.from({ length: 4 }, () => "left"));
    expect(press(plain, "Tab", { shiftKey: true })).toBe("left");
    expect([press(plain, "s", { ctrlKey: true }), press(plain, "s", { metaKey: true })]).toEqual(["left", "left"]);
    expect(press(plain, "@", { ctrlKey: true, altKey: true, modifierAltGraph: true })).toBe("prevented");
  });

  it("S508 Tab that is named is prevented until Escape is pressed: from then on it leads out, until another key is", () => {
    expect([press(naming, "Tab"), press(naming, "F2"), press(naming, "a"), press(naming, "Tab", { shiftKey: true })]).toEqual(["prevented", "prevented", "left", "prevented"]);
    expect([press(naming, "Escape"), press(naming, "Tab"), press(naming, "Shift"), press(naming, "Tab", { shiftKey: true })]).toEqual(["left", "way out", "left", "way out"]);
    expect([press(naming, "a"), press(naming, "Tab")]).toEqual(["left", "prevented"]);
    press(naming, "Escape");
    declared.apply(new Event("pointerdown"), naming);
    expect(press(naming, "Tab")).toBe("prevented");
    press(naming, "Escape");
    expect(press(naming, "Enter")).toBe("prevented");
  });

  it("S236 types without keys are prevented where they are declared, and nowhere else", () => {
    const [wheel, drag] = [new Event("wheel", { cancelable: true }), new Event("dragover", { cancelable: true })];
    expect([declared.apply(wheel, naming), declared.apply(drag, naming)]).toEqual([false, false]);
    expect([wheel.defaultPrevented, drag.defaultPrevented]).toEqual([true, false]);
  });
});
