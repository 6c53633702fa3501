import type { Page } from "@playwright/test";
import { call } from "../../integration/harness/call.ts";
import { signIn as tokenOf } from "../../integration/harness/signIn.ts";
import type { FormConfig } from "#contract/form.ts";
import type { PluginManifest } from "#contract/plugin.ts";
import { expect, test } from "../harness/productTest.ts";
import { signIn } from "../harness/signInPage.ts";
import { withFrames } from "./hostile/withFrames.ts";
import { offerComponents } from "./offerComponents.ts";
import { showComponents } from "./showComponents.ts";

test.use({ isTabKept: true });

const tokens = ["--accent", "--surface-panel", "--text-normal", "--space-4", "--radius-medium", "--row-height"];

/** Says the tokens as its document has them, and shows one of them in use. */
const swatch = `
import { useEffect, useState } from "react";
import { useTheme } from "@platon/sdk";
export default function Swatch() {
  const theme = useTheme();
  const [values, set] = useState({});
  useEffect(() => {
    const read = () => {
      const style = getComputedStyle(document.documentElement);
      set(Object.fromEntries(${JSON.stringify(tokens)}.map((name) => [name, style.getPropertyValue(name)])));
    };
    read();
    const timer = setInterval(read, 50);
    return () => clearInterval(timer);
  }, []);
  return <><p className="accent">{theme.name}</p><p className="plain">text</p><output>{JSON.stringify(values)}</output></>;
}`;
const css = ":root { --row-height: 7px; } .accent { color: var(--accent); }";

test("S316 a document of its own has the product's custom properties and text colour, and follows a change of theme", async ({ page }) => {
  await showComponents(page, [
    { name: "Swatch", scripts: [swatch], css, realm: "frame" },
    { name: "Box", scripts: ['export default () => <p className="boxed">text</p>;'], css: ".boxed { background-color: var(--accent); }" },
  ]);
  await withFrames(page, async () => {
    const frame = page.frameLocator("iframe[title=Swatch]");
    const ofPage = async () =>
      await page.locator(".boxed").evaluate((box, names) => {
        const style = getComputedStyle(box);
        return { values: Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)])), accent: style.backgroundColor, text: style.color };
      }, tokens);
    const ofFrame = async () => ({
      values: JSON.parse((await frame.locator("output").textContent()) ?? "{}") as Record<string, string>,
      accent: await frame.locator(".accent").evaluate((element) => getComputedStyle(element).color),
      text: await frame.locator(".plain").evaluate((element) => getComputedStyle(element).color),
    });
    // What the component's own css says comes before the product's.
    const expected = async () => {
      const { values, ...rest } = await ofPage();
      return { ...rest, values: { ...values, "--row-height": "7px" } };
    };
    await expect(frame.locator(".accent")).toHaveText("platon.platon");
    await expect.poll(ofFrame).toEqual(await expected());
    // Its own policy lets it fetch no font: the page gives it the files.
    await expect.poll(async () => await frame.locator(".plain").evaluate(() => [...document.fonts].map(({ family, status }) => `${family} ${status}`))).toContain("Inter Variable loaded");
    const before = await ofPage();
    await page.evaluate(() => void (document.documentElement.dataset["theme"] = "platon.deepDark"));
    await expect.poll(async () => (await ofPage()).values["--accent"]).not.toBe(before.values["--accent"]);
    await expect.poll(ofFrame).toEqual(await expected());
    expect(await frame.locator("body").evaluate((body) => getComputedStyle(body).colorScheme)).toBe("dark");
  });
});

test("S318 until a component in a document of its own is drawn, a skeleton stands in its place", async ({ page }) => {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => void (letGo = resolve));
  await page.route(/\/realm\/frame\.html/, async (route) => {
    await held;
    await route.continue();
  });
  await showComponents(page, [{ name: "Slow", scripts: ['export default () => <p className="late">drawn</p>;'], realm: "frame" }]);
  await withFrames(page, async () => {
    const skeleton = page.getByRole("main").getByText("Юкланмоқда");
    await expect(page.locator("iframe[title=Slow]")).toHaveCount(1);
    await expect(skeleton).toBeVisible();
    letGo();
    await expect(page.frameLocator("iframe[title=Slow]").locator(".late")).toBeVisible();
    await expect(skeleton).toHaveCount(0);
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });
});

const script = `
import { useState } from "react";
export const title = "Card"; export const colour = "rgb(1, 2, 3)"; export const items = ["a", "b"];
export const useValues = () => { const [count, set] = useState(0); return { count, add: () => set(count + 1) }; };`;
const content =
  '<section class="card" style="border-top: 3px solid {{colour}}"><h3>{{title}} {{count}} {{data.numbers[0].value}}</h3>\n<button onclick="{{add}}">more</button> <i title="{{page}}">{{items.join(" · ")}}</i></section>';

