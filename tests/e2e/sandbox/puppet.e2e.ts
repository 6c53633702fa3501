import type { Locator, Page } from "@playwright/test";
import { call } from "../../integration/harness/call.ts";
import { signIn as tokenOf } from "../../integration/harness/signIn.ts";
import type { FormConfig } from "#contract/form.ts";
import type { PluginManifest } from "#contract/plugin.ts";
import { expect, test } from "../harness/productTest.ts";
import { showComponents } from "./showComponents.ts";

test.use({ isTabKept: true });

/** Inline styles of what a part stands in, that hide it or make something else of it. */
const hiding: Readonly<Record<string, object>> = {
  opacity: { opacity: 0 },
  nearly: { opacity: 0.99 },
  clipped: { clipPath: "inset(0 40% 0 0)" },
  masked: { maskImage: "linear-gradient(90deg, #000 50%, transparent)" },
  overflow: { height: 16, overflow: "hidden" },
  zoom: { zoom: 0.9 },
  blend: { mixBlendMode: "multiply" },
  filter: { filter: "brightness(1.1)" },
  turned: { transform: "rotate(2deg)" },
  scaled: { scale: "0.9" },
  below: { position: "relative", zIndex: -1 },
  outlined: { outline: "60px solid grey", outlineOffset: -60 },
};

/** Markup beside or around a part that lies over it. */
const covers: Readonly<Record<string, string>> = {
  over: `<div className="stand"><Part id="over" /><div className="lid" /></div>`,
  shadow: `<div className="stand"><Part id="shadow" /><div className="far" /></div>`,
  pseudo: `<div className="stand pseudo"><Part id="pseudo" /></div>`,
  bordered: `<div className="stand"><Part id="bordered" /><i className="badge" /><div className="bordered" /></div>`,
  lined: `<div className="stand"><Part id="lined" /><i className="badge" /><div className="lined">mmmmmmmm</div></div>`,
};

/** In these a part is as good as anywhere, or what is done to it does not reach it. */
const ordinary: Readonly<Record<string, string>> = {
  plain: `<Part id="plain" />`,
  moved: `<div style={{ transform: "translate(3px, 2px)" }}><Part id="moved" /></div>`,
  rounded: `<div style={{ overflow: "hidden", borderRadius: 12, padding: 12, boxShadow: "0 1px 3px grey" }}><Part id="rounded" /></div>`,
  scroller: `<div style={{ height: 44, overflow: "auto" }}><Part id="scroller" /><p style={{ height: 300 }}>more</p></div>`,
  beside: `<div style={{ position: "relative", zIndex: 3 }}><Part id="beside" /> <span style={{ position: "absolute", right: 0 }}>badge</span></div>`,
  badged: `<div className="stand"><Part id="badged" /><i className="badge" /></div>`,
  disabled: `<fieldset disabled><Part id="disabled" /></fieldset>`,
  through: `<div style={{ pointerEvents: "none" }}><Part id="through" /></div>`,
  painted: `<div className="painted"><Part id="painted" /></div>`,
  form: `<form onSubmit={() => {}}><Part id="form" /></form>`,
};

const css = `
.all { display: grid; grid-template-columns: repeat(4, 1fr); gap: 8px; }
.all section { min-height: 44px; }
.stand { position: relative; display: inline-block; }
.lid, .pseudo::after { content: ""; position: absolute; inset: 0; background: grey; pointer-events: none; }
.badge { position: absolute; top: 0; right: 0; width: 8px; height: 5px; background: grey; }
.bordered { position: absolute; top: 70px; left: 0; right: 0; height: 2px; border: 1px solid grey; border-image: linear-gradient(grey, grey) 1 fill / 1px / 90px; pointer-events: none; }
.lined { position: absolute; top: 60px; left: 0; text-decoration: underline 80px; text-underline-offset: -90px; pointer-events: none; }
.far { position: absolute; top: 60px; width: 100%; height: 34px; box-shadow: 0 -60px 0 grey; pointer-events: none; }
.painted { color: transparent; font-size: 1px; visibility: hidden; letter-spacing: 40px; cursor: none; --text-strong: transparent; --surface-raised: red; --type-base: 1px; -webkit-text-fill-color: transparent; }`;

