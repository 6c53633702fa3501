// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { configOf, element, saving } from "../../testing/formConfigs.ts";
import { FormStage } from "../../testing/FormStage.tsx";
import { prepareMaps } from "../../testing/prepareMaps.ts";

let stage: FormStage;
let sent: unknown[];

beforeEach(async () => {
  await prepareMaps();
  stage = new FormStage();
  sent = [];
});

afterEach(async () => expect(await stage.close()).toEqual([]));

const show = async (place: unknown, more: object = {}): Promise<HTMLElement> => {
  const calls = saving(sent, () => ({ id: "r1", version: 2, values: {} }));
  await stage.show({ config: configOf([element("place", { type: "geo_point", label: "Жой", ...more })]), values: { place }, calls });
  await act(async () => await vi.waitFor(() => expect(stage.page.querySelector("[role=application] svg, [role=application] .leaflet-pane")).not.toBeNull()));
  return stage.page.querySelector<HTMLElement>("[role=application]")!;
};
const text = (): string => stage.input("place").value;
const pins = (): number => stage.page.querySelectorAll(".leaflet-marker-icon.pin").length;
const tashkent = { lat: 41.31, lng: 69.24 };

it("F590 the arrow keys move the pin in the direction that they show, Delete takes it away, Enter sets one in the middle", async () => {
  const map = await show(tashkent);
  expect([pins(), map.tabIndex, map.getAttribute("aria-label")]).toEqual([1, 0, "Жой. forms.map.pointKeys"]);
  const place = (): number[] => text().split(", ").map(Number);
  await stage.key(map, { key: "ArrowUp" });
  expect(place()[0]).toBeGreaterThan(41.31);
  await stage.key(map, { key: "ArrowRight", shiftKey: true });
  expect(place()[1]).toBeGreaterThan(69.24);
  expect(await stage.key(map, { key: "ArrowDown" })).toBe(false);
  await stage.key(map, { key: "Delete" });
  expect([text(), pins()]).toEqual(["", 0]);
  await stage.key(map, { key: "Enter" });
  expect([place()[0]?.toFixed(3), place()[1]?.toFixed(3), pins()]).toEqual(["41.310", "69.240", 1]);
});

it("F591 a read-only and a disabled place keep their pin from every key", async () => {
  for (const more of [{ isReadOnly: true }, { isDisabled: true }]) {
    const map = await show(tashkent, more);
    for (const key of ["ArrowUp", "Delete", "Backspace"]) await stage.key(map, { key });
    expect([text(), pins(), stage.page.textContent?.includes("forms.map.clear")]).toEqual(["41.31, 69.24", 1, false]);
  }
});

it("F592 typed coordinates stay as they were typed, move the pin, and what is no place is named at the field and not lost", async () => {
  await show(tashkent);
  await stage.type("place", "39,65; 66,96");
  expect([text(), pins()]).toEqual(["39,65; 66,96", 1]);
  await stage.type("place", "39,65; ");
  await stage.press("forms.save");
  expect([text(), pins(), stage.errorsOf("place"), sent]).toEqual(["39,65; ", 0, ["Харитадаги нуқта нотўғри"], []]);
  await stage.press("forms.map.clear");
  await stage.press("forms.save");
  expect(sent).toEqual([{ values: { place: null }, version: 1 }]);
});

it("F593 where the person is is asked for when they press, and a refusal is said", async () => {
  const answers = vi.fn<(found: PositionCallback, failed: PositionErrorCallback) => void>();
  Object.defineProperty(navigator, "geolocation", { configurable: true, value: { getCurrentPosition: answers } });
  await show(null);
  expect(answers).not.toHaveBeenCalled();
  answers.mockImplementationOnce((_found, failed) => failed({ code: 1 } as GeolocationPositionError));
  await stage.press("forms.map.here");
  expect(stage.page.textContent).toContain("forms.map.hereRefused");
  answers.mockImplementationOnce((found) => found({ coords: { latitude: 39.6542001, longitude: 66.9597 } } as GeolocationPosition));
  await stage.press("forms.map.here");
  expect(text()).toBe("39.6542, 66.9597");
  Reflect.deleteProperty(navigator, "geolocation");
});

it("F594 without tiles the ground is parallels and meridians with their degrees, and the map says so", async () => {
  // jsdom lays nothing out.
  const sizes = [["clientWidth", 600], ["clientHeight", 280]] as const;
  const kept = sizes.map(([name]) => Object.getOwnPropertyDescriptor(Element.prototype, name)!);
  for (const [name, value] of sizes) Object.defineProperty(Element.prototype, name, { configurable: true, value });
  const map = await show(tashkent);
  for (const [index, [name]] of sizes.entries()) Object.defineProperty(Element.prototype, name, kept[index]!);
  expect(stage.page.textContent).toContain("forms.map.noTiles");
  expect([map.querySelectorAll(".degrees").length > 0, map.querySelector("img")]).toEqual([true, null]);
});

it("F595 the map leaves the wheel to the page until it has the focus or Ctrl is held", async () => {
  const map = await show(tashkent);
  const wheel = (ctrlKey: boolean): boolean => map.dispatchEvent(new WheelEvent("wheel", { deltaY: 100, ctrlKey, bubbles: true, cancelable: true }));
  expect(wheel(false)).toBe(true);
  await act(async () => void expect(wheel(true)).toBe(false));
  await act(async () => map.focus());
  await act(async () => void expect(wheel(false)).toBe(false));
  await act(async () => map.blur());
  expect(wheel(false)).toBe(true);
});
