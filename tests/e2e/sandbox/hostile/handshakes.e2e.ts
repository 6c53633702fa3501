import { call } from "../../../integration/harness/call.ts";
import { signIn as tokenOf } from "../../../integration/harness/signIn.ts";
import type { PluginManifest } from "#contract/plugin.ts";
import { expect, test } from "../../harness/productTest.ts";
import { showComponents } from "../showComponents.ts";
import { lyingFrame, lyingWorker, replaceProgram } from "./rawRealms.ts";
import { withFrames } from "./withFrames.ts";

/** Says over and over what guards and frames say when they begin, and what the host says to them; shows who answered. */
const forging = `
  let [rounds, answered] = [0, ""];
  const worker = "self.onmessage = ({ ports: [port] }) => port.postMessage('m{}')";
  const takeover = "export function startFrame() { document.body.textContent = 'taken over'; }";
  setInterval(() => {
    for (const ready of ["platon-frame-ready", "platon-guard-ready"]) parent.postMessage(ready, "*");
    for (let at = 0; at < parent.length; at += 1) {
      if (parent[at] === self) continue;
      const send = (message) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }) => { answered = "answered " + JSON.stringify(data); };
        parent[at].postMessage(message, "*", [port2]);
      };
      send({ kind: "platon-guard-start", guest: new Blob([worker]), limits: { runningPings: 1 } });
      send({ kind: "platon-frame-start", guest: new Blob([takeover], { type: "text/javascript" }), limits: {} });
    }
    rounds += 1;
    document.body.textContent = answered || "forged " + rounds;
  }, 20);`;

test("S372 a forged handshake starts nothing: host, guards and frames hear only the window that they wait for", async ({ page }) => {
  await page.addInitScript(() => {
    if (window !== window.top) return;
    const made = { channels: 0 };
    Object.assign(window, { made });
    window.MessageChannel = class extends MessageChannel {
      constructor() {
        super();
        made.channels += 1;
      }
    };
  });
  const channels = async (): Promise<number> => await page.evaluate(() => (window as unknown as { made: { channels: number } }).made.channels);
  // The second guard is that of the spare: while its document does not come, the host waits for its word.
  let guards = 0;
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => void (letGo = resolve));
  await page.route(/\/realm\/guard\.html/, async (route) => {
    guards += 1;
    if (guards > 1) await held;
    await route.continue();
  });
  await replaceProgram(page, "frameProgram", lyingFrame(`if (number === "0") addEventListener("click", () => { ${forging} });`));
  await withFrames(page, async () => {
    const nothing = ["export default () => null;"];
    await showComponents(page, [
      { name: "Fine", scripts: ["export default () => <p>fine</p>;"] },
      ...[0, 1].map((number) => ({ name: `Lie${number}`, scripts: nothing, realm: "frame" as const })),
    ]);
    const said = page.frameLocator("iframe[title=Lie0]").locator("body");
    const rounds = async (): Promise<number> => Number(/^forged (\d+)$/.exec((await said.textContent()) ?? "")?.[1]);
    await expect(page.frameLocator("iframe[title=Lie1]").locator("body")).toHaveText("told");
    await expect.poll(() => guards).toBe(2);
    const before = await channels();
    await said.dispatchEvent("click");
    await expect.poll(rounds).toBeGreaterThan(50);
    expect(await channels()).toBe(before);
    await expect(page.locator("iframe[src*='//g-']")).toHaveCount(2);
    await expect(page.frameLocator("iframe[title=Lie1]").locator("body")).toHaveText("told");
    await expect(page.getByText("fine")).toBeVisible();
    letGo();
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });
});

/**
 * Calls on a channel that all of them know, as long as it is there, and listens to it: `tell` hears "own" once it has
 * heard itself twenty times, and whatever else comes.
 */
const calling = (name: string, tell: string): string => `
  const [speaking, listening] = [new BroadcastChannel("x"), new BroadcastChannel("x")];
  let own = 0;
  listening.onmessage = ({ data }) => {
    if (data !== "${name}") (${tell})("foreign " + data);
    else if ((own += 1) === 20) (${tell})("own");
  };
  setInterval(() => speaking.postMessage("${name}"), 20);`;

/** Draws what it hears in its own place. */
const drawing = (number: number): string =>
  `(text) => { const id = (self.ids = (self.ids ?? 700000) + 2); say("b" + JSON.stringify({ ack: 0, operations: [["element", -2 * root, 0, id, "p", 0, [["class", "heard${number}"]], [], []], ["text", id, 0, id + 1, text]] })); }`;

const other: PluginManifest = {
  id: "listening", version: "1.0.0", sdk: "^1.0", name: "Listening", capabilities: [],
  contributes: { pageComponents: [{ name: "Lie1", module: "Lie1.tsx" }] },
  modules: { "Lie1.tsx": "export default () => null;" },
};

test("S465 a named channel joins no two trust groups and reaches the product from none, even where a realm still has it", async ({ page, server }) => {
  const token = await tokenOf(server, "admin");
  expect((await call(server, "POST plugins", { body: other, query: {}, token })).status).toBe(200);
  // Our own guest takes the constructor away; these keep it.
  const showOther = `say("b" + JSON.stringify({ ack: 0, operations: [["element", -2 * root, 0, 600000, "platon-component", 0, [], [], [["name", "Lie1"]]]] }));`;
  await replaceProgram(page, "guestProgram", lyingWorker([`${showOther} ${calling("worker0", drawing(0))}`, calling("worker1", drawing(1))]));
  // A frame loses it before any program comes.
  await replaceProgram(page, "frameProgram", lyingFrame("document.body.append(' ' + typeof BroadcastChannel);"));
  await withFrames(page, async () => {
    const nothing = { scripts: ["export default () => null;"] };
    await showComponents(page, [{ name: "Lie0", ...nothing }, { name: "Lie2", ...nothing, realm: "frame" }]);
    await page.evaluate(`Object.assign(window, { heard: [] }); ${calling("application", "(text) => { window.heard.push(text); }")}`);
    const heard = [
      () => page.locator(".heard0").allTextContents(),
      () => page.locator(".heard1").allTextContents(),
      () => page.evaluate(() => (window as unknown as { heard: string[] }).heard),
    ];
    // Each hears itself, so the channels work; by the time that the last one does, all have called out to all others.
    for (const read of heard) await expect.poll(read).toContain("own");
    for (const read of heard) expect(await read()).toEqual(["own"]);
    await expect(page.frameLocator("iframe[title=Lie2]").locator("body")).toHaveText("told undefined");
  });
  await page.close();
  await call(server, "DELETE plugins/{id}", { params: { id: "listening" }, token });
});
