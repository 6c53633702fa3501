// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { click, find, findSoon, renderUi, settle, type, type RenderedUi } from "../../../testing/renderUi.tsx";
import { DateControl } from "./DateControl.tsx";

const network = vi.hoisted(() => ({ isThere: false }));
vi.mock("./DayCalendar.tsx", async (importOriginal) => {
  if (!network.isThere) throw new Error("a chunk that does not arrive");
  return await importOriginal();
});

let ui: RenderedUi | undefined;
afterEach(() => ui?.end());

it("UI211 a calendar that does not arrive opens nothing and takes nothing away; the next press asks again", async () => {
  const told: unknown[] = [];
  ui = renderUi(<DateControl id="day" value={undefined} onChange={(day) => told.push(day)} />);
  const button = find("[aria-label=openCalendar]");
  click(button);
  await settle();
  expect([document.querySelector("[role=dialog]"), button.getAttribute("aria-expanded")]).toEqual([null, "false"]);
  type(find<HTMLInputElement>("#day"), "5.3.2026");
  expect(told).toEqual(["2026-03-05"]);
  network.isThere = true;
  click(button);
  await findSoon("[role=dialog]");
});
