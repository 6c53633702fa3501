// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { configOf, element, saving } from "../../testing/formConfigs.ts";
import { FormStage } from "../../testing/FormStage.tsx";
import { prepareMaps } from "../../testing/prepareMaps.ts";
import { placeForCorner } from "../geo/placeForCorner.ts";

let stage: FormStage;
let sent: unknown[];
const square = { type: "Polygon", coordinates: [[[69, 41], [70, 41], [70, 42], [69, 42], [69, 41]]] };

beforeEach(async () => {
  await prepareMaps();
  stage = new FormStage();
  sent = [];
});

afterEach(async () => expect(await stage.close()).toEqual([]));

const show = async (area: unknown, more: object = {}): Promise<HTMLElement> => {
  const calls = saving(sent, () => ({ id: "r1", version: 2, values: {} }));
  await stage.show({ config: configOf([element("area", { type: "geo_polygon", label: "Ҳудуд", ...more })]), values: { area }, calls });
  await act(async () => await vi.waitFor(() => expect(stage.page.querySelector("[role=application] .leaflet-pane")).not.toBeNull()));
  return stage.page.querySelector<HTMLElement>("[role=application]")!;
};
const text = (): string => stage.input("area").value;
const corners = (): number => stage.page.querySelectorAll(".leaflet-marker-icon.corner").length;

it("F602 an outline is made by keys: Enter adds a corner, Page Down chooses one, arrow keys move it, Delete takes it away", async () => {
  const map = await show(square);
  expect(corners()).toBe(4);
  await stage.key(map, { key: "PageDown" });
  await stage.key(map, { key: "ArrowUp" });
  const [first = ""] = text().split("\n");
  expect([Number(first.split(",")[0]) > 41, text().split("\n").slice(1)]).toEqual([true, ["41, 70", "42, 70", "42, 69"]]);
  await stage.key(map, { key: "Delete" });
  expect([text(), corners()]).toEqual(["41, 70\n42, 70\n42, 69", 3]);
  await stage.key(map, { key: "Enter" });
  expect(corners()).toBe(4);
});

it("F603 until an outline has three corners, and while a line is no place, the text stays and the field says why", async () => {
  await show(null);
  await stage.type("area", "41, 69\n41, 70");
  expect([text(), corners()]).toEqual(["41, 69\n41, 70", 2]);
  await stage.press("forms.save");
  expect([stage.errorsOf("area"), sent]).toEqual([[expect.stringContaining("камида учта бурчак")], []]);
  await stage.type("area", "41, 69\n41, 70\nбурчак");
  expect([text(), corners()]).toEqual(["41, 69\n41, 70\nбурчак", 0]);
  await stage.type("area", "41, 69\n41, 70\n42; 70");
  expect([text(), stage.errorsOf("area")]).toEqual(["41, 69\n41, 70\n42; 70", []]);
  await stage.press("forms.save");
  expect(sent).toEqual([{ values: { area: { type: "Polygon", coordinates: [[[69, 41], [70, 41], [70, 42], [69, 41]]] } }, version: 1 }]);
});

it("F604 a read-only area shows its outline and takes no key, and its size is said", async () => {
  const map = await show(square, { isReadOnly: true });
  for (const key of ["PageDown", "ArrowUp", "Enter", "Delete"]) await stage.key(map, { key });
  expect([text(), corners(), map.querySelectorAll("path.area").length]).toEqual(["41, 69\n41, 70\n42, 70\n42, 69", 0, 1]);
  expect(stage.page.querySelector("[role=status].note")?.textContent).toContain("forms.map.area");
});

it("F605 a corner that is added comes on the nearest side", () => {
  const box = [{ x: 0, y: 0 }, { x: 10, y: 0 }, { x: 10, y: 10 }, { x: 0, y: 10 }];
  expect([{ x: 5, y: -1 }, { x: 11, y: 5 }, { x: 5, y: 11 }, { x: -1, y: 5 }].map((corner) => placeForCorner(box, corner))).toEqual([1, 2, 3, 4]);
  expect(placeForCorner(box.slice(0, 2), { x: 5, y: 0 })).toBe(2);
});
