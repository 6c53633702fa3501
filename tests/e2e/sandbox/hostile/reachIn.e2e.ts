import type { Page } from "@playwright/test";
import { expect, test } from "../../harness/productTest.ts";
import { showComponents } from "../showComponents.ts";
import { withFrames } from "./withFrames.ts";

test.use({ isTabKept: true });

/** What a realm could read or change if its walls had a hole; each answers with what it found. */
const inward = (realm: string): string => `
const found = {};
const look = (name, run) => {
  found[name] = "waiting";
  const keep = (value) => { found[name] = value === undefined ? "undefined" : String(value).slice(0, 200); };
  try { const got = run(); if (got && got.then) got.then(keep, (failure) => keep(failure.name)); else keep(got); } catch (failure) { keep(failure.name); }
};
look("token", () => globalThis.localStorage && globalThis.localStorage.getItem("auth_token"));
look("keys", () => Object.keys(globalThis.localStorage || {}).filter((key) => key.startsWith("auth")).join());
look("session", () => globalThis.sessionStorage && globalThis.sessionStorage.length);
look("cookies", () => globalThis.document && document.cookie);
look("cookieStore", () => cookieStore.getAll().then((all) => all.length));
look("indexedDb", () => new Promise((resolve, reject) => { const open = indexedDB.open("platon"); open.onsuccess = () => resolve("opened"); open.onerror = () => reject(open.error); }));
look("databases", () => indexedDB.databases().then((all) => all.length));
look("caches", () => caches.keys().then((all) => all.length));
look("opfs", () => navigator.storage.getDirectory().then(() => "opened"));
look("locks", () => navigator.locks.request("x", () => "held"));
look("clipboard", () => navigator.clipboard.readText());
look("origin", () => self.origin);
look("parentDocument", () => parent === self ? "self" : parent.document.title);
look("topStorage", () => top === self ? "self" : top.localStorage.length);
look("topVariable", () => top === self ? "self" : top.secretOfTheHost);
look("siblings", () => parent === self ? "self" : [...Array(parent.length).keys()].map((index) => parent[index].document.title).join());
look("frameElement", () => self.frameElement && self.frameElement.tagName);
look("ancestors", () => globalThis.document ? document.referrer : "");
look("bitmap", () => createImageBitmap(new Blob(["<svg xmlns='http://www.w3.org/2000/svg'/>"], { type: "image/svg+xml" })).then(() => "drawn"));
look("devices", () => navigator.mediaDevices.enumerateDevices().then((all) => all.filter(({ label }) => label).length));
look("camera", () => navigator.mediaDevices.getUserMedia({ video: true }).then(() => "seen"));
look("place", () => new Promise((resolve, reject) => navigator.geolocation.getCurrentPosition(() => resolve("placed"), () => reject(new Error("refused")))));
look("notification", () => Notification.requestPermission());
look("usb", () => navigator.usb.getDevices().then((all) => all.length));
look("shared", () => new SharedArrayBuffer(8).byteLength);
look("alert", () => { for (let index = 0; index < 100; index += 1) alert("again"); });
look("prompt", () => prompt("Your password"));
look("confirm", () => confirm("Leave?"));
look("print", () => print());
look("fullscreen", () => document.documentElement.requestFullscreen().then(() => "full"));
look("pointerLock", () => document.documentElement.requestPointerLock().then(() => "locked"));
look("history", () => history.back());
look("close", () => { if (globalThis.window && top !== self) top.close(); });
look("focusTop", () => { if (top !== self) top.focus(); });
globalThis.name = "${realm}";
export default () => <output>{JSON.stringify(found)}</output>;
`;

/** What a wall may answer. Storage of the facade and of opaque origins is empty or absent, never the product's. */
const walls = /^(undefined|null|false|true|0|self|platon|waiting|denied|default|\s*|.*Error|.*host\.html.*|http:\/\/localhost:\d+\/|InvalidStateError)$/;

async function readFound(page: Page, text: () => Promise<string | null>): Promise<Record<string, string>> {
  await page.waitForTimeout(300);
  return JSON.parse((await text()) ?? "{}") as Record<string, string>;
}

