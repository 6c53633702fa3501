import { expect, it } from "vitest";
import { ModuleRegistry } from "./ModuleRegistry.ts";
import { resolvePath } from "./resolvePath.ts";

const provided = new Set(["page:home/Card.tsx", "project/Card.tsx", "project/Chart.tsx", "project/clsx.tsx", "npm:clsx"]);
const resolve = (name: string, from: string) => resolvePath(name, from, (path) => provided.has(path));

it("S73 a relative name is a component beside the asking one, else one of the project", () => {
  expect(resolve("./Card", "page:home/Board.tsx")).toBe("page:home/Card.tsx");
  expect(resolve("./Card.tsx", "page:other/Board.tsx")).toBe("project/Card.tsx");
  expect(resolve("../Chart.ts", "page:home/Board.tsx")).toBe("project/Chart.tsx");
  expect(resolve("./Missing", "page:home/Board.tsx")).toBeUndefined();
});

it("S201 a bare name is an approved library, else a component of the project", () => {
  expect(resolve("clsx", "page:home/Board.tsx")).toBe("npm:clsx");
  expect(resolve("Chart", "page:home/Board.tsx")).toBe("project/Chart.tsx");
  expect(resolve("Board", "page:home/Board.tsx")).toBeUndefined();
});

it("S73 a module that was not provided cannot be evaluated", () => {
  expect(() => new ModuleRegistry({}).evaluate("project/A.tsx")).toThrow(/platon-component:\/\/project\/A\.tsx/);
});
