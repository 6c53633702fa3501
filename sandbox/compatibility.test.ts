import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");

const { dependencies, devDependencies } = JSON.parse(read("package.json")) as Record<string, Record<string, string>>;
const versions: Readonly<Record<string, string>> = { ...dependencies, ...devDependencies };
const approved = JSON.parse(read("core/modules/libraries.json")) as string[];

/** Components of the end-to-end test, by name, with their source. */
function findComponents(): Map<string, string> {
  const text = read("tests/e2e/sandbox/libraryComponents.ts");
  const sources = new Map(Array.from(text.matchAll(/const (\w+) = `([\s\S]*?[^\\])`;/g), ([, name = "", source = ""]) => [name, source]));
  const shown = text.matchAll(/component\("(\w+)", (\w+)/g);
  return new Map(Array.from(shown, ([, name = "", source = ""]) => [name, sources.get(source) ?? ""]));
}

it("S231 the table of compatibility names each approved library with its version and a component that is driven", () => {
  const rows = Array.from(read("docs/compatibility.md").matchAll(/^\| `([^`]+)` \| (\S+) \| `(\w+)` \|/gm), ([, name, version, component]) => ({
    name: name ?? "",
    version,
    component: component ?? "",
  }));
  expect(rows.map(({ name }) => name)).toEqual([...approved].sort());
  const components = findComponents();
  for (const { name, version, component } of rows) {
    expect({ name, version }).toEqual({ name, version: versions[name] });
    expect(components.get(component), `${component} imports ${name}`).toContain(`from "${name}"`);
  }
});
