// @vitest-environment jsdom
import { act, useState, type ReactElement } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FormsCapability, OptionsQuery } from "#sdk/capabilities/forms.ts";
import { CapabilitiesContext } from "#sdk/react/CapabilitiesContext.ts";
import { fakeCapabilities } from "#sdk/testing/fakeCapabilities.ts";
import { click, find, renderUi, type, type RenderedUi } from "#sdk/testing/renderUi.tsx";
import type { Option, TableFilter } from "#sdk/wire.ts";
import type { FilterValue } from "../../model/filterValue.ts";
import { aFilter } from "../../testing/testTable.ts";
import type { FilterChange } from "./FilterChange.ts";
import { FilterChip } from "./FilterChip.tsx";

let ui: RenderedUi | undefined;
let asked: OptionsQuery[] = [];
let value: FilterValue | undefined;
let operator: string | undefined;
beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
});
afterEach(() => {
  ui?.end();
  vi.useRealTimers();
});

const pass = async (milliseconds: number): Promise<void> => await act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));
/** And a frame more, in which the focus follows what was drawn. */
const wait = async (milliseconds = 50): Promise<void> => {
  await pass(milliseconds);
  await pass(50);
};
const options = (count: number): Option[] => Array.from({ length: count }, (_, index) => ({ id: `c${index}`, name: `Шаҳар ${index}` }));
const all = options(120);
/** A server that names a hundred options at once. */
const hundred = async ({ text, ids }: OptionsQuery): Promise<Option[]> =>
  await Promise.resolve(all.filter(({ id, name }) => (ids ? ids.includes(id) : name.includes(text ?? ""))).slice(0, 100));

const select = aFilter("city", { type: "select", operator: "in" });

interface Setting {
  readonly filter?: TableFilter;
  readonly start?: FilterValue;
  readonly isPublic?: boolean;
}

const Held = ({ filter = select, start, isPublic = false }: Setting): ReactElement => {
  const [held, setHeld] = useState<FilterChange | undefined>(start && { operator: filter.operator, value: start });
  value = held?.value;
  operator = held?.operator;
  const set = held && { filter: { ...filter, operator: held.operator }, value: held.value };
  return <FilterChip filter={filter} form="cities" isPublic={isPublic} set={set} onChange={setHeld} />;
};

function show(answer: (query: OptionsQuery) => Promise<Option[]>, setting: Setting = {}): void {
  const { capabilities } = fakeCapabilities();
  const forms: FormsCapability = { ...capabilities.forms, options: async (_form, _element, query = {}) => (asked.push(query), await answer(query)) };
  ui = renderUi(
    <CapabilitiesContext value={{ ...capabilities, forms }}>
      <Held {...setting} />
    </CapabilitiesContext>,
  );
}
const open = (): void => click(find("[aria-haspopup=dialog]"));
const rows = (): string[] => [...document.querySelectorAll("[role=group] label")].map((label) => label.textContent ?? "");
const searched = async (text: string): Promise<void> => {
  type(find<HTMLInputElement>("[role=dialog] input[type=search]"), text);
  await wait(500);
};

