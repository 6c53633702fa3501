import type { Page } from "@playwright/test";

/** Programs that do not contain our guest, in place of the product's; the guard and everything behind it is the product. */
export type Program = "guestProgram" | "frameProgram" | "expressionProgram";

export async function replaceProgram(page: Page, program: Program, text: string): Promise<void> {
  await page.route(new RegExp(`/assets/${program}-[^/]+\\.js$`), async (route) => {
    const body = await (await route.fetch()).text();
    const name = new RegExp(`export\\{(\\w+) as ${program}\\}`).exec(body)?.[1];
    if (!name) throw new Error(`the chunk of ${program} has another shape`);
    await route.fulfill({ contentType: "text/javascript", body: `const ${name}=${JSON.stringify(text)};export{${name} as ${program}};` });
  });
}

/**
 * A worker that answers pings and requests, and when the component `Lie<number>` is mounted does `lies[number]`; the
 * realm's other components are drawn as a text. In a lie `root` is its own root, `other` a root that is not open, `say`
 * sends a line and `port` is the bare port.
 */
export const lyingWorker = (lies: readonly string[]): string => `
const lies = [${lies.map((lie) => `(root, other, say, port) => { ${lie} }`).join(",\n")}];
let node = 1000000;
self.onmessage = ({ ports: [port] }) => {
  const say = (text) => port.postMessage(text);
  const done = (request) => say("m" + JSON.stringify({ kind: "done", request, isOk: true, hasDefault: true }));
  port.onmessage = ({ data }) => {
    if ("ping" in data) return say("p" + data.ping);
    if (!("request" in data)) return;
    if (data.kind !== "mount") return done(data.request);
    for (const { root, modules } of data.orders) {
      const [, number] = /Lie(\\d+)/.exec(modules.join()) || [];
      say("e" + root);
      say("b" + JSON.stringify({ ack: 0, operations: [["element", -2 * root, 0, ++node, "p", 0, [["class", "told"]], [], []], ["text", node, 0, ++node, "told " + number]] }));
      if (number !== undefined) lies[number](root, 999999, say, port);
    }
    done(data.request);
  };
  say('m{"kind":"ready"}');
};`;

/** The program of a frame realm that does `lie` once it is mounted. */
export const lyingFrame = (lie: string): string => `
export function startFrame(port) {
  const say = (text) => port.postMessage(text);
  port.onmessage = ({ data }) => {
    if ("ping" in data) return say("p" + data.ping);
    if (!("request" in data)) return;
    if (data.kind !== "mount") return say("m" + JSON.stringify({ kind: "done", request: data.request, isOk: true, hasDefault: true }));
    document.body.textContent = "told";
    const number = /Lie(\\d+)/.exec(data.orders[0].modules.join())[1];
    ${lie}
    say("m" + JSON.stringify({ kind: "done", request: data.request, isOk: true, hasDefault: true }));
  };
  say('m{"kind":"ready"}');
}`;
