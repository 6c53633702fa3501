import type { Page } from "@playwright/test";
import { expect, test } from "../harness/productTest.ts";
import { signIn } from "../harness/signInPage.ts";
import { foreignWorker, type RawCall } from "./foreignWorker.ts";
import { startLeakServer } from "./leakServer.ts";
import { showComponents, watchGaps } from "./showComponents.ts";

const fine = `
import { useState } from "react";
export default () => { const [n, set] = useState(0); return <button onClick={() => set(n + 1)}>alive {n}</button>; };`;

interface Endless {
  readonly what: string;
  readonly script: string;
  /** It loops when its button is pressed, else as soon as it is there. */
  readonly isPressed: boolean;
}

const endless: readonly Endless[] = [
  { what: "rendering", isPressed: false, script: "export default () => { for (;;); };" },
  { what: "a module", isPressed: false, script: "for (;;); export default () => null;" },
  { what: "a click", isPressed: true, script: "export default () => <button onClick={() => { for (;;); }}>start</button>;" },
  {
    what: "microtasks",
    isPressed: true,
    script: "const spin = async () => { while (true) await 0; }; export default () => <button onClick={() => void spin()}>start</button>;",
  },
];

for (const { what, script, isPressed } of endless) {
  test(`S85 ${what} without an end is stopped, and the rest of the page goes on`, async ({ page, expectProblems }) => {
    expectProblems([/Endless: the realm was ended: hang/]);
    await showComponents(page, [{ name: "Fine", scripts: [fine] }, { name: "Endless", scripts: [script] }]);
    if (isPressed) await page.getByText("start").waitFor();
    const longestGap = await watchGaps(page);
    if (isPressed) await page.getByText("start").click();
    const notice = page.locator("[data-reason=ended]");
    await expect(notice).toContainText("Endless");
    await expect(notice).toContainText("Компонент тўхтатилди");
    // A loop lasts 500 ms at run time and 1,500 ms while it starts (X8): were the page blocked, so would its gap.
    expect(await longestGap()).toBeLessThan(isPressed ? 500 : 1_500);
    // The realm ended with the culprit in it: what stood beside begins again in another one.
    await page.getByText("alive 0").click();
    await expect(page.getByText("alive 1")).toBeVisible();
  });
}

const floods: [what: string, script: string][] = [
  [
    "operations",
    `import { useEffect, useRef } from "react";
    export default () => { const text = useRef(null); useEffect(() => { for (let i = 0; i < 30000; i += 1) text.current.firstChild.data = String(i); }, []); return <p ref={text}>x</p>; };`,
  ],
  [
    "SDK calls",
    `import { tables } from "@platon/sdk";
    import { useEffect } from "react";
    export default () => { useEffect(() => { for (let i = 0; i < 100000; i += 1) void tables.config("countries"); }, []); return <b>x</b>; };`,
  ],
  [
    "levels",
    `export default () => { let tree = <i />; for (let i = 0; i < 500; i += 1) tree = <b>{tree}</b>; return tree; };`,
  ],
];

for (const [what, script] of floods) {
  test(`S85 a flood of ${what} is stopped, and the rest of the page goes on`, async ({ page, expectProblems }) => {
    expectProblems([/Flood: /, /status of (404|429|403)/]);
    await showComponents(page, [{ name: "Fine", scripts: [fine] }, { name: "Flood", scripts: [script] }]);
    const longestGap = await watchGaps(page);
    await expect(page.locator("[data-reason=ended]")).toContainText("Flood");
    // Unguarded, such floods blocked the page for 2.7 and 4.8 seconds.
    expect(await longestGap()).toBeLessThan(1_000);
    await page.getByText("alive 0").click();
    await expect(page.getByText("alive 1")).toBeVisible();
  });
}

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
