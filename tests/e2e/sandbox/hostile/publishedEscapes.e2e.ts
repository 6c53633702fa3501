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
  await page.addInitScript(() => window === window.top && Object.assign(window, { secretOfTheHost: "secret" }));
  await withFrames(page, async () => {
    await showComponents(page, [{ name: "Escapes", scripts: [runner] }, { name: "FrameEscapes", scripts: [runner], realm: "frame" }]);
    const held = Object.fromEntries(publishedEscapes.map(({ rule }) => [rule, "held"]));
    for (const output of [page.locator("[data-platon-box] output"), page.frameLocator("iframe[title=FrameEscapes]").locator("output")]) {
      await expect(output).toHaveText(/^\{/, { timeout: 40_000 });
      expect(JSON.parse((await output.textContent()) ?? "{}")).toEqual(held);
    }
  });
  expect(await page.evaluate(() => [Object.keys(Object.prototype), "escaped" in window, typeof Event.prototype.preventDefault])).toEqual([[], false, "function"]);
});
