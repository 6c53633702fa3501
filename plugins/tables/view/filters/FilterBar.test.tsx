// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CapabilitiesContext } from "#sdk/react/CapabilitiesContext.ts";
import { fakeCapabilities } from "#sdk/testing/fakeCapabilities.ts";
import { find, renderUi, type } from "#sdk/testing/renderUi.tsx";
import { aTable } from "../../testing/testTable.ts";
import { FilterBar } from "./FilterBar.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const config = aTable({ isSearchable: true });

it("T66 what is being typed stays when the words that were told come back; words from elsewhere replace it", () => {
  const { capabilities } = fakeCapabilities();
  const told: unknown[] = [];
  const bar = (search: string) => (
    <CapabilitiesContext value={capabilities}>
      <FilterBar config={config} isPublic={false} state={{ sort: [], groupBy: [], filters: {}, search }} change={(part) => void told.push(part.search)} />
    </CapabilitiesContext>
  );
  const page = renderUi(bar(""));
  const rest = (): void => act(() => void vi.runAllTimers());
  const field = find<HTMLInputElement>("input");
  type(field, "нью ");
  rest();
  expect(told).toEqual(["нью"]);
  page.show(bar("нью"));
  expect(field.value).toBe("нью ");
  type(field, "нью й");
  page.show(bar("нью"));
  expect(field.value).toBe("нью й");
  page.show(bar(""));
  expect(field.value).toBe("");
  rest();
  expect(told).toEqual(["нью"]);
  page.end();
});
