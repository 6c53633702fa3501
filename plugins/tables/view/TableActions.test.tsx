// @vitest-environment jsdom
import { expect, it } from "vitest";
import type { CapabilityMap } from "#sdk/capabilities/index.ts";
import { CapabilitiesContext } from "#sdk/react/CapabilitiesContext.ts";
import { fakeCapabilities } from "#sdk/testing/fakeCapabilities.ts";
import { click, find, renderUi, settle } from "#sdk/testing/renderUi.tsx";
import { aFilter, aTable } from "../testing/testTable.ts";
import { givenByFilters } from "../model/givenByFilters.ts";
import { TableConfigContext } from "./actions/TableConfigContext.ts";
import { TableActions } from "./TableActions.tsx";
import type { LocalizedTable } from "./hooks/useTableConfig.ts";

const told = "tables.act.concerns";

type TableButton = LocalizedTable["buttons"][number];

const aButton = (more: Partial<TableButton>): TableButton => ({
  id: "close", title: "Ёпиш", icon: null, link: "pages/closing", action: null, scope: "toolbar", confirmText: null, sortOrder: 0,
  displayCondition: null, ...more,
});

/** What pressing the first button of such a table does. */
async function pressed(more: Partial<LocalizedTable>, given: Partial<CapabilityMap> = {}): Promise<readonly string[]> {
  const { capabilities, done } = fakeCapabilities(given);
  const config: LocalizedTable = { ...aTable(), locale: "uz", language: "uz", isForGuests: false, ...more };
  const page = renderUi(
    <CapabilitiesContext value={capabilities}>
      <TableConfigContext value={config}>
        <TableActions config={config} matching={{ query: { search: "а" }, count: { kind: "exact", rows: 7 } }} />
      </TableConfigContext>
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

it("T836 a toolbar button with an action does it with all rows that match, and where it changes or deletes them says how many before", async () => {
  const acted: unknown[] = [];
  const { tables } = fakeCapabilities().capabilities;
  const given = { tables: { ...tables, act: async (_name: string, button: string, body: unknown) => await Promise.resolve((acted.push([button, body]), { affected: 7, missing: 0, errors: [], skipped: 0 })) } };
  const aDeed = (action: string, more: Partial<TableButton> = {}): Partial<LocalizedTable> => ({ buttons: [aButton({ link: null, action, ...more })] });
  expect((await pressed(aDeed('set:{"name":"x"}'), given))[0]).toBe(`confirm Ёпиш\n${told}`);
  expect((await pressed(aDeed("delete", { confirmText: "Ўчсинми?" }), given))[0]).toBe(`confirm Ўчсинми?\n${told}`);
  expect((await pressed(aDeed("endpoint:send"), given))[0]).toContain("toast success");
  expect(acted).toEqual(Array(3).fill(["close", { filters: {}, search: "а" }]));
  const { commands } = fakeCapabilities().capabilities;
  commands.register({ id: "stars:count", title: "Stars" }, (input) => void acted.push(input));
  await pressed(aDeed("command:stars:count"), { ...given, commands });
  expect(acted.at(-1)).toEqual({ filters: {}, search: "а" });
  expect(await pressed({ ...aDeed("form"), form: "letters" }, given)).toEqual(["open forms/letters?_target=modal"]);
});

it("SY321 a new object of configuration begins with what its list is narrowed to; a record of a dataset does not", () => {
  const filters = [aFilter("endpointId", { operator: "eq" }), aFilter("kind", { operator: "in" }), aFilter("owner.name", { operator: "eq" })];
  const state = { filters: { endpointId: ["e1"], kind: ["table"], "owner.name": ["a"] } };
  expect(givenByFilters({ entity: "api_stages", filters }, state)).toEqual({ endpointId: "e1" });
  expect(givenByFilters({ filters }, state)).toEqual({});
});
