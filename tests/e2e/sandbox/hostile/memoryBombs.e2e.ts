import { expect, test } from "../../harness/productTest.ts";
import { watchThroughCrash } from "../../harness/watchThroughCrash.ts";
import { showComponents } from "../showComponents.ts";
import { withFrames } from "./withFrames.ts";

const fine = `
import { useState } from "react";
export default () => { const [n, set] = useState(0); return <button className="fine" onClick={() => set(n + 1)}>alive {n}</button>; };`;

/** An engine gives up on such lists, and its whole process with the guard in it. */
const strings = `
const split = () => { const kept = []; for (let i = 0; i < 50; i += 1) { let text = "x" + i; while (text.length < 2 ** 28) text += text; kept.push(text.split("").length); } };
export default () => <button className="bomb" onClick={split}>strings</button>;`;

/** Never silent: what it takes is given out in small pieces. */
const patient = `
export default () => <button className="bomb" onClick={() => { const kept = []; setInterval(() => kept.push(new Uint8Array(8e6).fill(1)), 20); }}>patient</button>;`;

/** The place of the page shows its height once it has drawn. */
const beside = `
export default () => <div style={{ height: 321 }}>beside</div>;`;

test("S27 S28 S36 S37 S361 S526 strings of 1 GB take the guard's process down: who made them is blamed, and what stands beside begins again", async ({ page, expectProblems }) => {
  // A busy machine is too slow even to get that far.
  expectProblems([/Strings: the realm was ended: (crash|hang)/]);
  await withFrames(page, async () => {
    await showComponents(page, [{ name: "Fine", scripts: [fine] }, { name: "Strings", scripts: [strings] }, { name: "Beside", scripts: [beside], realm: "frame" }]);
    await page.getByText("strings").waitFor();
    // On a busy machine it may be given another frame while it starts.
    await expect(async () => await page.frameLocator("iframe[title=Beside]").getByText("beside").waitFor({ timeout: 5_000 })).toPass();
    await page.getByText("alive 0").click();
    await expect(page.getByText("alive 1")).toBeVisible();
    const ask = await watchThroughCrash(page);
    await ask(`document.querySelector(".bomb").click()`);
    const notices = `[...document.querySelectorAll("[data-reason]")].map((notice) => notice.dataset.reason + ":" + notice.textContent.includes("Strings"))`;
    await expect.poll(async () => await ask(notices), { timeout: 20_000 }).toEqual(["ended:true"]);
    expect(await ask(`document.querySelector("[data-reason]").textContent.includes("У узоқ вақт жавоб бермади.")`)).toBe(true);
    // In a new realm, in a new process: it counts from the beginning.
    await expect.poll(async () => await ask(`document.querySelector(".fine")?.textContent`)).toBe("alive 0");
    await ask(`document.querySelector(".fine").click()`);
    await expect.poll(async () => await ask(`document.querySelector(".fine")?.textContent`)).toBe("alive 1");
    // The frame's line went through the guard that is gone: it has another one, or never noticed.
    await expect.poll(async () => await ask(`document.querySelector("iframe[title=Beside]")?.clientHeight`)).toBe(321);
    expect(await ask(notices)).toEqual(["ended:true"]);
  });
});

test("S309 a frame that fills its memory piece by piece is ended though it always answers", async ({ page, expectProblems }) => {
  expectProblems([/Patient: the realm was ended: memory/]);
  await withFrames(page, async () => {
    await showComponents(page, [{ name: "Fine", scripts: [fine] }, { name: "Patient", scripts: [patient], realm: "frame" }]);
    await page.frameLocator("iframe[title=Patient]").getByText("patient").click();
    await expect(page.locator("[data-reason=ended]")).toContainText("Patient", { timeout: 15_000 });
    await page.getByText("alive 0").click();
    await expect(page.getByText("alive 1")).toBeVisible();
  });
});
