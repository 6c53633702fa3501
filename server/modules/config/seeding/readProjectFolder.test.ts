import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { parseProject } from "../text/files/parseProject.ts";
import { sayReason } from "../text/problems/reasons.ts";
import { readProjectFolder } from "./readProjectFolder.ts";

let folder = "";
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("CF186 a file or folder with a slip in its name is refused with what was meant; notes and seeds are left alone", async () => {
  folder = mkdtempSync(join(tmpdir(), "platon-folder-"));
  const kept = ["README.md", "package.json", "notes/todo.json", "seed/cities.mjs", "schemas/tables.json", "tables/.DS_Store", "tables/plan.md", "pages/data.csv"];
  const slips = ["tabels/cities.json", "menu.json", "forms/city.jsn", "componets/Seal.json"];
  for (const path of ["tables/towns.json", ...kept, ...slips]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), "{}");
  }
  const files = await readProjectFolder(folder);
  expect(files.map(({ path }) => path).sort()).toEqual(["tables/towns.json", ...slips].sort());
  const problems = parseProject(files).problems.filter(({ reason }) => reason === "unknownFile");
  expect(problems.map((problem) => `${problem.file}: ${sayReason(problem, "en").split(" (")[0]}`).sort()).toEqual([
    'componets/Seal.json: no object is kept in such a file; did you mean “components”?',
    "forms/city.jsn: no object is kept in such a file",
    'menu.json: no object is kept in such a file; did you mean “menus.json”?',
    'tabels/cities.json: no object is kept in such a file; did you mean “tables”?',
  ]);
});
