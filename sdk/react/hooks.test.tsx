// @vitest-environment jsdom
import { act, type ReactElement } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { CapabilityMap } from "../capabilities/index.ts";
import type { TableChange } from "../capabilities/tables.ts";
import { toDisposable } from "../plugin/Disposable.ts";
import type { User } from "../wire.ts";
import { createWritable } from "../testing/createWritable.ts";
import { fakeCapabilities } from "../testing/fakeCapabilities.ts";
import { CapabilitiesContext } from "./CapabilitiesContext.ts";
import { useCommand } from "./useCommand.ts";
import { useEvent } from "./useEvent.ts";
import { useHasPermission } from "./useHasPermission.ts";
import { useLocale } from "./useLocale.ts";
import { useRecord } from "./useRecord.ts";
import { useStorage } from "./useStorage.ts";
import { useTable } from "./useTable.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

interface Watch {
  readonly of: readonly unknown[];
  readonly tell: (change: TableChange) => void;
}

const watches = new Set<Watch>();
const watch = (...args: unknown[]) => {
  const one = { of: args.slice(0, -1), tell: args.at(-1) as Watch["tell"] };
  watches.add(one);
  return toDisposable(() => watches.delete(one));
};

let box: HTMLElement;
let root: ReturnType<typeof createRoot>;

beforeEach(() => {
  box = document.createElement("div");
  root = createRoot(box);
});
afterEach(async () => {
  await act(async () => root.unmount());
  expect(watches.size).toBe(0);
});

const draw = async (capabilities: CapabilityMap, element: ReactElement): Promise<void> =>
  await act(async () => root.render(<CapabilitiesContext value={capabilities}>{element}</CapabilitiesContext>));

const tell = async (name: string): Promise<void> =>
  await act(async () => watches.forEach(({ of, tell: change }) => of[0] === name && change({ recordIds: ["1"] })));

it("S74 rows are read again when a record of their table changes, and for another query", async () => {
  const asked: unknown[] = [];
  const fakes = fakeCapabilities();
  const rows = async (name: string, query: unknown) => {
    asked.push([name, query]);
    return await Promise.resolve({ rows: [{ $id: String(asked.length) }], total: 1 });
  };
  const tables = { ...fakes.capabilities.tables, rows, watch } as unknown as CapabilityMap["tables"];
  const Rows = ({ pageSize }: { pageSize: number }) => <p>{useTable("cities", { pageSize }).rows.map((row) => row.$id)}</p>;
  const show = async (pageSize: number) => await draw({ ...fakes.capabilities, tables }, <Rows pageSize={pageSize} />);
  await show(1);
  await show(1);
  expect([box.textContent, asked]).toEqual(["1", [["cities", { pageSize: 1 }]]]);
  await tell("countries");
  expect(box.textContent).toBe("1");
  await tell("cities");
  expect(box.textContent).toBe("2");
  await show(5);
  expect([box.textContent, asked.at(-1)]).toEqual(["3", ["cities", { pageSize: 5 }]]);
});

describe("hooks", () => {
  it("S116 a record is read again when anybody changes it, and for another id", async () => {
    const asked: string[] = [];
    const fakes = fakeCapabilities();
    const read = async (name: string, id: string) => await Promise.resolve({ id, version: asked.push(`${name}/${id}`), values: {}, files: {} });
    const forms: CapabilityMap["forms"] = { ...fakes.capabilities.forms, read, watch };
    const Version = ({ id }: { id: string }) => <p>{useRecord("cities", id).record?.version}</p>;
    const capabilities = { ...fakes.capabilities, forms };
    await draw(capabilities, <Version id="1" />);
    await tell("cities");
    expect([box.textContent, [...watches].map(({ of }) => of)]).toEqual(["2", [["cities", "1"]]]);
    await draw(capabilities, <Version id="2" />);
    expect([box.textContent, asked, [...watches].map(({ of }) => of)]).toEqual([
      "3",
      ["cities/1", "cities/1", "cities/2"],
      [["cities", "2"]],
    ]);
  });

  it("PE33 a part that asks for one permission, or any of several, is told whether the user has it now; a guest has none", async () => {
    const { capabilities } = fakeCapabilities();
    const current = createWritable<User | undefined>(undefined);
    const Asking = () => <p>{[useHasPermission("cities.update"), useHasPermission(["cities.delete", "cities.update"]), useHasPermission([])].join()}</p>;
    await draw({ ...capabilities, user: { current } }, <Asking />);
    expect(box.textContent).toBe("false,false,false");
    await act(async () => current.set({ permissions: ["cities.*"] } as unknown as User));
    expect(box.textContent).toBe("true,true,false");
    await act(async () => current.set({ permissions: ["cities.read"] } as unknown as User));
    expect(box.textContent).toBe("false,false,false");
  });

  it("S116 events and commands reach the latest listener, until the component is gone", async () => {
    const { capabilities } = fakeCapabilities();
    const heard: unknown[] = [];
    const Listening = ({ as }: { as: string }) => {
      useEvent("custom:moved", (value) => heard.push([as, value]));
      useCommand({ id: "go", title: "Go" }, (input) => heard.push([as, input]));
      return <p>{useLocale()}</p>;
    };
    const tellAll = async (value: number) =>
      await act(async () => {
        await capabilities.events.emit("custom:moved", value);
        await capabilities.commands.execute("go", value + 1);
      });
    await draw(capabilities, <Listening as="first" />);
    await tellAll(1);
    await draw(capabilities, <Listening as="second" />);
    await tellAll(3);
    expect([heard, box.textContent]).toEqual([[["first", 1], ["first", 2], ["second", 3], ["second", 4]], "uz"]);
    await draw(capabilities, <p />);
    await capabilities.events.emit("custom:moved", 5);
    await expect(capabilities.commands.execute("go")).rejects.toMatchObject({ code: "command_missing" });
    expect(heard).toHaveLength(4);
  });

  it("S116 a stored value is shown once it is read, set at once, and removed", async () => {
    const { capabilities } = fakeCapabilities();
    await capabilities.storage.set("draft", "kept");
    let set: (value: string | undefined) => Promise<void> = async () => undefined;
    const seen: string[] = [];
    const Draft = () => {
      const [draft, keep] = useStorage("draft", "none");
      set = keep;
      seen.push(draft);
      return <p>{draft}</p>;
    };
    await draw(capabilities, <Draft />);
    expect([seen[0], box.textContent]).toEqual(["none", "kept"]);
    await act(async () => await set("typed"));
    expect([box.textContent, await capabilities.storage.get("draft")]).toEqual(["typed", "typed"]);
    await act(async () => await set(undefined));
    expect([box.textContent, await capabilities.storage.get("draft")]).toEqual(["none", undefined]);
  });
});
