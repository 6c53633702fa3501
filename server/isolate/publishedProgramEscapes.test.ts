import { expect, it } from "vitest";
import { useIsolate } from "../../tests/isolate/useIsolate.ts";

const { outcome } = useIsolate();

/** Ways by which programs left other server-side sandboxes; each answers with the kinds of what it reached. */
const escapes: readonly string[] = [
  `export default () => { try { return (() => 1).constructor("return typeof process + typeof require")(); } catch (failure) { return failure.name; } }`,
  `export default () => [typeof process, typeof globalThis.Deno, typeof globalThis.inspector, typeof globalThis.require].join()`,
  `export default () => ["process", "inspector/promises", "child_process", "constructor", "__proto__"].map((name) => { try { return typeof require(name); } catch { return "undefined"; } }).join()`,
  `export default async () => { const names = ["process", "inspector/promises", "fs", "node:child_process", "/etc/passwd"]; const got = []; for (const name of names) { try { got.push(typeof (await import(name))); } catch { got.push("undefined"); } } return got.join(); }`,
  `export default (...all) => { const got = []; for (const thing of all) { try { got.push(thing.constructor.constructor("return typeof process")()); } catch { got.push("undefined"); } } return got.join(); }`,
  `export default () => { Error.prepareStackTrace = (_, sites) => sites; const [site] = [].concat(new Error().stack); return typeof (site && site.getThis && site.getThis() && site.getThis().process); }`,
  `export default async () => { let got = "undefined"; const failure = new Error(); failure.name = Symbol(); await (async () => failure.stack)().catch((caught) => { try { got = caught.constructor.constructor("return typeof process")(); } catch {} }); return got; }`,
  `export default () => { const got = []; for (const name of Object.getOwnPropertyNames(globalThis)) { try { got.push(globalThis[name].constructor.constructor("return typeof process")()); } catch {} } return [...new Set(got)].join() || "undefined"; }`,
];

it("S419 programs of the server reach no built-in module, no process and no function of the host", async () => {
  for (const source of escapes) {
    const made = await outcome(source, { time: 1_000, input: { a: [1] } });
    const text = made.kind === "value" ? String(made.value) : made.kind;
    expect(text.replaceAll(/undefined/g, "").replaceAll(/[,\s]/g, ""), source).toMatch(/^(|EvalError|TypeError|SyntaxError|InternalError|syntax|thrown)$/);
  }
});
