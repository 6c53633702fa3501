import { expect, test } from "../harness/productTest.ts";
import { routePages } from "../harness/routePages.ts";
import { signIn } from "../harness/signInPage.ts";
import { showComponents } from "./showComponents.ts";

test.use({ isTabKept: true });

const counter = `
import { useState } from "react";
import { useTable, useText, type ComponentProps } from "@platon/sdk";

export default function Counter({ data, page }: ComponentProps) {
  const [count, setCount] = useState<number>(0);
  const { rows, total, isLoading } = useTable("countries", { pageSize: 3 });
  const t = useText();
  return (
    <section>
      <button onClick={() => setCount(count + 1)}>pressed {count}</button>
      <p data-role="page">{page} {(data.numbers as { value: number }[])[0].value} {t("no.such.key")}</p>
      {isLoading ? <i>…</i> : <ol>{rows.map((row) => <li key={row.$id}>{String(row.$id)}</li>)}</ol>}
      <output>{total > 3 ? "many" : "few"}</output>
    </section>
  );
}`;

test("S80 a component renders, reads rows through the SDK and reacts to a click", async ({ page }) => {
  await showComponents(page, [{ name: "Counter", scripts: [counter] }]);
  await expect(page.locator("[data-role=page]")).toHaveText("probe 1 no.such.key");
  await expect(page.locator("[data-platon-box] ol li")).toHaveCount(3);
  await expect(page.locator("[data-platon-box] output")).toHaveText("many");
  await page.getByText("pressed 0").click();
  await page.getByText("pressed 1").click();
  await expect(page.getByText("pressed 2")).toBeVisible();
});

test("S80 all scripts of a page run first, in order, and only components with a default export are shown", async ({ page }) => {
  const register = (name: string): string => `(globalThis.order ??= []).push(${JSON.stringify(name)});`;
  const show = `export default () => <p className="order">{(globalThis as any).order.join(" ")}</p>;`;
  await showComponents(page, [
    { name: "First", scripts: [register("a"), register("b") + show] },
    { name: "Effects", scripts: [register("c")] },
    { name: "Last", scripts: [register("d") + `import First from "./First.2"; export default () => <div>{typeof First}</div>`] },
  ]);
  await expect(page.locator("p.order")).toHaveText("a b c d");
  await expect(page.getByText("function")).toBeVisible();
  await expect(page.locator("[data-platon-box]")).toHaveCount(2);
});

const typing = `
import { useState } from "react";
export default function Upper() {
  const [text, setText] = useState("");
  const change = (value: string) => {
    const until = performance.now() + 120;
    while (performance.now() < until);
    setText(value.toUpperCase());
  };
  return <><input aria-label="text" value={text} onChange={(event) => change(event.target.value)} /><output>{text}</output></>;
}`;

test("S81 fast typing into a slow component loses nothing, and the caret stays where text is rewritten", async ({ page }) => {
  await showComponents(page, [{ name: "Upper", scripts: [typing] }]);
  const input = page.getByLabel("text");
  await input.click();
  await page.keyboard.type("the quick brown fox", { delay: 25 });
  await expect(page.locator("[data-platon-box] output")).toHaveText("THE QUICK BROWN FOX");
  await expect(input).toHaveValue("THE QUICK BROWN FOX");
  await input.evaluate((element: HTMLInputElement) => element.setSelectionRange(4, 4));
  await page.keyboard.type("very ", { delay: 25 });
  await expect(input).toHaveValue("THE VERY QUICK BROWN FOX");
  expect(await input.evaluate((element: HTMLInputElement) => element.selectionStart)).toBe(9);
});

const boxed = `export default () => (
  <div className="box"><p className="text">text</p><b className="ease">b</b><platon-link to="tables/cities"><i className="inner">link</i></platon-link></div>
);`;

const hostileCss = `
.text { color: rgb(1, 2, 3); }
} body, main { background: rgb(200, 0, 0) !important; }
@import "https://evil.example/a.css";
@font-face { font-family: Inter; src: url(https://evil.example/f); }
:scope { position: fixed; inset: 0; z-index: 9999; }
html, :root, body, nav, header { display: none !important; }
* { outline: 3px solid rgb(4, 5, 6); }
.text { background: url(https://evil.example/leak.png); --smuggled: url(https://evil.example/leak); position: fixed; }
.text { background: var(--none, url(https://evil.example/leak)); border-image: var(--none, url(https://evil.example/leak)) 30; mask: var(--none, inherit); }
.box { mask: linear-gradient(red, red); .text { background-image: u\\72l(https://evil.example/leak); } }
@media all { .text { cursor: url(https://evil.example/leak), auto; } }
@keyframes turn { from { background: url(https://evil.example/leak); } }`;