test("S210 S302 a template shows its expressions in a document of its own, and follows what its script says", async ({ page, expectProblems }) => {
  expectProblems([/Bad:1:\d+/]);
  await showComponents(page, [
    { name: "Card", scripts: [script], content, css: ".card h3 { color: rgb(7, 8, 9); }", realm: "frame" },
    { name: "Bad", scripts: ["export const one = undefined;"], content: "<p>{{one.two.three}}</p>", realm: "frame" },
  ]);
  await withFrames(page, async () => {
    const frame = page.frameLocator("iframe[title=Card]");
    await expect(frame.locator("h3")).toHaveText("Card 0 1");
    await frame.getByText("more").click();
    await expect(frame.locator("h3")).toHaveText("Card 1 1");
    await expect(frame.locator("h3")).toHaveCSS("color", "rgb(7, 8, 9)");
    await expect(frame.locator(".card")).toHaveCSS("border-top-color", "rgb(1, 2, 3)");
    await expect(frame.locator("i")).toHaveAttribute("title", "probe");
    await expect(frame.locator("i")).toHaveText("a · b");
    await expect(page.locator("[data-reason=render]")).toContainText("Bad: 1-қатор");
  });
});

const painted = `
import { useField } from "@platon/sdk";
export default function Mark({ isReadOnly, label }) {
  const { value, setValue } = useField();
  return <p><output>{label}: {String(value ?? "–")}</output>
    <button disabled={isReadOnly} onClick={() => void setValue("Marked " + document.querySelectorAll("button").length)}>mark</button></p>;
}`;

const manifest: PluginManifest = {
  id: "framed", version: "1.0.0", sdk: "^1.0", name: "Framed",
  capabilities: [{ name: "frames", reason: "Draws in a document of its own" }],
  contributes: { formElements: [{ type: "mark", module: "Mark.tsx", title: "Mark", realm: "frame" }] },
  modules: { "Mark.tsx": painted },
};

test("S330 PN30 S303 an element of a form in a document of its own needs the grant, reads its field and gives it a value", async ({ page, server }) => {
  const token = await tokenOf(server, "admin");
  expect((await call(server, "POST plugins", { body: manifest, query: {}, token })).status).toBe(200);
  // The wire, not our code: the server's own form with an element of the plugin's.
  await page.route(/\/api\/forms\/countries(\?|$)/, async (route) => {
    if (route.request().method() === "POST") return await route.continue();
    const response = await route.fetch();
    const body = (await response.json()) as { data: FormConfig };
    // An answer that refuses goes on as it is.
    if (!response.ok()) return void (await route.fulfill({ response }));
    const elements = body.data.elements.map((element) => (element.dataField === "capital" ? { ...element, type: "framed.mark" } : element));
    await route.fulfill({ response, json: { ...body, data: { ...body.data, elements } } });
  });
  await signIn(page, "admin", { next: "/forms/countries?_target=self" });
  await expect(page.locator("[data-reason=notGranted]")).toContainText("Mark");
  expect((await call(server, "PUT plugins/{id}", { params: { id: "framed" }, body: { grants: ["frames"] }, token })).status).toBe(200);
  const frame = page.frameLocator("iframe[title=Mark]");
  await expect(frame.locator("output")).toHaveText("Пойтахти: –");
  // The grant begins the plugin's realms anew, and may do so under the first press.
  await expect(async () => {
    await frame.getByText("mark", { exact: true }).click();
    await expect(frame.locator("output")).toHaveText(/^Пойтахти: Marked \d$/, { timeout: 2_000 });
  }).toPass();
  await page.locator("input[name=code]").fill("QZ");
  await page.locator("input[name=name]").fill("Намуна");
  await page.getByRole("combobox", { name: "Қитъа" }).click();
  await page.getByRole("option").first().click();
  const saved = page.waitForRequest((request) => request.method() === "POST" && request.url().endsWith("/api/forms/countries"));
  await page.getByRole("button", { name: "Сақлаш" }).click();
  expect(((await saved).postDataJSON() as { values: Record<string, unknown> }).values["capital"]).toMatch(/^Marked \d$/);
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await call(server, "DELETE plugins/{id}", { params: { id: "framed" }, token });
});

const drawing = `
import { useEffect, useRef } from "react";
export default function Part() {
  const ref = useRef(null);
  useEffect(() => ref.current.getContext("2d").fillRect(0, 0, 9, 9), []);
  return <canvas ref={ref} width={20} height={20} />;
}`;

/** Shows one component more, until it is asked to close it. */
const chooser = `
import { useState } from "react";
export default function Chooser() {
  const [isShort, set] = useState(false);
  return <><button onClick={() => set(true)}>close one</button>{!isShort && <platon-component name="Extra" />}</>;
}`;

