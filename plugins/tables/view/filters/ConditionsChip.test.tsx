// @vitest-environment jsdom
import { act, useState, type ReactElement } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { CapabilitiesContext } from "#sdk/react/CapabilitiesContext.ts";
import { fakeCapabilities } from "#sdk/testing/fakeCapabilities.ts";
import { click, find, renderUi, type, type RenderedUi } from "#sdk/testing/renderUi.tsx";
import type { Where } from "../../model/where.ts";
import { aColumn, aTable } from "../../testing/testTable.ts";
import { ConditionsChip } from "./ConditionsChip.tsx";

const config = aTable({ columns: [aColumn("name"), aColumn("amount", { type: "number" }), aColumn("place", { type: "point" })] });
let ui: RenderedUi | undefined;
let held: Where | undefined;
afterEach(() => ui?.end());

const Held = ({ start }: { start?: Where }): ReactElement => {
  const [where, setWhere] = useState(start);
  held = where;
  return <ConditionsChip config={config} isPublic={false} where={where} onChange={setWhere} />;
};
const show = (start?: Where): void => void (ui = renderUi(<CapabilitiesContext value={fakeCapabilities().capabilities}><Held start={start} /></CapabilitiesContext>));
const until = async (isThere: () => unknown): Promise<void> => {
  for (let look = 0; look < 200 && !isThere(); look += 1) await act(async () => await new Promise((resolve) => setTimeout(resolve, 10)));
  expect(isThere()).toBeTruthy();
};
const opened = async (): Promise<void> => {
  click(find("[aria-haspopup=dialog]"));
  await until(() => document.activeElement?.getAttribute("role") === "combobox");
};
const button = (words: string): HTMLElement => [...document.querySelectorAll<HTMLElement>("[role=dialog] button")].find((one) => one.textContent === words) as HTMLElement;
const submit = (): void => act(() => find<HTMLFormElement>("[role=dialog]").requestSubmit());
const inputs = (): HTMLInputElement[] => [...document.querySelectorAll<HTMLInputElement>("[role=dialog] input")];

describe("conditions", () => {
  it("T664 T665 a condition is written, one without a value is marked and stays, and the chip tells how many hold", async () => {
    show();
    await opened();
    type(inputs()[0] as HTMLInputElement, "нук");
    click(button("tables.conditionAdd"));
    submit();
    expect([held, inputs().map((input) => input.getAttribute("aria-invalid"))]).toEqual([undefined, [null, "true"]]);
    type(inputs()[1] as HTMLInputElement, "хива");
    submit();
    expect(held).toEqual({ kind: "and", members: [{ field: "name", operator: "contains", value: ["нук"] }, { field: "name", operator: "contains", value: ["хива"] }] });
    expect([find("[aria-haspopup=dialog]").textContent, document.querySelector("[role=dialog]"), document.activeElement]).toEqual(["tables.conditions: 2", null, find("[aria-haspopup=dialog]")]);
  });

  it("T887 a condition about a place has three fields, and says which of them is wrong", async () => {
    show({ kind: "and", members: [{ field: "place", operator: "within", value: ["41.31", "69.24", "5"] }] });
    await opened();
    const shown = inputs().slice(-3);
    expect(shown.map((input) => [input.labels?.[0]?.textContent, input.value])).toEqual([["tables.lat", "41.31"], ["tables.lng", "69.24"], ["tables.kilometres", "5"]]);
    type(shown[0] as HTMLInputElement, "95");
    submit();
    expect([shown.map((input) => input.getAttribute("aria-invalid")), find("[role=dialog]").textContent]).toEqual([["true", null, null], expect.stringContaining("Харитадаги нуқта нотўғри")]);
    type(shown[0] as HTMLInputElement, "40.5");
    submit();
    expect(held).toEqual({ kind: "and", members: [{ field: "place", operator: "within", value: ["40.5", "69.24", "5"] }] });
  });

  it("T665 groups are added three deep, named for screen readers, and taken out one by one", async () => {
    show({ kind: "or", members: [{ field: "name", operator: "eq", value: ["а"] }] });
    await opened();
    const groups = (): (string | null)[] => [...document.querySelectorAll("[role=dialog] [role=group]")].map((group) => group.getAttribute("aria-label"));
    const addGroup = (at: number): void => click([...document.querySelectorAll<HTMLElement>("[role=dialog] button")].filter((one) => one.textContent === "tables.conditionGroupAdd")[at] as HTMLElement);
    addGroup(0);
    addGroup(0);
    expect(groups()).toEqual(["tables.conditions", "tables.conditionGroup", "tables.conditionGroup"]);
    expect([...document.querySelectorAll("[role=dialog] button")].filter((one) => one.textContent === "tables.conditionGroupAdd")).toHaveLength(2);
    click(find("[aria-label='tables.conditionGroupRemove']"));
    submit();
    expect(held).toEqual({ kind: "or", members: [{ field: "name", operator: "eq", value: ["а"] }] });
  });

  it("T665 Escape leaves what holds as it is, and the cross of the chip ends it", async () => {
    const start: Where = { kind: "and", members: [{ field: "amount", operator: "ge", value: ["5"] }] };
    show(start);
    await opened();
    expect(inputs()[0]?.value).toBe("5");
    act(() => void document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true })));
    expect([document.querySelector("[role=dialog]"), held]).toEqual([null, start]);
    click(find("button[aria-label$='tables.conditions: 1']"));
    expect(held).toBeUndefined();
  });
});
