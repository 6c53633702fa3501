// @vitest-environment jsdom
import { act, useState, type ReactElement } from "react";
import { afterEach, describe, expect, it } from "vitest";
import type { Locale } from "#core/locale.ts";
import { click, find, findSoon, press, renderUi, settle, type, type RenderedUi } from "../../../testing/renderUi.tsx";
import { DateControl, type DateControlProps } from "./DateControl.tsx";
import { DayCalendar } from "./DayCalendar.tsx";
import { monthWeeks } from "./monthWeeks.ts";
import { parseTypedDay, shownDay } from "./typedDay.ts";

let ui: RenderedUi | undefined;
afterEach(() => ui?.end());

let value: string | undefined;
const Held = (props: Partial<DateControlProps>): ReactElement => {
  const [held, setHeld] = useState(props.value);
  value = held;
  return <DateControl id="day" today="2026-11-21" {...props} value={held} onChange={setHeld} />;
};
const show = (props: Partial<DateControlProps> = {}, locale?: Locale): HTMLInputElement => {
  ui = renderUi(<Held {...props} />, locale);
  return find<HTMLInputElement>("#day");
};
const leave = (input: HTMLInputElement): void =>
  act(() => void input.dispatchEvent(new FocusEvent("focusout", { bubbles: true })));
const openCalendar = async (): Promise<HTMLElement> => {
  click(find("[aria-label=openCalendar]"));
  await findSoon("[role=dialog]");
  await settle();
  return find("[role=dialog]");
};
const focusedDay = (): string | null | undefined => document.activeElement?.getAttribute("data-day");

describe("DateControl", () => {
  it("UI90 a day is shown as DD.MM.YYYY and held as YYYY-MM-DD", () => {
    const input = show({ value: "1988-05-12" });
    expect(input.value).toBe("12.05.1988");
    type(input, "1.2.2027");
    leave(input);
    expect([value, input.value]).toEqual(["2027-02-01", "01.02.2027"]);
  });

  it("UI91 a day may be typed without a mask: other separators, two digits of a year, none at all", () => {
    const typed = ["5.3.2026", "05/03/26", "5-3-2026", "05 03 2026", "05032026", "050326", "2026-03-05"];
    expect(typed.map(parseTypedDay)).toEqual(typed.map(() => "2026-03-05"));
    expect(["30.02.2026", "31.04.26", "5.3", "эртага", ""].map(parseTypedDay)).toEqual(Array(5).fill(undefined));
    expect(parseTypedDay("12.05.88")).toBe("1988-05-12");
  });

  it("UI92 a text that is no day is kept and reported as it was typed", () => {
    const input = show();
    type(input, "30.02.2026");
    leave(input);
    expect([value, input.value, shownDay("30.02.2026")]).toEqual(["30.02.2026", "30.02.2026", "30.02.2026"]);
  });

  it("UI209 what is being typed is reported with each key, and shown as it is typed until the field is left", () => {
    const input = show({ value: "1988-05-12" });
    const seen = ["5", "5.3", "5.3.2026", " 5.3.2026", ""].map((text) => (type(input, text), [value, input.value]));
    expect(seen).toEqual([["5", "5"], ["5.3", "5.3"], ["2026-03-05", "5.3.2026"], ["2026-03-05", " 5.3.2026"], [undefined, ""]]);
  });

  it("UI210 a value that comes from outside replaces what was typed", () => {
    ui = renderUi(<DateControl id="day" value="1988-05-12" onChange={() => undefined} />);
    type(find<HTMLInputElement>("#day"), "5.3.2026");
    ui.show(<DateControl id="day" value="2026-01-01" onChange={() => undefined} />);
    expect(find<HTMLInputElement>("#day").value).toBe("01.01.2026");
  });

  it("UI93 an emptied date has no value", () => {
    const input = show({ value: "2026-01-01" });
    type(input, "");
    leave(input);
    expect(value).toBeUndefined();
  });

  it("UI94 the calendar opens on the chosen day, and a chosen day gives the focus back", async () => {
    const input = show({ value: "2026-11-03" });
    await openCalendar();
    expect(focusedDay()).toBe("2026-11-03");
    click(find("[data-day='2026-11-17']"));
    expect([value, document.querySelector("[role=dialog]")]).toEqual(["2026-11-17", null]);
    expect(document.activeElement).toBe(input);
  });

  it("UI95 keys move by day, week, month and year, and Escape closes", async () => {
    show({ value: "2026-11-03" });
    const calendar = await openCalendar();
    const seen: unknown[] = [];
    for (const key of ["ArrowRight", "ArrowDown", "Home", "End", "PageDown", "PageUp"]) {
      press(find("[data-day][tabindex='0']"), key, { shiftKey: key === "PageUp" });
      await settle();
      seen.push(focusedDay());
    }
    expect(seen).toEqual(["2026-11-04", "2026-11-11", "2026-11-09", "2026-11-15", "2026-12-15", "2025-12-15"]);
    press(calendar, "Escape");
    expect(document.querySelector("[role=dialog]")).toBeNull();
  });

  it("UI96 days beyond the bounds cannot be chosen", async () => {
    show({ value: "2026-11-10", minDate: "2026-11-05", maxDate: "2026-11-20" });
    await openCalendar();
    click(find("[data-day='2026-11-04']"));
    click(find("[data-day='2026-11-21']"));
    expect(value).toBe("2026-11-10");
    click(find("[data-day='2026-11-20']"));
    expect(value).toBe("2026-11-20");
  });

  it("UI97 months and weekdays have the names of the document's language", () => {
    const titles = (["uz", "la", "ru", "qq"] as const).map((locale) => {
      const none = (): void => undefined;
      const shown = renderUi(
        <DayCalendar value="2026-11-01" today="2026-11-21" onChoose={none} onClose={none} />,
        locale,
      );
      const title = `${find("[aria-live]").textContent} ${find("th").textContent}`;
      shown.end();
      return title;
    });
    expect(titles).toEqual(["Ноябр 2026 Ду", "Noyabr 2026 Du", "Ноябрь 2026 Пн", "Ноябрь 2026 Дү"]);
  });

  it("UI98 weeks begin on Monday, and a month has six of them", () => {
    const weeks = monthWeeks({ year: 2026, month: 2, day: 1 });
    expect(weeks).toHaveLength(6);
    expect(weeks[0]?.[0]).toEqual({ year: 2026, month: 1, day: 26 });
    expect(weeks[0]?.[6]).toEqual({ year: 2026, month: 2, day: 1 });
  });
});
