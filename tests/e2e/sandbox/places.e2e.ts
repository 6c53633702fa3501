import { consoleLines } from "../harness/consoleLines.ts";
import { expect, test } from "../harness/productTest.ts";
import { withFrames } from "./hostile/withFrames.ts";
import { showComponents } from "./showComponents.ts";

test.use({ isTabKept: true });

const later = `import { useEffect, useState } from "react";
interface Props { readonly data?: unknown }
const fail = (what: string): never => { throw new Error(what as string); };
export default function Later({ data }: Props) {
  const [on, setOn] = useState<boolean>(false);
  useEffect(() => { if (on) setTimeout((): void => { fail("in a timer"); }, 1); }, [on]);
  const reject = async (): Promise<void> => { await 0; fail("in a promise"); };
  return <><button onClick={() => fail("in a handler")}>handler</button>
    <button onClick={() => setOn(true)}>timer</button>
    <button onClick={() => void reject()}>promise</button></>;
}`;

const effect = `import { useEffect } from "react";
export default function Effect() {
  useEffect(() => {
    const value = undefined as any; value.missing();
  }, []);
  return <p>effect</p>;
}`;

const caught = `export default function Logging() {
  console.log("said", { a: 1 });
  console.warn("warned");
  return <p>logging</p>;
}`;

test("S84 handlers, timers, promises and effects that throw are told with line and column, in a document of its own too", async ({ page, expectProblems }) => {
  expectProblems([/Later:3:\d+: Error: in a/, /Effect:4:\d+: TypeError/, /Logging: warned/]);
  const lines = consoleLines(page);
  const components = [
    { name: "Later", scripts: [later] },
    { name: "Effect", scripts: [effect] },
    { name: "Logging", scripts: [caught] },
    { name: "FrameLater", scripts: [later], realm: "frame" as const },
    { name: "FrameEffect", scripts: [effect], realm: "frame" as const },
  ];
  const said = (): string => lines.join("\n");
  await showComponents(page, components);
  await withFrames(page, async () => {
    for (const name of ["handler", "timer", "promise"]) {
      await page.getByText(name).click();
      // Another frame is ended meanwhile, and the test's own mouse with it.
      await page.frameLocator("iframe[title=FrameLater]").getByText(name).dispatchEvent("click");
    }
    for (const name of ["Effect", "FrameEffect"]) {
      await expect(page.locator("[data-reason=render]").filter({ hasText: new RegExp(`(^|[^a-zA-Z])${name}: 4-қатор, 43-устун`) })).toBeVisible();
    }
    for (const what of ["handler", "timer", "promise"]) {
      await expect.poll(said).toMatch(new RegExp(`(^|[^a-zA-Z])Later:3:47: Error: in a ${what}`));
      await expect.poll(said).toMatch(new RegExp(`FrameLater:3:47: Error: in a ${what}`));
    }
  });
  // S227: what a component writes to its console is in the host's, with its name.
  await expect.poll(said).toContain('Logging: said {"a":1}');
});

const circleA = `import { two } from "./CircleB";\nexport const one = two + 1;\nexport default () => <p>{one}</p>;`;
const circleB = `import { one } from "./CircleA";\n\nexport const two = one + 1;`;

test("S203 a missing module, a circle, a syntax fault and a strange default are told where they stand", async ({ page, expectProblems }) => {
  expectProblems([/Missing:2:1|Circle[AB]:\d+:\d+: Error: circular|Strange:1:1|Syntax:3:18/]);
  await showComponents(page, [
    { name: "Missing", scripts: ['const a = 1;\nimport axios from "axios"; export default () => <p>{axios}{a}</p>;'] },
    { name: "CircleA", scripts: [circleA] },
    { name: "CircleB", scripts: [circleB] },
    { name: "Syntax", scripts: ["export default () => null;\n\n  let a = 1; let a = 2;"] },
    { name: "Strange", scripts: ["export default 5;"] },
    { name: "Effects", scripts: ["globalThis.ran = true;"] },
    { name: "Fine", scripts: ["export default () => <p>fine {String(globalThis.ran)}</p>;"] },
  ]);
  await expect(page.getByText("fine true")).toBeVisible();
  const compile = page.locator("[data-reason=compile]");
  await expect(compile.nth(0)).toContainText("Missing: 2-қатор, 1-устун");
  await expect(compile.nth(0)).toContainText('"axios" is not available in the sandbox; there are: react,');
  await expect(compile.nth(1)).toContainText("Syntax: 3-қатор, 18-устун");
  const load = page.locator("[data-reason=load]");
  await expect(load.nth(0)).toContainText("CircleB: 3-қатор");
  await expect(load.nth(0)).toContainText('circular import: "one" of page:probe/CircleA.tsx');
  await expect(page.locator("[data-reason=load]", { hasText: "Strange" })).toContainText("the default export is no component but a number");
  // Scripts without a component run for their effects (D70).
  await expect(page.locator("[data-platon-box]")).toHaveCount(1);
});

const shared = {
  name: "Card",
  content:
    '<section class="card" style="border-top: 3px solid {{colour}}"><h3>{{title}} {{count}}</h3>\n<button onclick="{{add}}">more</button> <i title="{{page}}">&copy; {{items.length}}</i></section>',
  js: `import { useState } from "react"; import { unit } from "units";
    export const title = "Card"; export const colour = "rgb(1, 2, 3)"; export const items = [1, 2];
    export const useValues = () => { const [count, set] = useState(0); return { count: count + unit, add: () => set(count + 1) }; };`,
  css: ".card h3 { color: rgb(7, 8, 9); }",
};

const units = { name: "units", content: "", js: 'module.exports = { unit: " pcs" };', css: "" };

test("S210 a project's template and a library that it ships as text are imported without being on the page", async ({ page }) => {
  await page.route(/\/api\/info/, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    await route.fulfill({ response, json: { ...body, data: { ...body.data, components: [shared, units] } } });
  });
  const user = 'import { title } from "Card"; import * as card from "./Card"; export default () => <p className="user">{title} {card.items.length}</p>;';
  await showComponents(page, [
    { name: "User", scripts: [user] },
    { name: "Shown", scripts: [shared.js], content: shared.content, css: shared.css },
  ]);
  await expect(page.locator(".user")).toHaveText("Card 2");
  await expect(page.locator(".card h3")).toHaveText("Card 0 pcs");
  await page.getByText("more").click();
  await expect(page.locator(".card h3")).toHaveText("Card 1 pcs");
  await expect(page.locator(".card h3")).toHaveCSS("color", "rgb(7, 8, 9)");
  await expect(page.locator(".card")).toHaveCSS("border-top-color", "rgb(1, 2, 3)");
  await expect(page.locator(".card i")).toHaveAttribute("title", "probe");
});