test("S90 S469 S470 a component that waits for a frame says so in its place, and is drawn when another one closes", async ({ page }) => {
  const addresses = watchAddresses(page);
  await offerComponents(page, [{ name: "Extra", scripts: [drawing], realm: "frame" }]);
  const parts = Array.from({ length: 6 }, (_, index) => ({ name: `Part${index}`, scripts: [drawing], realm: "frame" as const }));
  await showComponents(page, [{ name: "Chooser", scripts: [chooser] }, ...parts]);
  await withFrames(page, async () => {
    const notice = page.getByText("Компонент навбатда");
    await expect(page.locator("iframe[title]")).toHaveCount(6);
    await expect(notice).toHaveCount(1);
    await page.getByText("close one").click();
    await expect(notice).toHaveCount(0);
    await expect(page.locator("iframe[title^=Part]")).toHaveCount(6);
    expectOwnNames(addresses, { guards: 1, frames: 6 });
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });
});

/** The documents of guards and frames that are asked for from now on. */
function watchAddresses(page: Page): string[] {
  const addresses: string[] = [];
  page.on("request", (request) => request.url().includes("/realm/") && addresses.push(request.url()));
  return addresses;
}

/** Each is on a host name of its own, as long as nobody guesses one, and none is met twice. */
function expectOwnNames(addresses: readonly string[], least: { readonly guards: number; readonly frames: number }): void {
  const guards = addresses.filter((address) => /^http:\/\/g-[a-z0-9]{12}\.realm\.localhost:\d+\/realm\/guard\.html$/.test(address));
  const frames = addresses.filter((address) => /^http:\/\/f-[a-z0-9]{12}\.realm\.localhost:\d+\/realm\/frame\.html$/.test(address));
  expect([...guards, ...frames].toSorted()).toEqual(addresses.toSorted());
  expect(new Set(addresses.map((address) => new URL(address).host.slice(2))).size).toBe(addresses.length);
  expect(guards.length).toBeGreaterThanOrEqual(least.guards);
  expect(frames.length).toBeGreaterThanOrEqual(least.frames);
}

/** Plugins enough to take all eight workers beside the project's own code. */
const crowd = Array.from({ length: 8 }, (_, index): PluginManifest => ({
  id: `crowd${index}`, version: "1.0.0", sdk: "^1.0", name: `Crowd ${index}`, capabilities: [],
  contributes: { pageComponents: [{ name: `Crowd${index}`, module: "Part.tsx" }] },
  modules: { "Part.tsx": `export default () => <p className="crowd">part ${index}</p>;` },
}));

test("S90 S315 S447 S469 S470 a component that waits for a worker says so in its place, and is drawn when another one goes, or its group ends", async ({ page, server }) => {
  const token = await tokenOf(server, "admin");
  for (const body of crowd) expect((await call(server, "POST plugins", { body, query: {}, token })).status).toBe(200);
  const parts = crowd.map((_, index) => `<button onClick={() => set(hidden === ${index} ? -1 : ${index})}>turn ${index}</button>{hidden !== ${index} && <platon-component name="Crowd${index}" />}`);
  const addresses = watchAddresses(page);
  const all = `import { useState } from "react"; export default () => { const [hidden, set] = useState(-1); return <div>${parts.join("")}</div>; };`;
  await showComponents(page, [{ name: "All", scripts: [all] }]);
  await expect(page.locator(".crowd")).toHaveCount(7, { timeout: 30_000 });
  const notice = page.getByText("Компонент навбатда");
  await expect(notice).toHaveCount(1);
  const realms = await page.locator(".crowd").evaluateAll((all) => all.map((one) => one.closest("[data-platon-realm]")?.getAttribute("data-platon-realm")));
  expect(new Set(realms).size).toBe(7);
  // With the page's own; the spare gave its place to the last of them.
  expect(page.workers().filter((worker) => worker.url().startsWith("blob:"))).toHaveLength(8);
  const first = await page.locator(".crowd").first().textContent();
  await page.getByText(`turn ${first?.slice(-1)}`).click();
  await expect(notice).toHaveCount(0);
  await expect(page.locator(".crowd")).toHaveCount(7);
  await page.getByText(`turn ${first?.slice(-1)}`).click();
  await expect(notice).toHaveCount(1);
  const shown = await page.locator(".crowd").first().textContent();
  await call(server, "PUT plugins/{id}", { params: { id: `crowd${shown?.slice(-1)}` }, body: { state: "disabled" }, token });
  await expect(notice).toHaveCount(0);
  await expect(page.locator(".crowd")).toHaveCount(7);
  // The next visit has others.
  await page.reload();
  await expect(page.locator(".crowd")).toHaveCount(7);
  expectOwnNames(addresses, { guards: 16, frames: 0 });
  await page.close();
  for (const { id } of crowd) await call(server, "DELETE plugins/{id}", { params: { id }, token });
});