/** Rendered again, because some answers come late. */
const again = (script: string): string =>
  script.replace(
    "export default () => <output>{JSON.stringify(found)}</output>;",
    `import { useEffect, useState } from "react";
export default () => { const [n, set] = useState(0); useEffect(() => { const timer = setInterval(() => set((m) => m + 1), 200); return () => clearInterval(timer); }, []);
  return <output data-n={n}>{JSON.stringify(found)}</output>; };`,
  );

test("S355 a worker and a frame realm read no storage, cookie, token, device or document of the product", async ({ page, context, expectProblems }) => {
  expectProblems([/./]);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  // The script runs in frames too, and there it would prove nothing.
  await page.addInitScript(() => window === window.top && Object.assign(window, { secretOfTheHost: "secret" }));
  await withFrames(page, async () => {
    await showComponents(page, [
      { name: "Worker", scripts: [again(inward("w"))] },
      { name: "Frame", scripts: [again(inward("f"))], realm: "frame" },
    ]);
    await page.evaluate(async () => {
      document.cookie = "secret=cookie";
      await navigator.clipboard.writeText("secret of the clipboard").catch(() => undefined);
      await new Promise((resolve) => Object.assign(indexedDB.open("platon"), { onsuccess: resolve }));
    });
    const worker = page.locator("[data-platon-box] output");
    const frame = page.frameLocator("iframe[title=Frame]").locator("output");
    await expect(worker).toHaveAttribute("data-n", /[1-9]/);
    await expect(frame).toHaveAttribute("data-n", /[1-9]/);
    for (const place of [worker, frame]) {
      const found = await readFound(page, () => place.textContent());
      expect(Object.keys(found).length).toBeGreaterThan(30);
      const open = Object.entries(found).filter(([, value]) => !walls.test(value));
      expect(open.filter(([name]) => name !== "origin")).toEqual([]);
      expect(found["origin"]).toBe("null");
      expect([found["token"], found["keys"]].filter((value) => !["null", "undefined", "", "SecurityError"].includes(value ?? ""))).toEqual([]);
      expect(JSON.stringify(found)).not.toContain("secret");
    }
  });
  expect(dialogs).toEqual([]);
  expect(await page.evaluate(() => [window.name, document.fullscreenElement, document.pointerLockElement])).toEqual(["", null, null]);
});

/** Reads by sizes: an element is as wide as the selector's answer, and a component is told the sizes of its elements. */
const reading = `
import { useEffect, useRef, useState } from "react";
const questions = ["outer", "attribute", "typed", "sibling", "nested", "list", "not", "nth", "part", "scope", "library", "layer", "own"];
export default () => {
  const ref = useRef(null);
  const [widths, setWidths] = useState({});
  useEffect(() => {
    const style = document.createElement("style");
    document.head.append(style);
    style.sheet.insertRule("body:has(main) .library { width: 99px; }", 0);
    const watch = new ResizeObserver((entries) => setWidths((before) => ({ ...before, ...Object.fromEntries(entries.map(({ target, contentRect }) => [target.className, Math.round(contentRect.width)])) })));
    for (const element of ref.current.children) watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return <div className="reading"><div ref={ref}>{questions.map((name) => <div key={name} className={name} style={{ height: "1px" }} />)}</div>
    <platon-link to="tables/cities"><b className="inside" title="secret">link</b></platon-link><output>{JSON.stringify(widths)}</output></div>;
};`;

const readingCss = `
.reading > div > div { width: 10px; }
body:has(main) .outer { width: 99px !important; }
html[lang] .attribute { width: 99px !important; }
body:has(input[value^="s"]) .typed, body:has(:focus) .typed, body:has(:placeholder-shown) .typed { width: 99px !important; }
nav ~ * .sibling, * + * .sibling, [data-platon-box] .sibling { width: 99px !important; }
.nested { body & { width: 99px !important; } html:has(main) & { width: 99px !important; } }
.list:is(body:has(main) .list, html .list) { width: 99px !important; }
.not:not(:not(body *)) { width: 99px !important; }
.nth:nth-child(1n + 0 of body .nth) { width: 99px !important; }
.reading:has(.inside[title^="s"]) .part, :scope:has(a[href*="cities"]) .part { width: 99px !important; }
:is(:scope, body):has(main) .scope { width: 99px !important; }
@layer x { @media all { @supports (width: 1px) { html .layer { width: 99px !important; } } } }
.reading:has(.own) .own { width: 77px !important; }
`;