const script = (cells: readonly string[]): string => `
const Part = ({ id }) => <platon-file file={"file-" + id} name={id} download />;
export default function Puppeteer() { return <div className="all">${cells.map((cell) => `<section>${cell}</section>`).join("\n")}</div>; }`;

/** Ids of files that were asked for, which is what a press on a part does. */
async function watchFiles(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/\/api\/files\/file-[a-z]+\/ticket/, async (route) => {
    asked.push(/file-([a-z]+)/.exec(route.request().url())?.[1] ?? "");
    await route.fulfill({ status: 404, json: { statusCode: 404, message: "", data: null, errors: null } });
  });
  return asked;
}

const buttonOf = (page: Page, id: string): Locator => page.locator("[data-platon-host]").getByRole("button", { name: id, exact: true });

async function pressMiddle(page: Page, button: Locator): Promise<void> {
  const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.click(x + width / 2, y + Math.min(height / 2, 7));
}

/** A part takes presses once it has been seen for a moment. */
async function pressUntilTaken(page: Page, id: string, asked: readonly string[]): Promise<void> {
  await expect(async () => {
    await buttonOf(page, id).click({ timeout: 1_000 });
    expect(asked).toContain(id);
  }).toPass({ intervals: [200] });
}

test("S641 a first-party part that its component hides, changes or covers takes no press and no key, and says so in its place", async ({ page, expectProblems }) => {
  expectProblems([/was not taken: the component hides or covers it|404/]);
  const asked = await watchFiles(page);
  const hidden = Object.entries(hiding).map(([id, style]) => `<div style={${JSON.stringify(style)}}><Part id="${id}" /></div>`);
  await showComponents(page, [{ name: "Puppeteer", css, scripts: [script([`<Part id="open" />`, ...hidden, ...Object.values(covers), `<Part id="last" />`])] }]);
  await buttonOf(page, "last").waitFor();
  // When the first takes a press, the others would.
  await pressUntilTaken(page, "open", asked);
  for (const id of [...Object.keys(hiding), ...Object.keys(covers)]) {
    await pressMiddle(page, buttonOf(page, id));
    await buttonOf(page, id).focus();
    await page.keyboard.press("Enter");
    await expect(page.locator("section", { has: buttonOf(page, id) }).getByRole("status"), id).toContainText("«Puppeteer»");
    await page.keyboard.press("Space");
  }
  await pressUntilTaken(page, "last", asked);
  expect([...new Set(asked)]).toEqual(["open", "last"]);
});

/** As an engine without visibility tracking: entries do not say whether something is seen. */
const withoutTracking = async (page: Page): Promise<void> =>
  void (await page.addInitScript(() => void Object.defineProperty(IntersectionObserverEntry.prototype, "isVisible", { get: () => undefined })));

for (const [when, prepare] of [["", async () => undefined], [", in an engine that tracks no visibility", withoutTracking]] as const) {
  test(`S642 a part takes presses in ordinary surroundings, looks as the product says, and nothing around it reaches into it${when}`, async ({ page, expectProblems }) => {
    await prepare(page);
    expectProblems([/404/]);
    const asked = await watchFiles(page);
    const label = `<label>named by it <Part id="labelled" /></label>`;
    await showComponents(page, [{ name: "Puppeteer", css, scripts: [script([...Object.values(ordinary), label])] }]);
    await buttonOf(page, "labelled").waitFor();
    for (const id of Object.keys(ordinary)) await pressUntilTaken(page, id, asked);
    await page.getByText("named by it").click();
    const looks = async (id: string): Promise<string[]> =>
      await buttonOf(page, id).evaluate((button) => {
        const { color, fontSize, backgroundColor, letterSpacing, visibility, webkitTextFillColor } = getComputedStyle(button);
        return [color, fontSize, backgroundColor, letterSpacing, visibility, webkitTextFillColor];
      });
    await page.mouse.move(0, 0);
    await expect(buttonOf(page, "painted")).toBeEnabled();
    expect(await looks("painted")).toEqual(await looks("plain"));
    await pressUntilTaken(page, "labelled", asked);
    expect(asked.filter((id) => id === "labelled")).toHaveLength(1);
  });
}