test("S82 S605 css reaches nothing outside its component's box and nothing inside first-party parts", async ({ page }) => {
  const foreign: string[] = [];
  page.on("request", (request) => request.url().includes("evil.example") && foreign.push(request.url()));
  await showComponents(page, [{ name: "Boxed", scripts: [boxed], css: hostileCss }]);
  await expect(page.locator(".text")).toHaveCSS("color", "rgb(1, 2, 3)");
  await expect(page.locator(".text")).toHaveCSS("outline-color", "rgb(4, 5, 6)");
  await expect(page.locator(".text")).toHaveCSS("position", "static");
  for (const name of ["background-image", "border-image-source", "mask-image"]) await expect(page.locator(".text")).toHaveCSS(name, "none");
  await expect(page.locator(".inner")).not.toHaveCSS("outline-style", "solid");
  await expect(page.locator("body")).not.toHaveCSS("background-color", "rgb(200, 0, 0)");
  await expect(page.locator("main").first()).not.toHaveCSS("background-color", "rgb(200, 0, 0)");
  await expect(page.locator("main").first()).not.toHaveCSS("outline-style", "solid");
  const box = await page.locator("[data-platon-box]").boundingBox();
  const scope = await page.locator("[data-platon-scope]").boundingBox();
  expect(scope?.x).toBe(box?.x);
  expect(foreign).toEqual([]);
});

const richCss = `
.box { color: rgb(1, 1, 1); & .text { color: rgb(2, 2, 2); } &:hover { color: rgb(9, 9, 9); } padding-left: 7px; }
@layer mine { .text { margin-left: 11px; } }
@media (min-width: 1px) { .text { margin-right: 12px; } }
@supports (display: grid) { .text { padding-top: 13px; } }
@container (min-width: 1px) { .text { padding-bottom: 14px; } }
@keyframes turn { from { opacity: 0.5; background: url(https://evil.example/leak); } to { opacity: 0.5; } }
.ease { animation: turn 1s infinite; }
.text::before { content: "\\201C"; }`;

test("S83 nested rules, layers, queries and own keyframes are kept", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await showComponents(page, [{ name: "Boxed", scripts: [boxed], css: richCss }]);
  const text = page.locator(".text");
  await expect(text).toHaveCSS("color", "rgb(2, 2, 2)");
  await expect(page.locator(".box")).toHaveCSS("padding-left", "7px");
  await expect(text).toHaveCSS("margin-left", "11px");
  await expect(text).toHaveCSS("margin-right", "12px");
  await expect(text).toHaveCSS("padding-top", "13px");
  await expect(page.locator(".ease")).toHaveCSS("opacity", "0.5");
  await expect(page.locator(".ease")).toHaveCSS("animation-name", /^realm\d+-turn$/);
  expect(await text.evaluate((element) => getComputedStyle(element, "::before").content)).toBe('"“"');
});

const related = `export default () => (
  <section>
    <div className="card"><img alt="" /><b>pictured</b></div><div className="card"><b>plain</b></div>
    <ul>{Array.from({ length: 300 }, (_, at) => <li key={at}><input type="checkbox" defaultChecked={at === 0} /><i>one</i><em>{at}</em></li>)}</ul>
  </section>
);`;

/** As many heavy rules as sheets of design systems have, and what is too heavy for 4,900 nodes beside each other. */
const relations = `
.card:has(> img) b { color: rgb(1, 1, 1); }
input:checked ~ em { color: rgb(2, 2, 2); }
li:nth-child(2 of :has(i)) i { color: rgb(3, 3, 3); }
ul > :not(li:first-child, .a .b):hover i { color: rgb(4, 4, 4); }
${Array.from({ length: 30 }, (_, at) => `.a${at} ~ .b { margin: 0 }`).join("\n")}
.last { color: rgb(5, 5, 5); }`;

