import { expect, test } from "../../harness/productTest.ts";
import { showComponents, type ComponentText } from "../showComponents.ts";

test.use({ isTabKept: true });

const fine = `
import { useState } from "react";
export default () => { const [n, set] = useState(0); return <button onClick={() => set(n + 1)}>alive {n}</button>; };`;

/** 60 KB of brackets in one another: more than the browser's parser has stack for. */
const nested: readonly (readonly [open: string, inner: string, close: string, depth: number])[] = [
  [":is(", "a", ")", 12_000],
  ["a{", "color:red", "}", 20_000],
];
const writers: readonly ComponentText[] = nested.flatMap(([open, inner, close, depth], at) => {
  const text = `\`\${${JSON.stringify(open)}.repeat(${depth})}${inner}\${${JSON.stringify(close)}.repeat(${depth})}${open === ":is(" ? "{color:red}" : ""}\``;
  const css = `${open.repeat(depth)}${inner}${close.repeat(depth)}`;
  return [
    { name: `Own${at}`, scripts: [`export default () => <p>own {${at}}</p>;`], css },
    { name: `Written${at}`, scripts: [`export default () => <p>written {${at}}<style>{${text}}</style></p>;`] },
  ];
});

test("S557 css that nests deeper than an engine can parse takes nobody down", async ({ page, problems, expectProblems }) => {
  expectProblems([/./]);
  await showComponents(page, [{ name: "Fine", scripts: [fine] }, ...writers]);
  for (const at of nested.keys()) for (const kind of ["own", "written"]) await expect(page.getByText(`${kind} ${at}`)).toBeVisible();
  await page.getByText("alive 0").click();
  await expect(page.getByText("alive 1")).toBeVisible();
  expect(problems.all().join()).not.toContain("was ended");
});
