import { expect, it } from "vitest";
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