test("S621 selectors of ordinary sheets hold in ordinary trees, and what is too heavy for a large one is left out and told", async ({ page, expectProblems }) => {
  await showComponents(page, [{ name: "Related", scripts: [related], css: relations }]);
  await expect(page.getByText("pictured")).toHaveCSS("color", "rgb(1, 1, 1)");
  await expect(page.getByText("plain")).not.toHaveCSS("color", "rgb(1, 1, 1)");
  await expect(page.locator("li em").first()).toHaveCSS("color", "rgb(2, 2, 2)");
  await expect(page.locator("li em").nth(1)).not.toHaveCSS("color", "rgb(2, 2, 2)");
  await expect(page.locator("li i").nth(1)).toHaveCSS("color", "rgb(3, 3, 3)");
  expectProblems([/was left out/]);
  const told = page.waitForEvent("console", (message) => message.text().includes("look at too many elements"));
  const large = related.replace("</ul>", `</ul>{Array.from({ length: 3000 }, (_, at) => <p key={at} className="last" />)}`);
  await showComponents(page, [{ name: "Large", scripts: [large], css: relations }]);
  expect((await told).text()).toMatch(/Large: css was left out whose selectors .*: .*(:nth-child|~)/);
  const siblingRules = async (): Promise<number> =>
    await page.evaluate(() => document.adoptedStyleSheets.flatMap((sheet) => Array.from(sheet.cssRules, ({ cssText }) => cssText)).join("").split(" ~ .b").length - 1);
  await expect.poll(siblingRules).toBeLessThan(6);
  expect(await siblingRules()).toBeGreaterThan(0);
  await expect(page.locator(".last").first()).toHaveCSS("color", "rgb(5, 5, 5)");
});

const columned = `export default () => (
  <section>
    <div className="text"><div className="text inner" /><div className="list"><p className="nested" /></div><div className="inline" style={{ columns: 2 }} /></div>
    <div className="outer" style={{ columnCount: 3 }}><div className="text within" /><div className="inmost" style={{ columns: "2 !important" }} /></div>
    <div className="list"><p className="nested alone" /></div>
    <div className="reset"><div className="text plain" /></div>
  </section>
);`;

const columnRules = `
.text { color: rgb(1, 1, 1); columns: 2; }
@media (min-width: 1px) { @layer { .list { & > .nested { column-count: 3 !important; column-gap: 7px; } } } }
.reset .text { columns: auto; }
.text::before { columns: 2; content: "x"; }
@keyframes grow { to { columns: 5; opacity: 0.5; } }
.inner { animation: grow 1s infinite; }`;

test("S622 a text may stand in columns, and columns in columns are none, in sheets and in styles", async ({ page }) => {
  await showComponents(page, [{ name: "Columned", scripts: [columned], css: columnRules }]);
  const counts: readonly (readonly [string, string])[] = [
    [".text", "2"], [".inner", "auto"], [".text .nested", "auto"], [".inline", "2"], [".outer", "3"], [".within", "auto"], [".inmost", "auto"], [".alone", "3"], [".plain", "auto"],
  ];
  for (const [selector, count] of counts) await expect(page.locator(selector).first(), selector).toHaveCSS("column-count", count);
  await expect(page.locator(".within")).toHaveCSS("color", "rgb(1, 1, 1)");
  await expect(page.locator(".alone")).toHaveCSS("column-gap", "7px");
});

test("S88 a component's first-party table has the product's look, and its events stay its own", async ({ page }) => {
  const script = `
    import { useState } from "react";
    export default () => { const [n, set] = useState(0);
      return <div onClick={() => set(n + 1)}><output>{n}</output><p className="own">own</p><platon-table name="countries" /></div>; };`;
  await showComponents(page, [{ name: "Embedded", scripts: [script] }]);
  const part = page.locator("[data-platon-host=platon-table]");
  await expect(part.getByRole("grid").or(part.getByRole("table")).first()).toBeVisible();
  await page.locator(".own").click();
  await expect(page.locator("[data-platon-box] output")).toHaveText("1");
  await part.getByRole("grid").or(part.getByRole("table")).first().click();
  await page.locator(".own").click();
  await expect(page.locator("[data-platon-box] output")).toHaveText("2");
});

test("S84 a component that throws is replaced by a notice with component, line and column of its own source", async ({
  page,
  expectProblems,
}) => {
  expectProblems([/Faulty:5:24: Error: deliberate/]);
  const faulty = `import { useState } from "react";
interface Props { readonly data: unknown }
export default function Faulty({ data }: Props) {
  const [count, setCount] = useState<number>(0);
  if (count > 0) throw new Error("deliberate" as string);
  return <button onClick={() => setCount(1)}>break</button>;
}`;
  const fine = `export default () => <p>still here</p>`;
  await showComponents(page, [{ name: "Faulty", scripts: [faulty] }, { name: "Fine", scripts: [fine] }]);
  await page.getByText("break").click();
  const notice = page.locator("[data-reason=render]");
  await expect(notice).toContainText("Компонентда хатолик юз берди");
  await expect(notice).toContainText("Faulty: 5-қатор, 24-устун");
  await expect(notice).toContainText("deliberate");
  await expect(page.getByText("still here")).toBeVisible();
  await notice.getByRole("button").click();
  await expect(page.getByText("break")).toBeVisible();
});

