import type { Page } from "@playwright/test";
import { expect, test } from "../../harness/productTest.ts";
import { untilRows } from "../../tables/grid.ts";
import { signIn } from "../../harness/signInPage.ts";
import { showComponents, watchGaps } from "../showComponents.ts";
import { lyingFrame, lyingWorker, replaceProgram } from "./rawRealms.ts";
import { withFrames } from "./withFrames.ts";

test.use({ isTabKept: true });

const batch = (operations: string, ack = "0"): string => `say("b" + JSON.stringify({ ack: ${ack}, operations: ${operations} }));`;

/** Nobody who speaks the protocol says these: the realm ends at the first word. */
const fatal: readonly string[] = [
  batch(`[["element", -1, 0, 1, "b", 0, [], [], []]]`),
  batch(`[["text", -2 * root, 0, -5, "x"]]`),
  batch(`[["text", -2 * root, -7, 5, "x"]]`),
  batch(`[["text", -2 * root, 0, 4294967296, "x"]]`),
  batch(`[["text", -2 * root, 0, 2147483648, "x"]]`),
  batch(`[["text", -2 * root, 0, 1.5, "x"]]`),
  batch(`[["text", -(2 ** 40), 0, 1, "x"]]`),
  batch(`[["element", -2 * other, 0, 500, "b", 0, [], [], []]]`),
  batch(`[["text", -2 * root - 1, 0, 500, "x"], ["element", -2 * root, 0, 500, "b", 0, [], [], []]]`),
  `say('b{"ack":0,"operations":[["text",-2,0,NaN,"x"]]}');`,
  `say('b{"ack":NaN,"operations":[]}');`,
  `say('b{"ack":-1,"operations":[]}');`,
  `say('b{"ack":1e400,"operations":[]}');`,
  `say('b{"__proto__":{"ack":0},"ack":0,"operations":[]}');`,
  `say('b{"ack":0,"operations":[["property",1,"value",{"__proto__":{"polluted":1}}]]}');`,
  `say('b{"ack":0,"operations":[["property",1,"value",{"constructor":{"prototype":{"polluted":1}}}]]}');`,
  batch(`[["__proto__", 1], ["constructor", 1]]`),
  batch(`[["script", 1]]`),
  batch(`[["call", 1, "__proto__", []]]`),
  batch(`[["call", 1, "remove", []]]`),
  `say("b" + "[".repeat(100000));`,
  `say('b{"ack":0,"operations":{"length":1e9}}');`,
  `say("p-1");`, `say("pNaN");`, `say("p99999999999");`, `say("e-1");`, `say("e1e3");`, `say("a__proto__");`, `say("");`, `say("B{}");`, `say("z1");`,
  `say('m{"kind":"ready"}');`,
  `say('m{"kind":"done","request":999,"isOk":true,"hasDefault":true}');`,
  `say('m{"kind":"size","height":1e9}');`,
  `say('m{"kind":"error","root":-1,"phase":"render","message":"x","frames":[]}');`,
  `say('m{"kind":"error","root":4294967296,"phase":"render","message":"x","frames":[]}');`,
  `say('m{"kind":"log","root":1,"level":"__proto__","text":"x"}');`,
  `say('m{"kind":"__proto__"}');`,
  `say('r{"batch":1,"count":0,"failures":[],"isLate":false}\\n[]');`,
  `port.postMessage({ get data() { return 1; }, then: undefined });`,
  `port.postMessage(new ArrayBuffer(8));`,
  `port.postMessage(Object("m{}"));`,
  `const { port1, port2 } = new MessageChannel(); port.postMessage(port1, [port1]); void port2;`,
  `port.postMessage(undefined);`,
  `port.postMessage({ kind: "batch", operations: [] });`,
  `const { port1 } = new MessageChannel(); port.postMessage("p1", [port1]); port.postMessage(1);`,
  `say("b" + "x".repeat(300 * 1024));`,
];

