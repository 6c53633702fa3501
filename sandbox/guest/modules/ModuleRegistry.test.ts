import { describe, expect, it } from "vitest";
import { compileSource } from "../../compile/compileSource.ts";
import { ModuleRegistry, type Factory } from "./ModuleRegistry.ts";

/** Node imports no blobs. */
async function importText(code: string): Promise<Factory> {
  const { default: factory } = (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)) as {
    default: Factory;
  };
  return factory;
}

/** A registry with modules of the project, by name. */
async function provide(sources: Readonly<Record<string, string>>): Promise<ModuleRegistry> {
  const registry = new ModuleRegistry({ "@platon/sdk": {} }, { importText });
  const modules = Object.entries(sources).map(([name, text]) => {
    const path = `project/${name}.tsx`;
    const answer = compileSource({ path, text });
    if (!answer.isOk) throw new Error(answer.failure.message);
    return { path, code: answer.module.code };
  });
  await registry.provide(modules);
  return registry;
}

it("S202 modules that import each other in a circle see what is exported by then", async () => {
  const registry = await provide({
    A: 'import { two } from "./B"; export const one = 1; export const sum = () => one + two();',
    B: 'import { one } from "./A"; export const two = () => one + 1;',
  });
  const { sum } = registry.evaluate("project/A.tsx") as { sum: () => number };
  expect(sum()).toBe(3);
});

it("S202 a value that is asked for in a circle before it is there is told by name, with the place", async () => {
  const registry = await provide({
    A: 'import { two } from "./B";\nexport const one = two + 1;',
    B: 'import { one } from "./A";\n\nexport const two = one + 1;',
  });
  const evaluate = (): unknown => registry.evaluate("project/A.tsx");
  expect(evaluate).toThrow(/circular import: "one" of project\/A\.tsx is asked for before/);
  try {
    evaluate();
  } catch (failure) {
    expect((failure as Error).stack).toMatch(/B\.tsx(%0A)?:3:\d+/);
  }
});

it("S201 a project's library that is written in CommonJS is imported by its name", async () => {
  const registry = await provide({
    tiny: "module.exports = { add: function (a, b) { return a + b; } };",
    A: 'import tiny, { add } from "tiny"; export const sum = add(1, tiny.add(2, 3));',
  });
  expect(registry.evaluate("project/A.tsx").sum).toBe(6);
});

it("S204 a default export that cannot be drawn is found", async () => {
  const registry = await provide({ A: "export default 5;", B: "export const x = 1;", C: "export default () => null;" });
  for (const name of ["A", "B", "C"]) registry.evaluate(`project/${name}.tsx`);
  expect(registry.findStrangeDefault(["project/A.tsx"])).toEqual({ path: "project/A.tsx", kind: "number" });
  expect(registry.findStrangeDefault(["project/B.tsx", "project/C.tsx"])).toBeUndefined();
});

describe("a module that the engine refuses", () => {
  const good = { path: "project/Good.tsx", code: "export default (module, exports) => { exports.x = 1; };" };
  const slow = { ...good, path: "project/Slow.tsx", code: `${good.code} // slow` };
  const bad = { path: "project/Bad.tsx", code: "export default () => { await (1) };" };
  const importing = { path: "project/Importing.tsx", code: 'export default (module, exports, require) => require("./Bad");' };

  const provideAll = async (importer = importText): Promise<ModuleRegistry> => {
    const registry = new ModuleRegistry({}, { importText: importer });
    await registry.provide([bad, good, slow, importing]);
    return registry;
  };

  it("S542 one that is refused keeps no other from being there", async () => {
    const registry = await provideAll(async (code) => {
      if (code.endsWith("slow")) await new Promise((resolve) => setTimeout(resolve, 20));
      return await importText(code);
    });
    for (const { path } of [good, slow]) expect(registry.evaluate(path).x).toBe(1);
  });

  it("S542 who evaluates it is told why each time, with the module's name, also by way of an import", async () => {
    const registry = await provideAll();
    for (const path of [bad.path, importing.path, bad.path]) {
      const evaluate = (): unknown => registry.evaluate(path);
      expect(evaluate).toThrow(SyntaxError);
      expect(evaluate).toThrow(expect.objectContaining({ stack: expect.stringContaining("platon-component://project/Bad.tsx:1:1") as string }));
      expect(registry.haveRun([path])).toBe(false);
    }
  });

  it("S542 what is provided again is tried again", async () => {
    let isBroken = true;
    const registry = await provideAll((code) => (isBroken ? Promise.reject(new Error("no memory")) : importText(code)));
    expect(() => registry.evaluate(good.path)).toThrow("no memory");
    isBroken = false;
    await registry.provide([good]);
    expect(registry.evaluate(good.path).x).toBe(1);
  });
});
