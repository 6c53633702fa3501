// @vitest-environment jsdom
import { expect, it } from "vitest";
import type { CapabilityMap } from "#sdk/capabilities/index.ts";
import { CapabilitiesContext } from "#sdk/react/CapabilitiesContext.ts";
import { fakeCapabilities } from "#sdk/testing/fakeCapabilities.ts";
import { click, find, renderUi, settle } from "#sdk/testing/renderUi.tsx";
import { aTable } from "../testing/testTable.ts";
import { TableActions } from "./TableActions.tsx";
import type { LocalizedTable } from "./hooks/useTableConfig.ts";

type TableButton = LocalizedTable["buttons"][number];

const aButton = (more: Partial<TableButton>): TableButton => ({
  id: "close", title: "Ёпиш", icon: null, link: "pages/closing", action: null, scope: "toolbar", confirmText: null, sortOrder: 0,
  displayCondition: null, ...more,
});

/** What pressing the first button of such a table does. */
async function pressed(more: Partial<LocalizedTable>, given: Partial<CapabilityMap> = {}): Promise<readonly string[]> {
  const { capabilities, done } = fakeCapabilities(given);
  const config: LocalizedTable = { ...aTable(), locale: "uz", isForGuests: false, ...more };
  const page = renderUi(
    <CapabilitiesContext value={capabilities}>
      <TableActions config={config} />
    </CapabilitiesContext>,
  );
  click(find("button"));
  await settle();
  page.end();
  return done;
}

it("T233 a button with a confirmText asks it first, and does nothing where the answer is no", async () => {
  expect(await pressed({ buttons: [aButton({})] })).toEqual(["open pages/closing"]);
  const buttons = [aButton({ confirmText: "Ой ёпилсинми?" })];
  expect(await pressed({ buttons })).toEqual(["confirm Ой ёпилсинми?", "open pages/closing"]);
  const asked: string[] = [];
  const no = {
    confirm: async ({ text }: { text: string }) => await Promise.resolve(asked.push(text) === 0),
    message: async () => await Promise.resolve(),
  };
  expect(await pressed({ buttons }, { dialogs: no })).toEqual([]);
  expect(asked).toEqual(["Ой ёпилсинми?"]);
});

it("T234 the new button leads a guest to the public form", async () => {
  expect(await pressed({ form: "letters" })).toEqual(["open forms/letters?_target=modal"]);
  expect(await pressed({ form: "letters", isForGuests: true })).toEqual(["open public/forms/letters?_target=modal"]);
});