describe("FilterChip", () => {
  it("T93 the server is asked for what is typed where it has more choices than it names at first", async () => {
    show(hundred, { isPublic: true });
    open();
    await wait();
    expect(rows()).toHaveLength(100);
    await searched("11");
    expect(rows()).toEqual(["Шаҳар 11", ...Array.from({ length: 10 }, (_, index) => `Шаҳар 11${index}`)]);
    click(find("input[id$=c117]"));
    await wait();
    expect([value, find("[aria-haspopup=dialog]").textContent]).toEqual([["c117"], "city: Шаҳар 117"]);
    await searched("");
    expect([rows()[0], rows().length]).toEqual(["Шаҳар 117", 101]);
    expect(asked.map(({ text, ids, isPublic }) => [text, ids, isPublic])).toEqual([
      [undefined, undefined, true],
      ["11", undefined, true],
      [undefined, ["c117"], true],
    ]);
  });

  it("T93 few choices are searched here", async () => {
    show(async () => await Promise.resolve(options(99)));
    open();
    await wait();
    await searched("98");
    expect([rows(), asked.length]).toEqual([["Шаҳар 98"], 1]);
  });

  it("T93 a set value that the first choices do not hold has its name", async () => {
    show(hundred, { start: ["c119"] });
    expect(find("[aria-haspopup=dialog]").textContent).toBe("city: …");
    await wait();
    expect(find("[aria-haspopup=dialog]").textContent).toBe("city: Шаҳар 119");
  });

  it("T95 a filter whose choices are on their way shows neither a field nor an empty list, and keeps the focus", async () => {
    let answer: (found: Option[]) => void = () => undefined;
    show(async () => await new Promise((resolve) => (answer = resolve)));
    open();
    await wait();
    expect(document.querySelector("[role=dialog] input")).toBeNull();
    expect(document.activeElement).toBe(find("[role=dialog]"));
    answer(options(3));
    await wait();
    expect(document.activeElement).toBe(find("[role=dialog] input"));
    expect(rows()).toHaveLength(3);
  });

  it("T36 T95 where the form offers nothing the value is typed", async () => {
    show(async () => await Promise.resolve([]));
    open();
    await wait();
    expect(document.activeElement).toBe(find("[role=dialog] input[type=text]"));
  });

  it("T94 a required filter is changed, not emptied", async () => {
    show(hundred, { filter: { ...select, isRequired: true }, start: ["c1"] });
    open();
    await wait();
    click(find("input[id$=c1]"));
    expect(value).toEqual(["c1"]);
    click(find("input[id$=c2]"));
    click(find("input[id$=c1]"));
    expect(value).toEqual(["c2"]);
  });

  it("T92 what is no value of the filter is refused in words, and stays to be mended", async () => {
    show(hundred, { filter: aFilter("due", { operator: "in", fieldType: "date" }) });
    open();
    await wait();
    const field = find<HTMLInputElement>("[role=dialog] input");
    type(field, "05.03.2026, 31.02.2026");
    const submit = (): void => act(() => find<HTMLFormElement>("[role=dialog] form").requestSubmit());
    submit();
    expect([field.getAttribute("aria-invalid"), value]).toEqual(["true", undefined]);
    expect(find(`[id="${field.getAttribute("aria-describedby")}"]`).textContent).not.toBe("");
    type(field, "05.03.2026, 28.02.2026");
    expect(field.getAttribute("aria-invalid")).toBeNull();
    submit();
    expect([value, document.querySelector("[role=dialog]")]).toEqual([["2026-03-05", "2026-02-28"], null]);
  });

  it("T656 another operator holds with its value, one without a value at once, and of a like value what is set stays", async () => {
    const name = aFilter("name", { title: "Исми" });
    show(hundred, { filter: name, start: ["тош"] });
    open();
    await wait();
    const choose = async (word: string): Promise<void> => {
      click(find("[role=dialog] [role=combobox]"));
      await wait();
      click([...document.querySelectorAll<HTMLElement>("[role=option]")].find((option) => option.textContent === `tables.op.${word}`) as HTMLElement);
      await wait();
    };
    await choose("startsWith");
    expect([operator, value, find("[aria-haspopup=dialog]").textContent]).toEqual(["startsWith", ["тош"], "Исми: тош…"]);
    await choose("in");
    expect([operator, value, find<HTMLInputElement>("[role=dialog] input").value]).toEqual(["startsWith", ["тош"], ""]);
    await choose("empty");
    expect([operator, value, document.querySelector("[role=dialog] input"), find("[aria-haspopup=dialog]").textContent]).toEqual(["empty", ["1"], null, "Исми: tables.op.empty"]);
  });

  it("T658 a span of so many days is chosen with its number", async () => {
    show(hundred, { filter: aFilter("due", { operator: "relative", fieldType: "date", type: "date" }), start: ["today"] });
    open();
    await wait();
    type(find<HTMLInputElement>("[role=dialog] label input"), "30");
    click([...document.querySelectorAll<HTMLElement>("[role=dialog] button")].find((one) => one.textContent === "tables.relative.last.day") as HTMLElement);
    expect([operator, value, find("[aria-haspopup=dialog]").textContent]).toEqual(["relative", ["last 30 days"], "due: tables.relative.last.day"]);
  });
});