test("S642 a part takes presses on a phone, in a page that is zoomed, by the keyboard alone, and under a menu of the product", async ({ page, expectProblems }) => {
  expectProblems([/404/]);
  const asked = await watchFiles(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await showComponents(page, [{ name: "Puppeteer", scripts: [script(["narrow", "pinched", "keyed", "toasted"].map((id) => `<Part id="${id}" />`))] }]);
  await pressUntilTaken(page, "narrow", asked);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setPageScaleFactor", { pageScaleFactor: 1.5 });
  await pressUntilTaken(page, "pinched", asked);
  await session.send("Emulation.setPageScaleFactor", { pageScaleFactor: 1 });
  await buttonOf(page, "pinched").focus();
  await page.keyboard.press("Tab");
  await expect(buttonOf(page, "keyed")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect.poll(() => asked).toContain("keyed");
  // Something of the product's over its corner.
  const { x, y, width } = (await buttonOf(page, "toasted").boundingBox()) ?? { x: 0, y: 0, width: 0 };
  await page.evaluate(([left, top]) => {
    const menu = document.body.appendChild(document.createElement("div"));
    menu.style.cssText = `position: fixed; left: ${left}px; top: ${top}px; width: 40px; height: 12px; background: white; z-index: 9`;
  }, [x + width - 8, y - 6] as const);
  await expect(async () => {
    await page.mouse.click(x + 12, y + 20);
    expect(asked).toContain("toasted");
  }).toPass({ intervals: [200] });
});

const inDialog = `
import { useState } from "react";
export default function Opening() {
  const [isOpen, setOpen] = useState(false);
  return <div style={{ height: 500 }}><button onClick={() => setOpen(true)}>open</button><p style={{ height: 300 }}>text</p>
    <platon-overlay kind="dialog" open={isOpen} title="Dialog" onDismiss={() => setOpen(false)}><platon-file file="file-inside" name="inside" download /></platon-overlay></div>;
}`;

test("S642 a part takes presses in a dialog of its component", async ({ page, expectProblems }) => {
  expectProblems([/404/]);
  const asked = await watchFiles(page);
  await showComponents(page, [{ name: "Opening", scripts: [inDialog] }]);
  await page.getByText("open", { exact: true }).click();
  await pressUntilTaken(page, "inside", asked);
});

const jumping = `
import { useEffect, useState } from "react";
export default function Jumping() {
  const [n, set] = useState(0);
  useEffect(() => { const timer = setInterval(() => set((m) => m + 1), 250); return () => clearInterval(timer); }, []);
  return <div style={{ height: 120 }}><output>{n}</output><div style={{ marginLeft: n % 2 ? 200 : 0 }}><platon-file file="file-jumping" name="jumping" download /></div></div>;
}`;

test("S643 a part that was put under the pointer just now takes no press there", async ({ page }) => {
  const asked = await watchFiles(page);
  await showComponents(page, [{ name: "Jumping", scripts: [jumping] }]);
  await buttonOf(page, "jumping").waitFor();
  for (let times = 0; times < 8; times += 1) {
    await pressMiddle(page, buttonOf(page, "jumping"));
    const count = await page.locator("[data-platon-box] output").textContent();
    await expect(page.locator("[data-platon-box] output")).not.toHaveText(count ?? "");
  }
  expect(asked).toEqual([]);
});

const saving = `
export default function Saving() {
  return <div><div style={{ opacity: 0 }} className="unseen"><platon-form name="countries" /></div><div className="seen"><platon-form name="countries" /></div></div>;
}`;

test("S641 a form that its component hides saves nothing, whatever is clicked and typed", async ({ page, expectProblems }) => {
  expectProblems([/422|was not taken/]);
  // The wire, not our code: the server's own form with one element.
  await page.route(/\/api\/forms\/countries(\?|$)/, async (route) => {
    if (route.request().method() === "POST") return await route.continue();
    const response = await route.fetch();
    const body = (await response.json()) as { data: FormConfig };
    await route.fulfill({ response, json: { ...body, data: { ...body.data, elements: body.data.elements.filter(({ dataField }) => dataField === "name") } } });
  });
  const posts: string[] = [];
  page.on("request", (request) => request.method() === "POST" && request.url().endsWith("/api/forms/countries") && posts.push(request.postData() ?? ""));
  await showComponents(page, [{ name: "Saving", scripts: [saving] }]);
  const seen = page.locator(".seen");
  await seen.getByRole("textbox").waitFor();
  await expect(async () => {
    await seen.getByRole("textbox").click();
    await page.keyboard.type("Тушунарли");
    await expect(seen.getByRole("textbox")).not.toHaveValue("", { timeout: 500 });
  }).toPass();
  const unseen = page.locator(".unseen");
  await pressMiddle(page, unseen.getByRole("textbox"));
  await unseen.getByRole("textbox").focus();
  await page.keyboard.type("Яширин");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Control+Enter");
  await pressMiddle(page, unseen.getByRole("button", { name: "Юбориш" }));
  await expect(unseen.getByRole("textbox")).toHaveValue("");
  await seen.getByRole("button", { name: "Юбориш" }).click();
  await expect.poll(() => posts.length).toBe(1);
  expect(posts[0]).not.toContain("Яширин");
});

const guessing = `
import { useEffect, useRef, useState } from "react";
export default function Guessing() {
  const [asked, ask] = useState(0);
  const [heights, setHeights] = useState([]);
  const ref = useRef(null);
  useEffect(() => {
    const watch = new ResizeObserver(([{ contentRect }]) => setHeights((before) => [...before, Math.round(contentRect.height)]));
    watch.observe(ref.current);
    return () => watch.disconnect();
  }, []);
  const filters = [{ field: "population", operator: "gte", value: 2 ** asked }];
  return <div><button onClick={() => ask(asked + 1)}>guess</button><output>{asked}: {[...new Set(heights)].length}</output>
    <div ref={ref}><platon-table name="countries" filters={filters} /></div></div>;
}`;

const manifest: PluginManifest = {
  id: "guesser", version: "1.0.0", sdk: "^1.0", name: "Guesser", capabilities: [],
  contributes: { pageComponents: [{ name: "Guessing", module: "Guessing.tsx" }] },
  modules: { "Guessing.tsx": guessing },
};

test("S644 a table that is not granted is a notice of one height, whatever is asked of it, and asks for no rows", async ({ page, server, expectProblems }) => {
  expectProblems([/capability "tables: read countries" is missing|a call was refused/]);
  const token = await tokenOf(server, "admin");
  expect((await call(server, "POST plugins", { body: manifest, query: {}, token })).status).toBe(200);
  const rows: string[] = [];
  page.on("request", (request) => /\/api\/tables\/countries/.test(request.url()) && rows.push(request.url()));
  await showComponents(page, [{ name: "Around", scripts: [`export default () => <platon-component name="Guessing" />;`] }]);
  await expect(page.getByText("tables: read countries")).toBeVisible();
  await expect(page.locator("[data-platon-part=component]")).toHaveAttribute("data-settled", "");
  for (let times = 0; times < 27; times += 1) await page.getByText("guess", { exact: true }).click();
  await expect(page.locator("output")).toHaveText("27: 1");
  await expect(page.locator("[data-platon-host=platon-table]").getByRole("grid")).toHaveCount(0);
  expect(rows).toEqual([]);
  await call(server, "DELETE plugins/{id}", { params: { id: "guesser" }, token });
});
