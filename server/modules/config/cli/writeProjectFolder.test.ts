import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import type { ProjectFile } from "#contract/config.ts";
import { CallFailure } from "../../../http/CallFailure.ts";
import { GateRefused } from "./ProjectGate.ts";
import { writeProjectFolder } from "./writeProjectFolder.ts";

const place = mkdtempSync(join(tmpdir(), "platon-pull-"));
afterAll(() => rmSync(place, { recursive: true, force: true }));

const files: readonly ProjectFile[] = [
  { path: "forms/cities.json", text: "{ \"name\": \"cities\" }\n" },
  { path: "tables/cities.json", text: "{ \"name\": \"cities\" }\n" },
];
const pull = async (folder: string) => await writeProjectFolder(folder, files, { deletions: true, dryRun: false });

it("CF189 a folder that is not there is made; what is there and cannot be read is named, and nothing is written", async () => {
  const fresh = join(place, "fresh");
  expect((await pull(fresh)).slice(0, 2)).toEqual(files.map(({ path }) => ({ path, change: "create" })));
  expect(await pull(fresh)).toEqual([]);
  writeFileSync(join(fresh, "forms/cities.json"), "{}");

  const latin = Buffer.from('{"title": "caf\u00e9"}', "latin1");
  writeFileSync(join(fresh, "tables/cities.json"), latin);
  const refused = await pull(fresh).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(CallFailure);
  expect((refused as CallFailure).details.data).toMatchObject({ problems: [{ file: "tables/cities.json" }] });
  expect(readFileSync(join(fresh, "tables/cities.json"))).toEqual(latin);
  expect(readFileSync(join(fresh, "forms/cities.json"), "utf8")).toBe("{}");

  rmSync(join(fresh, "tables/cities.json"));
  mkdirSync(join(fresh, "tables/cities.json"));
  await expect(pull(fresh)).rejects.toThrow(/tables\/cities\.json cannot be read: /);
  expect(readFileSync(join(fresh, "forms/cities.json"), "utf8")).toBe("{}");

  const occupied = join(place, "occupied");
  writeFileSync(occupied, "a file");
  await expect(pull(occupied)).rejects.toThrow(GateRefused);
});