test("S352 css reads nothing of the product by the sizes that it gives: neither outside of the box nor in first-party parts", async ({ page }) => {
  await showComponents(page, [{ name: "Reading", scripts: [reading], css: readingCss }]);
  const widths = async (): Promise<Record<string, number>> => JSON.parse((await page.locator(".reading output").textContent()) ?? "{}") as Record<string, number>;
  // The other side of the proof: what is its own it sees, and is told.
  await expect.poll(async () => (await widths())["own"]).toBe(77);
  const { own: _, ...others } = await widths();
  expect(Object.keys(others)).toHaveLength(12);
  expect(Object.entries(others).filter(([, width]) => width !== 10)).toEqual([]);
});

const clobbering = `
export default () => <div className="clobber">
  {["body", "head", "cookie", "forms", "location", "getElementById", "querySelector", "root", "app", "__proto__", "constructor"].map((name) => <form key={name} name={name} id={name}><input name={name} id={name} defaultValue="x" /><img name={name} id={name} alt="" /></form>)}
  <form action="/api/auth/login" method="post" target="_top"><input type="password" name="password" autoComplete="current-password" aria-label="secret" /><input name="user" autoComplete="username" /><button formAction="/steal" formMethod="post">Sign in again</button></form>
  <div role="dialog" aria-modal="true" popover="manual" contentEditable="true" style={{ position: "fixed", inset: 0, zIndex: 2147483647 }} className="phish">Session expired</div>
  <dialog open>phish</dialog><a href="#content" accessKey="s" target="_top" download="x">a</a><button autoFocus accessKey="x">focus me</button>
  <label htmlFor="search">label of the product</label><input id="search" list="cities" aria-labelledby="root" />
</div>;`;

test("S356 names, ids, forms and overlays of a component shadow, catch and cover nothing of the product", async ({ page }) => {
  const posts: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posts.push(new URL(request.url()).pathname));
  await showComponents(page, [{ name: "Clobbering", scripts: [clobbering] }]);
  await page.locator(".clobber").waitFor();
  const before = posts.length;
  const kinds = await page.evaluate(() => [document.body.tagName, document.head.tagName, typeof document.cookie, typeof document.getElementById, typeof document.querySelector, document.forms.constructor.name, String(Object.getPrototypeOf({}) === Object.prototype)]);
  expect(kinds).toEqual(["BODY", "HEAD", "string", "function", "function", "HTMLCollection", "true"]);
  const named = await page.locator(".clobber [id], .clobber [name]").evaluateAll((elements) => elements.map((element) => [element.id, element.getAttribute("name") ?? ""]));
  expect(named.flat().filter((name) => name !== "" && !name.startsWith("realm"))).toEqual([]);
  expect(await page.locator(".clobber input[type=password], .clobber dialog, .clobber [popover], .clobber [contenteditable], .clobber [autofocus], .clobber [accesskey], .clobber [action], .clobber [formaction], .clobber [target], .clobber [download]").count()).toBe(0);
  await expect(page.locator(".phish")).toHaveCSS("position", "static");
  const box = await page.locator("[data-platon-box]").boundingBox();
  const phish = await page.locator(".phish").boundingBox();
  expect(phish?.y).toBeGreaterThanOrEqual(box?.y ?? Infinity);
  await page.getByText("Sign in again").click();
  await page.waitForTimeout(200);
  expect(posts.slice(before).filter((path) => /login|steal/.test(path))).toEqual([]);
  expect(new URL(page.url()).pathname).toBe("/pages/probe");
});

const stealing = `
import { useEffect, useRef } from "react";
export default () => { const ref = useRef(null);
  useEffect(() => { const timer = setInterval(() => { ref.current.focus(); ref.current.select(); ref.current.scrollIntoView(); }, 20); return () => clearInterval(timer); }, []);
  return <input aria-label="thief" ref={ref} onKeyDown={(event) => (event.target.dataset.heard = "1")} />; };`;

const stealingFrame = `
import { useEffect, useRef, useState } from "react";
export default () => { const ref = useRef(null); const [heard, setHeard] = useState(0);
  useEffect(() => { const timer = setInterval(() => { window.focus(); ref.current.focus(); }, 20); return () => clearInterval(timer); }, []);
  return <><input aria-label="thief" ref={ref} onKeyDown={() => setHeard((n) => n + 1)} /><output>{heard}</output></>; };`;