/** These are said, and change nothing but, at most, the own picture. */
const harmless: readonly string[] = [
  batch(`[["remove", 77777], ["move", 77777, -2 * root, 0], ["data", 77777, "x"], ["attribute", 77777, "class", "x"]]`),
  batch(`[["element", -2 * root, 0, 501, "b", 0, [], [], []], ["element", 501, 0, 502, "i", 0, [], [], []], ["move", 501, 502, 0], ["move", 501, 501, 0]]`),
  batch(`[["element", -2 * root, 0, 510, "script", 0, [["src", "/x.js"]], [], []], ["element", -2 * root, 0, 511, "IFRAME", 0, [["srcdoc", "<b>"]], [], []], ["element", -2 * root, 0, 512, "platon-admin", 0, [], [], []], ["element", -2 * root, 0, 513, "__proto__", 0, [], [], []], ["element", -2 * root, 0, 514, "constructor", 0, [], [], []], ["element", -2 * root, 0, 515, "a b", 0, [], [], []], ["element", -2 * root, 0, 516, "svg:script", 1, [], [], []]]`),
  batch(`[["element", -2 * root, 0, 520, "p", 0, [["class", "lone"], ["title", "\\ud800"]], [], []], ["text", 520, 0, 521, "\\udfff and \\u0000 and \\u202e"], ["attribute", 520, "__proto__", "x"], ["attribute", 520, "onclick", "alert(1)"], ["attribute", 520, "constructor", "x"], ["style", 520, "__proto__", "x"], ["property", 520, "innerHTML", "<b>x</b>"], ["property", 520, "__proto__", "x"], ["property", 520, "onclick", "x"]]`),
  batch(`[]`, "2147483647"),
  `say("a2147483647".slice(0, 10)); say("a0"); say("a5");`,
  `say("e" + other);  say("e" + root);`,
  `say('m' + JSON.stringify({ kind: "error", root: other, phase: "render", message: "I am Honest", frames: [{ path: "project/Honest.tsx", line: 1, column: 1 }] }));`,
  `say('s' + JSON.stringify({ id: "f", type: "APPLY", path: ["field", "set"], argumentList: [{ type: "RAW", value: other }, { type: "RAW", value: "x" }] }));`,
  `say('s' + JSON.stringify({ id: "g", type: "APPLY", path: ["tables", "watch"], argumentList: [{ type: "RAW", value: { root: other, subscription: 1 } }, { type: "RAW", value: "countries" }] }));`,
  `say('s' + JSON.stringify({ id: "h", type: "APPLY", path: ["subscriptions", "end"], argumentList: [{ type: "RAW", value: [1, 2, 3, 4294967296] }] })); say('s' + JSON.stringify({ id: "i", type: "APPLY", path: ["subscriptions", "taken"], argumentList: [{ type: "RAW", value: 99 }] }));`,
  batch(`[["call", 77777, "focus", []], ["observe", 77777, 3], ["listen", 77777, "scroll"], ["unrule", 77777, 5], ["rule", other, 1, 99999, "b {}"], ["sheet", other, 1, "body { display: none }"]]`),
];

const lying = (lies: readonly string[]) => lies.map((_, number) => ({ name: `Lie${number}`, scripts: ["export default () => null;"] }));

async function expectClean(page: Page): Promise<void> {
  expect(await page.evaluate(() => [Object.keys(Object.prototype), ({} as Record<string, unknown>)["polluted"] ?? null])).toEqual([[], null]);
}

test("S370 a worker that says what no guest says is ended at its first such word, and only who spoke is blamed", async ({ page, expectProblems }) => {
  test.setTimeout(180_000);
  expectProblems([/the realm was ended: (protocol|size)/]);
  await replaceProgram(page, "guestProgram", lyingWorker(fatal));
  await showComponents(page, [{ name: "Honest", scripts: ["export default () => null;"] }, ...lying(fatal)]);
  // Each ends the realm that it speaks in; the next one begins in another.
  const ended = page.locator("[data-reason=ended], [data-reason=quarantined]");
  await expect(ended).toHaveCount(fatal.length, { timeout: 90_000 });
  await expect(page.getByText("told undefined")).toBeVisible();
  await expect(ended.filter({ hasText: "Honest" })).toHaveCount(0);
  await expectClean(page);
});

test("S371 lies about roots, nodes, sequences, names and subscriptions that are not its own change nothing", async ({ page, expectProblems }) => {
  expectProblems([/a call was refused|I am Honest/]);
  await replaceProgram(page, "guestProgram", lyingWorker(harmless));
  await showComponents(page, [{ name: "Honest", scripts: ["export default () => null;"] }, ...lying(harmless)]);
  await expect(page.locator("p.told")).toHaveCount(harmless.length + 1);
  await expect(page.locator("[data-reason]")).toHaveCount(0);
  await expect(page.locator("p.lone")).toBeVisible();
  const drawn = await page.locator("[data-platon-box]").evaluateAll((boxes) => boxes.flatMap((box) => [...box.querySelectorAll("*:not([data-platon-host])")].map(({ tagName }) => tagName.toLowerCase())));
  expect(drawn.filter((tag) => !["div", "p", "b", "i", "u", "span"].includes(tag))).toEqual([]);
  expect(await page.locator("p.lone").evaluate((element) => [element.getAttributeNames().filter((name) => !["class", "title"].includes(name)), element.innerHTML.includes("<b>"), typeof (element as HTMLElement).onclick])).toEqual([[], false, "object"]);
  await expect(page.locator("body")).toBeVisible();
  await expectClean(page);
});

