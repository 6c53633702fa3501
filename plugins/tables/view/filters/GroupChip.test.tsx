// @vitest-environment jsdom
import { expect, it } from "vitest";
import { click, find, renderUi, settle } from "#sdk/testing/renderUi.tsx";
import { CapabilitiesContext } from "#sdk/react/CapabilitiesContext.ts";
import { fakeCapabilities } from "#sdk/testing/fakeCapabilities.ts";
import { aColumn, aTable } from "../../testing/testTable.ts";
import { GroupChip } from "./GroupChip.tsx";

const config = aTable({ columns: [aColumn("city"), aColumn("status"), aColumn("place", { type: "point" }), aColumn("tags", { type: "text_array" })] });

it("T622 a column that is chosen groups within those before it, a press takes it back, and the cross all of them", async () => {
  const told: (readonly string[])[] = [];
  const { capabilities } = fakeCapabilities();
  const chip = (groupBy: readonly string[]) => (
    <CapabilitiesContext value={capabilities}>
      <GroupChip config={config} groupBy={groupBy} onChange={(next) => void told.push(next)} />
    </CapabilitiesContext>
  );
  const page = renderUi(chip(["city"]));
  const choose = async (index: number): Promise<string[]> => {
    click(find("button"));
    await settle();
    const items = [...document.querySelectorAll<HTMLElement>("[role=menuitemradio]")];
    const names = items.map((item) => `${item.textContent} ${item.getAttribute("aria-checked")}`);
    const item = items[index];
    if (item) click(item);
    await settle();
    return names;
  };
  expect(await choose(1)).toEqual(["city true", "status false"]);
  await choose(0);
  click(find("button[aria-label$='tables.groupBy: city']"));
  expect(told).toEqual([["city", "status"], [], []]);
  page.end();
});