test("S357 a component in a worker takes the focus from nobody who types outside of it, and a frame that does is ended at the third time", async ({ page, expectProblems }) => {
  expectProblems([/FrameThief: the realm was ended: protocol/]);
  const text = "typed by the user, who has a long sentence to write";
  // A field of the product's own, outside of all boxes.
  const addField = async (): Promise<void> => {
    await page.evaluate(() => {
      const field = document.createElement("input");
      field.id = "own-field";
      document.body.prepend(field);
    });
    await page.locator("#own-field").click();
  };
  await showComponents(page, [{ name: "Thief", scripts: [stealing] }]);
  await page.getByLabel("thief").waitFor();
  await addField();
  await page.keyboard.type(text, { delay: 15 });
  await expect(page.locator("#own-field")).toHaveValue(text);
  await withFrames(page, async () => {
    await showComponents(page, [{ name: "FrameThief", scripts: [stealingFrame], realm: "frame" }]);
    await page.frameLocator("iframe[title=FrameThief]").getByLabel("thief").waitFor();
    await addField();
    // Left alone, the frame takes every sign. It is ended at the third theft, and what is typed from then on arrives.
    await expect(async () => {
      await page.locator("#own-field").click({ timeout: 1_000 });
      await expect(page.locator("[data-reason=ended]")).toContainText("FrameThief", { timeout: 1_000 });
    }).toPass({ timeout: 20_000 });
    await page.locator("#own-field").fill("");
    await page.keyboard.type(text);
    await expect(page.locator("#own-field")).toHaveValue(text);
  });
});

const polluting = `
import { events, storage, tables, toasts } from "@platon/sdk";
import { useState } from "react";
const evil = () => JSON.parse('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"a":{"__proto__":{"polluted":1}}}');
const tries = [
  () => storage.set("__proto__", { polluted: 1 }), () => storage.set("x", evil()), () => storage.get("constructor"), () => events.emit("custom:__proto__", evil()),
  () => tables.rows("countries", evil()), () => tables.rows("__proto__", {}), () => tables.rows("constructor"), () => tables["constructor"]("x"), () => toasts.show(evil()),
  () => tables.rows({ toString: () => "countries" }), () => tables.rows("countries", { get pageSize() { return 1; } }), () => tables.rows("countries", { then: (done) => done({ polluted: 1 }) }),
  () => tables.rows("countries", new Proxy({}, { get: () => evil() })), () => storage.set("f", () => 1), () => storage.set("s", Symbol.iterator), () => storage.set("n", NaN),
  () => storage.set("l", "\\ud800"), () => { const loop = {}; loop.loop = loop; return storage.set("c", loop); }, () => tables.rows("countries", new Map()), () => tables.rows("countries", new (class { then(done) { done(1); } })()),
  () => { tables.__proto__.polluted = 1; Object.prototype.polluted = 1; return storage.set("p", {}); }, () => { Array.prototype.toJSON = () => [{ type: "SET" }]; return tables.config("countries"); },
];
export default () => { const [n, set] = useState(0);
  return <button onClick={async () => { for (const run of tries) { try { await Promise.race([run(), new Promise((done) => setTimeout(done, 500))]); } catch {} set((m) => m + 1); } }}>pollute {n} of {tries.length}</button>; };`;

test("S358 props, answers, events and arguments carry no prototype, getter, thenable, proxy or cycle into the product", async ({ page, expectProblems }) => {
  expectProblems([/a call was refused|status of 4\d\d|Polluting/]);
  await withFrames(page, async () => {
    await showComponents(page, [{ name: "Polluting", scripts: [polluting] }, { name: "PollutingFrame", scripts: [polluting], realm: "frame" }]);
    for (const place of [page.locator("[data-platon-box]"), page.frameLocator("iframe[title=PollutingFrame]")]) {
      await place.getByText("pollute 0 of").click();
      await expect(place.getByText(/pollute (\d+) of \1$/).or(page.locator("[data-reason=ended]"))).toBeVisible({ timeout: 15_000 });
    }
  });
  expect(await page.evaluate(() => [Object.keys(Object.prototype), Object.keys(Array.prototype), ({} as Record<string, unknown>)["polluted"] ?? null, "toJSON" in Array.prototype])).toEqual([[], [], null, false]);
});