/** The last lies; those of a frame that stays are harmless. */
const frameLies: readonly (readonly [lie: string, isFatal: boolean])[] = [
  [`say('m{"kind":"ready"}');`, true],
  [batch(`[["text", -2, 0, 1, "x"]]`), true],
  [`for (let i = 0; i < 20000; i += 1) say("m" + JSON.stringify({ kind: "size", height: i % 400 }));`, false],
  [`say('m{"kind":"size","height":1e308}');`, true],
  [`parent.postMessage("platon-frame-ready", "*"); parent.postMessage("platon-guard-ready", "*"); for (let i = 0; i < parent.length; i += 1) parent[i].postMessage({ kind: "platon-guard-start", guest: new Blob(["x"]), limits: {} }, "*", [new MessageChannel().port1]);`, false],
  [`port.postMessage({ kind: "dead", why: "killed", culprit: 1 });`, true],
];

test("S372 a frame without our guest is held to the same protocol, and cannot speak in the guard's name", async ({ page, expectProblems }) => {
  test.setTimeout(120_000);
  expectProblems([/the realm was ended/]);
  await replaceProgram(page, "frameProgram", lyingFrame(frameLies.map(([lie], number) => `if (number === "${number}") { ${lie} }`).join("\n")));
  await withFrames(page, async () => {
    await showComponents(page, frameLies.map((_, number) => ({ name: `Lie${number}`, scripts: ["export default () => null;"], realm: "frame" as const })));
    const fatalOnes = frameLies.flatMap(([, isFatal], number) => (isFatal ? [number] : []));
    await expect(page.locator("[data-reason=ended], [data-reason=quarantined]")).toHaveCount(fatalOnes.length, { timeout: 20_000 });
    for (const number of fatalOnes) await expect(page.locator(`iframe[title=Lie${number}]`)).toHaveCount(0);
    for (const [number, [, isFatal]] of frameLies.entries()) {
      if (!isFatal) await expect(page.frameLocator(`iframe[title=Lie${number}]`).locator("body")).toHaveText("told");
    }
    // Ten sizes in a second at most, whatever it says.
    expect(await page.locator("iframe[title=Lie2]").evaluate((frame) => frame.clientHeight)).toBeLessThan(400);
  });
  await expectClean(page);
});

const answer = (parts: string): string =>
  `const { values, ...head } = { batch: data.batch, values: JSON.stringify(Array(data.count).fill("lie")), count: data.count, failures: [], isLate: false, ...${parts} }; say("r" + JSON.stringify(head) + "\\n" + values);`;

/** What an expression realm may not answer; told in the place of the value, and the table goes on. */
const cellLies: readonly string[] = [
  answer(`{ batch: 999 }`),
  answer(`{ count: 1e9 }`),
  answer(`{ count: 0, values: "[]" }`),
  answer(`{ values: JSON.stringify(Array(5000).fill(1)), count: 5000 }`),
  answer(`{ failures: [{ cell: 4294967290, message: "x", line: 0, column: 0 }] }`),
  answer(`{ failures: [{ cell: -1, message: "x", line: 0, column: 0 }] }`),
  answer(`{ values: "[".repeat(400000) + "]".repeat(400000), count: 1 }`),
  answer(`{ values: '{"length":1}' }`),
  `say('r{"__proto__":{}}\\n[]');`,
  `say("b" + JSON.stringify({ ack: 0, operations: [["text", -2, 0, 1, "x"]] }));`,
  `say("s" + JSON.stringify({ id: "x", type: "APPLY", path: ["tables", "rows"], argumentList: [] }));`,
];

const lyingExpressions = `
let told = 0;
self.onmessage = ({ ports: [port] }) => {
  const say = (text) => port.postMessage(text);
  port.onmessage = ({ data }) => {
    if ("ping" in data) return say("p" + data.ping);
    if (data.kind === "program") told = Number((/lie(\\d+)/.exec(data.code) || [])[1]);
    if (data.kind === "evaluate") [${cellLies.map((lie) => `(data) => { ${lie} }`).join(", ")}][told](data);
  };
  say('m{"kind":"ready"}');
};`;

test("S373 an expression realm that answers for other cells, other batches or none is ended, and the table is drawn without it", async ({ page, expectProblems }) => {
  test.setTimeout(120_000);
  expectProblems([/was ended(: | \()protocol/]);
  await replaceProgram(page, "expressionProgram", lyingExpressions);
  // Every column of the table is a program of another lie; what stands behind the configuration is the product.
  let asked = 0;
  await page.route(/\/api\/tables\/countries(\?|$)/, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: { columns: { cellFormat: string | null }[] } };
    const columns = body.data.columns.map((column) => ({ ...column, cellFormat: `[value].map((x) => "lie${asked++ % cellLies.length}" + x)[0]` }));
    await route.fulfill({ response, json: { ...body, data: { ...body.data, columns } } });
  });
  await signIn(page, "admin", { next: "/tables/countries" });
  do {
    const before = asked;
    await page.goto("/tables/countries");
    await untilRows(page);
    const longestGap = await watchGaps(page);
    await page.waitForTimeout(2_000);
    await expect(page.getByText(/^lie$/)).toHaveCount(0);
    expect(await longestGap()).toBeLessThan(2_000);
    expect(asked).toBeGreaterThan(before);
  } while (asked < cellLies.length);
  await expectClean(page);
});
