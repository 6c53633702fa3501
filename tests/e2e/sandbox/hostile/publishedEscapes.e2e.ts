import { expect, test } from "../../harness/productTest.ts";
import { showComponents } from "../showComponents.ts";
import { escapePrelude, publishedEscapes } from "./publishedEscapes.ts";
import { withFrames } from "./withFrames.ts";

/** Runs one after the other and shows what each reached; one that never answers is told so. */
const runner = `${escapePrelude}
import { useEffect, useState } from "react";
const escapes = { ${publishedEscapes.map(({ rule, body }) => `${rule}: async () => { ${body} }`).join(",\n")} };
export default () => {
  const [text, show] = useState("running");
  useEffect(() => { void (async () => {
    const reached = {};
    for (const [rule, run] of Object.entries(escapes)) {
      try { reached[rule] = await Promise.race([run(), new Promise((done) => setTimeout(done, 5000, "no answer"))]); } catch (failure) { reached[rule] = "threw " + String(failure); }
    }
    show(JSON.stringify(reached));
  })(); }, []);
  return <output>{text}</output>;
};`;

test("S400 S401 S402 S403 S404 S405 S406 S407 S408 S409 S410 S411 S412 S413 S414 S415 S416 S417 S418 S429 S431 S432 S434 S435 S437 S438 S439 S440 published escapes reach nothing from a worker or a frame realm", async ({ page, expectProblems }) => {
  test.setTimeout(90_000);
  expectProblems([/./]);
  // The script runs in frames too, and there it would prove nothing.
  await page.addInitScript(() => {
    const natives = () => [Event.prototype.preventDefault, EventTarget.prototype.addEventListener, MessagePort.prototype.postMessage, JSON.stringify];
    const before = natives();
    const isPatched = (): boolean => natives().some((native, at) => native !== before[at]);
    if (window === window.top) Object.assign(window, { secretOfTheHost: "secret", isPatched });
  });
  await withFrames(page, async () => {
    await showComponents(page, [{ name: "Escapes", scripts: [runner] }, { name: "FrameEscapes", scripts: [runner], realm: "frame" }]);
    const held = Object.fromEntries(publishedEscapes.map(({ rule }) => [rule, "held"]));
    for (const output of [page.locator("[data-platon-box] output"), page.frameLocator("iframe[title=FrameEscapes]").locator("output")]) {
      await expect(output).toHaveText(/^\{/, { timeout: 40_000 });
      expect(JSON.parse((await output.textContent()) ?? "{}")).toEqual(held);
    }
    // S434 S438: what the host drew of them, and what a press does there and in the frame.
    for (const place of [page.locator("[data-platon-box]"), page.frameLocator("iframe[title=FrameEscapes]").locator("body")]) {
      for (const name of [".s434", ".s438"]) await place.locator(name).dispatchEvent("click");
    }
    const drawn = await page.locator("[data-platon-box] .s434, [data-platon-box] .s438").evaluateAll((elements) =>
      elements.map((element) => [element.tagName, element.getAttributeNames().filter((name) => !["class", "data-platon-refused"].includes(name)), element.children.length, typeof (element as HTMLElement).onclick]),
    );
    expect(drawn).toEqual([["A", [], 0, "object"], ["DIV", [], 0, "object"]]);
    expect(await page.frameLocator("iframe[title=FrameEscapes]").locator("body").evaluate(() => "escaped" in globalThis)).toBe(false);
    expect(await page.evaluate(() => (window as unknown as { isPatched(): boolean }).isPatched())).toBe(false);
  });
  expect(await page.evaluate(() => [Object.keys(Object.prototype), "escaped" in window])).toEqual([[], false]);
});
