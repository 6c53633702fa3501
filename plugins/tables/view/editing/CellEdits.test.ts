import { beforeEach, expect, it } from "vitest";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import type { SavedRecord, TableRow } from "#sdk/wire.ts";
import { CellEdits } from "./CellEdits.ts";

interface Sent {
  readonly id: string;
  readonly values: Record<string, unknown>;
  readonly version: number;
}

let sent: Sent[];
let done: string[];
let answers: (() => SavedRecord)[];
let edits: CellEdits;

const row: TableRow = { $id: "r1", $version: 3, name: "Нукус", population: 10 };
const changed = (value: unknown) => ({ value, isChanged: true, problems: [] });
const stale = (values: Record<string, unknown>, version = 7) => (): SavedRecord => {
  throw new PlatonError("stale_version", "expected", { status: 409, data: { code: "stale_version", version, values } });
};
const saved = (version: number) => (): SavedRecord => ({ id: "r1", version });
const settled = async (): Promise<void> => await new Promise((resolve) => setTimeout(resolve, 0));

beforeEach(() => {
  sent = [];
  done = [];
  answers = [];
  edits = new CellEdits({
    update: async (id, change) => {
      sent.push({ id, ...change });
      return await Promise.resolve((answers.shift() ?? saved(change.version + 1))());
    },
    put: (id, values, version) => done.push(`put ${id} ${JSON.stringify(values)} ${version}`),
    hold: (id) => done.push(`hold ${id}`),
    onSaved: () => done.push("saved"),
    say: (failure) => [String((failure as Error).message)],
  });
});

it("T711 a save goes to the record and version that editing began with, and its row is held where it is before it is sent", async () => {
  edits.begin(row, "name");
  expect(edits.commit(changed("Термиз"), "Термиз", "down")).toBe(true);
  await settled();
  expect(sent).toEqual([{ id: "r1", values: { name: "Термиз" }, version: 3 }]);
  expect(done).toEqual(["hold r1", 'put r1 {"name":"Термиз"} 4', "saved"]);
  expect(edits.state().saved).toEqual([{ id: "r1", field: "name" }]);
});

it("T712 a value that cannot be saved keeps the editor open, and is kept by its cell where something else took the focus", () => {
  edits.begin(row, "name");
  const wrong = { value: "", isChanged: true, problems: ["Майдонни тўлдириш керак"] };
  expect(edits.commit(wrong, "", "down")).toBe(false);
  expect(edits.state().open).toBeDefined();
  expect(edits.commit(wrong, "", undefined)).toBe(true);
  expect(edits.state().unsaved).toMatchObject([{ state: "refused", value: "", problems: ["Майдонни тўлдириш керак"] }]);
  expect(sent).toEqual([]);
});

it("T713 a refused save keeps what was typed with its reason, also in the editor; Escape there shows the server's value", async () => {
  answers = [() => {
    throw new PlatonError("duplicate", "expected", { message: "бор" });
  }];
  edits.begin(row, "name");
  edits.commit(changed("Бухоро"), "Бухоро", "down");
  await settled();
  expect(edits.state().unsaved).toMatchObject([{ state: "refused", text: "Бухоро", problems: ["бор"] }]);
  expect(edits.state().saved).toEqual([]);
  edits.begin(row, "name");
  expect(edits.state().open).toMatchObject({ value: "Бухоро", problems: ["бор"] });
  edits.cancel();
  expect(edits.state()).toMatchObject({ open: undefined, unsaved: [] });
});

it("T714 where another has saved the field, both values are there and the person chooses: the own one goes over theirs", async () => {
  answers = [stale({ name: "Хива", population: 10 })];
  edits.begin(row, "name");
  edits.commit(changed("Бухоро"), "Бухоро", "stay");
  await settled();
  const [clash] = edits.state().unsaved;
  expect(clash).toMatchObject({ state: "clash", theirs: { version: 7, values: { name: "Хива" } } });
  if (clash) edits.settle(clash, true);
  await settled();
  expect(sent[1]).toEqual({ id: "r1", values: { name: "Бухоро" }, version: 7 });
  expect(edits.state().unsaved).toEqual([]);
});

it("T714 or theirs stays", async () => {
  answers = [stale({ name: "Хива", population: 10 })];
  edits.begin(row, "name");
  edits.commit(changed("Бухоро"), "Бухоро", "stay");
  await settled();
  const [clash] = edits.state().unsaved;
  if (clash) edits.settle(clash, false);
  expect(done.at(-1)).toBe('put r1 {"name":"Хива","population":10} 7');
  expect(edits.state().unsaved).toEqual([]);
  expect(sent.length).toBe(1);
});

it("T714 where another has saved something else of the record, both changes hold", async () => {
  answers = [stale({ name: "Нукус", population: 11 })];
  edits.begin(row, "name");
  edits.commit(changed("Бухоро"), "Бухоро", "stay");
  await settled();
  expect(sent.map(({ version }) => version)).toEqual([3, 7]);
  expect(edits.state().unsaved).toEqual([]);
});

it("T715 the last edit is taken back once, with the version that it left", async () => {
  edits.begin(row, "population");
  edits.commit(changed(12), "12", "down");
  await settled();
  expect(edits.undo()).toBe(true);
  await settled();
  expect(sent[1]).toEqual({ id: "r1", values: { population: 10 }, version: 4 });
  expect(edits.undo()).toBe(false);
});

it("T716 what was not changed is not sent, and a row without an id or a version is not edited", () => {
  edits.begin(row, "name");
  edits.commit({ value: "Нукус", isChanged: false, problems: [] }, "Нукус", "right");
  expect(sent).toEqual([]);
  expect(edits.begin({ name: "а" }, "name")).toBe(false);
});

it("T717 marks of saved cells go when the rows are put in order again", async () => {
  edits.begin(row, "name");
  edits.commit(changed("Термиз"), "Термиз", "down");
  await settled();
  edits.forget();
  expect(edits.state().saved).toEqual([]);
});
