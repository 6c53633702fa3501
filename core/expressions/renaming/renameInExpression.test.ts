import { expect, it } from "vitest";
import { renameInExpression } from "./renameInExpression.ts";

const now: Readonly<Record<string, string>> = { area: "size", "region.name": "region.title", size: "area" };
const nameNow = (name: string): string => now[name] ?? name;
const inCell = (source: string) => renameInExpression(source, { owners: new Set(["row"]), isBare: false, nameNow });
const inForm = (source: string) => renameInExpression(source, { owners: new Set(["row", "values"]), isBare: true, nameNow });

it("CF724 names of fields in an expression follow their fields, and the rest of it stays to the letter", () => {
  expect(inCell("row.area  > 5 /* area */ ? 'area' : row['area'] + row?.area")).toBe("row.size  > 5 /* area */ ? 'area' : row['size'] + row?.size");
  expect(inCell('row["region.name"]')).toBe('row["region.title"]');
  expect([inCell("area + other.area"), inCell("money"), inCell("status:done=success,area=danger")]).toEqual(["area + other.area", "money", "status:done=success,area=danger"]);
  expect(inForm("area > 1 && values.area !== row.area && user.area")).toBe("size > 1 && values.size !== row.size && user.area");
  expect(inForm("{ area, text: area, area: size }")).toBe("{ area: size, text: size, area: area }");
  expect(inForm("sum(area) / count()")).toBe("sum(size) / count()");
  expect(inForm("`${area} м²`")).toBe("`${size} м²`");
});

it("CF724 a name that the expression declares, a key and what cannot be read stay", () => {
  expect(inForm("values.list.map((area) => area * 2)")).toBe("values.list.map((area) => area * 2)");
  expect(inForm("list.map((one) => one.area + area)")).toBe("list.map((one) => one.area + size)");
  expect(inForm("const area = 1; return area + values.area;")).toBe("const area = 1; return area + values.size;");
  expect(inForm("area >")).toBe("area >");
});

it("DS468 an option's id follows where an expression compares it with its field, or looks it up by it", () => {
  const optionsNow = (name: string) => (["state", "area", "value"].includes(name) ? new Map([["ready", "done"]]) : undefined);
  const inRow = (source: string) => renameInExpression(source, { owners: new Set(["row", "values"]), isBare: true, nameNow, optionsNow });
  expect(inRow("row.area === 'ready' && \"ready\" != values?.state")).toBe("row.size === 'done' && \"done\" != values?.state");
  expect(inRow('["ready", "open"].includes(row["state"]) ? { ready: 1, "ready": 2, open: 3 }[state] : { ready: 1 }')).toBe('["done", "open"].includes(row["state"]) ? { "done": 1, "done": 2, open: 3 }[state] : { ready: 1 }');
  expect(inRow("switch (values.state) { case 'ready': return 1; } return value == 'ready' ? 'ready' : name")).toBe("switch (values.state) { case 'done': return 1; } return value == 'done' ? 'ready' : name");
  expect(inRow("state === ready || title === 'ready' || other.state === 'ready'")).toBe("state === ready || title === 'ready' || other.state === 'ready'");
});