test("S84 a component that does not compile says where", async ({ page, expectProblems }) => {
  expectProblems([/Twice:2:7/]);
  await showComponents(page, [{ name: "Twice", scripts: ["const a = 1;\nconst a = 2;\nexport default () => null;"] }]);
  await expect(page.locator("[data-reason=compile]")).toContainText("Twice: 2-қатор, 7-устун");
});

test("S89 without a sandbox host the place of a component says so", async ({ page }) => {
  await page.route(/\/api\/info/, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    await route.fulfill({ response, json: { ...body, data: { ...body.data, sandbox: null } } });
  });
  await showComponents(page, [{ name: "Counter", scripts: [counter] }]);
  await expect(page.getByText("Ажратилган муҳит хости созланмаган")).toBeVisible();
  await expect(page.locator("iframe")).toHaveCount(0);
});

interface Course {
  /** What happened, and whether the component's style sheet was there. */
  readonly order: [what: string, hasStyles: boolean][];
  /** Milliseconds for which the style sheet stayed after the page was left. */
  lingered?: number;
}

/** Writes down what comes when: the script by what it stores, the page by its first element. */
const watchCourse = (): void => {
  if (window !== window.top) return;
  const course: Course = { order: [] };
  Object.assign(window, { course });
  const hasStyles = (): boolean => document.adoptedStyleSheets.some(({ cssRules }) => [...cssRules].some(({ cssText }) => cssText.includes("--course")));
  const store = Storage.prototype.setItem;
  Storage.prototype.setItem = function (key, value) {
    if (key.endsWith(":course")) course.order.push(["script", hasStyles()]);
    store.call(this, key, value);
  };
  let left: number | undefined;
  new MutationObserver(() => {
    const isThere = document.querySelector(".course") !== null;
    if (isThere && course.order.at(-1)?.[0] !== "page") course.order.push(["page", hasStyles()]);
  }).observe(document, { childList: true, subtree: true });
  // In front of what the address takes away: an observer would be told of that later.
  (window as unknown as { navigation: EventTarget }).navigation.addEventListener("currententrychange", () => {
    if (document.querySelector(".course") !== null) left ??= performance.now();
  });
  setInterval(() => {
    if (left !== undefined && !hasStyles()) course.lingered ??= performance.now() - left;
  }, 10);
};

test("S472 S473 scripts, styles and page come in this order, styles stay 2.5 s after leaving, and a second visit compiles nothing", async ({ page }) => {
  await page.addInitScript(watchCourse);
  const compilers: string[] = [];
  page.on("worker", (worker) => worker.url().includes("compile.worker") && compilers.push(worker.url()));
  const script = 'import { storage } from "@platon/sdk"; void storage.set("course", 1); export default () => <p className="course">course</p>;';
  const component = { name: "Course", scripts: [script], css: ".course { --course: 1; color: rgb(1, 2, 3); }" };
  await routePages(page, [{ name: "components", title: "Course", css: "", components: [component], data: {} }]);
  await signIn(page, "admin", { next: "/pages/components" });
  await expect(page.locator(".course")).toHaveCSS("color", "rgb(1, 2, 3)");
  const course = async (): Promise<Course> => await page.evaluate(() => (window as unknown as { course: Course }).course);
  expect((await course()).order).toEqual([["script", false], ["page", true]]);
  expect(compilers).toHaveLength(1);
  await page.locator("aside a[href^='/tables/countries']").click();
  await expect(page.locator(".course")).toHaveCount(0);
  await expect.poll(async () => (await course()).lingered).toBeGreaterThanOrEqual(2_500);
  const kept = async (): Promise<number> =>
    await page.evaluate(async () => await new Promise<number>((resolve) => {
      const opening = indexedDB.open("platon-compiled");
      opening.onsuccess = () => {
        const counting = opening.result.transaction("modules").objectStore("modules").count();
        counting.onsuccess = () => {
          opening.result.close();
          resolve(counting.result);
        };
      };
    }));
  await expect.poll(kept).toBe(1);
  await page.goto("/pages/components");
  await expect(page.locator(".course")).toHaveCSS("color", "rgb(1, 2, 3)");
  expect(compilers).toHaveLength(1);
});
