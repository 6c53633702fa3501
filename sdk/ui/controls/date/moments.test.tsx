// @vitest-environment jsdom
import { act, useState, type ReactElement } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { click, find, findSoon, press, renderUi, settle, type, type RenderedUi } from "../../../testing/renderUi.tsx";
import { DateTimeControl, type DateTimeControlProps } from "./DateTimeControl.tsx";
import { TimeControl } from "./TimeControl.tsx";
import { parseTypedMoment, shownMoment } from "./typedMoment.ts";
import { parseTypedTime, shownTime } from "./typedTime.ts";

let ui: RenderedUi | undefined;
afterEach(() => ui?.end());

let value: string | undefined;
const zone = "Asia/Tashkent";
const Moment = (props: Partial<DateTimeControlProps>): ReactElement => {
  const [held, setHeld] = useState(props.value);
  value = held;
  return <DateTimeControl id="it" timeZone={zone} {...props} value={held} onChange={setHeld} />;
};
const Time = (props: { readonly value?: string }): ReactElement => {
  const [held, setHeld] = useState(props.value);
  value = held;
  return <TimeControl id="it" value={held} onChange={setHeld} />;
};
const input = (): HTMLInputElement => find<HTMLInputElement>("#it");
const leave = (): void => act(() => void input().dispatchEvent(new FocusEvent("focusout", { bubbles: true })));
const open = async (label: string, role: string): Promise<void> => {
  click(find(`#it ~ [aria-label=${label}]`));
  await findSoon(`[role=${role}]`);
  await settle();
};

describe("TimeControl", () => {
  it("UI586 a time is shown as HH:mm and held with its seconds; it may be typed without a colon, or as an hour alone", () => {
    expect(["9:05", "09:05", "9.05", "9 05", "905", "0905"].map(parseTypedTime)).toEqual(Array(6).fill("09:05:00"));
    expect(["9", "23", "09:05:30", "00:00"].map(parseTypedTime)).toEqual(["09:00:00", "23:00:00", "09:05:30", "00:00:00"]);
    expect(["24:00", "9:60", "9:5", "99999", "тонгда", ""].map(parseTypedTime)).toEqual(Array(6).fill(undefined));
    expect(["09:05:00", "09:05:30", "9:6"].map(shownTime)).toEqual(["09:05", "09:05:30", "9:6"]);
  });

  it("UI587 a text that is no time is kept and reported as it was typed", () => {
    ui = renderUi(<Time value="09:00:00" />);
    type(input(), "25:00");
    leave();
    expect([value, input().value]).toEqual(["25:00", "25:00"]);
  });

  it("UI588 its list begins at the value, and arrows, Home, End and Enter choose a half hour", async () => {
    ui = renderUi(<Time value="14:45:00" />);
    await open("openTimes", "listbox");
    const list = (): HTMLElement => find("[role=listbox]");
    expect(document.activeElement).toBe(list());
    expect(list().querySelector("[data-active]")?.textContent).toBe("14:30");
    press(list(), "ArrowDown");
    press(list(), "Enter");
    expect([value, document.activeElement === input()]).toEqual(["15:00:00", true]);
    await open("openTimes", "listbox");
    press(list(), "End");
    press(list(), "Enter");
    expect(value).toBe("23:30:00");
  });
});

describe("DateTimeControl", () => {
  it("UI589 a moment is typed and shown as DD.MM.YYYY HH:mm of the project's zone, and held in UTC", () => {
    const typed = ["5.3.2026 9:05", "05.03.26 905", "2026-03-05 09:05", "05032026 0905", "05 03 2026, 9.05"];
    expect(typed.map((text) => parseTypedMoment(text, zone))).toEqual(typed.map(() => "2026-03-05T04:05:00.000Z"));
    expect(parseTypedMoment("5.3.2026", zone)).toBe("2026-03-04T19:00:00.000Z");
    expect(["31.02.2026 10:00", "5.3.2026 25:00", "5.3 10:00", "10:00", ""].map((text) => parseTypedMoment(text, zone))).toEqual(Array(5).fill(undefined));
    expect(shownMoment("2026-03-05T04:05:00.000Z", zone)).toBe("05.03.2026 09:05");
    expect(shownMoment("2026-03-05T04:05:00.000Z", "America/New_York")).toBe("04.03.2026 23:05");
  });

  it("UI590 in the picker a chosen day keeps the time and leads to it; Enter there closes", async () => {
    ui = renderUi(<Moment value="2026-03-05T04:05:00.000Z" />);
    await open("openCalendar", "dialog");
    click(find("[data-day='2026-03-09']"));
    const clock = find<HTMLInputElement>("[role=dialog] [aria-label=time]");
    expect([value, document.activeElement === clock]).toEqual(["2026-03-09T04:05:00.000Z", true]);
    // Half of a time is no time: what was there stays.
    for (const text of ["1", "14", "14:", "14:3", "14:30"]) type(clock, text);
    expect([value, clock.value]).toEqual(["2026-03-09T09:30:00.000Z", "14:30"]);
    press(clock, "Enter");
    expect([document.querySelector("[role=dialog]"), input().value]).toEqual([null, "09.03.2026 14:30"]);
  });

  it("UI591 the calendar of a moment offers no day beyond its limits", async () => {
    ui = renderUi(<Moment value="2026-03-05T04:05:00.000Z" min="2026-03-04T19:00:00.000Z" max="2026-03-06T10:00:00.000Z" />);
    await open("openCalendar", "dialog");
    const off = (day: string): boolean => find(`[data-day='${day}']`).getAttribute("aria-disabled") === "true";
    expect(["2026-03-04", "2026-03-05", "2026-03-06", "2026-03-07"].map(off)).toEqual([true, false, false, true]);
  });
});
