import { callAs } from "../forms/demoRecords.ts";
import { expect, test, withMotion } from "../harness/productTest.ts";
import { settledPart } from "../harness/settledPart.ts";
import { showComponents } from "./showComponents.ts";

test.use({ ...withMotion, isTabKept: true });

const menu = `
import { useState } from "react";
export default () => {
  const [isOpen, setOpen] = useState(false);
  const [chosen, choose] = useState("nothing");
  const pick = (what) => () => { choose(what); setOpen(false); };
  return <div style={{ height: "40px", overflow: "hidden" }}>
    <button onClick={() => setOpen(true)}>Actions</button> <output>{chosen}</output>
    <platon-overlay kind="menu" open={isOpen} title="Actions of the row" onDismiss={() => setOpen(false)}>
      {["Open", "Copy", "Archive", "Move", "Print", "Delete"].map((what) =>
        <button key={what} role="menuitem" className="item" onClick={pick(what)}>{what}</button>)}
    </platon-overlay>
  </div>;
};`;
const menuCss = ".item { display: block; width: 100%; height: 32px; color: rgb(1, 2, 3); }";

test("S310 S314 a menu of a component 40 px high is drawn whole, and is used by keyboard and mouse", async ({ page }) => {
  await showComponents(page, [{ name: "Menu", scripts: [menu], css: menuCss }]);
  const button = page.getByRole("button", { name: "Actions" });
  await button.click();
  const overlay = page.getByRole("menu", { name: "Actions of the row" });
  await expect(overlay.getByRole("menuitem")).toHaveCount(6);
  const box = await page.locator("[data-platon-box]").boundingBox();
  const shown = await overlay.boundingBox();
  expect(box?.height).toBeLessThan(60);
  expect(shown?.height).toBeGreaterThan(6 * 32);
  await expect(overlay.getByRole("menuitem", { name: "Delete" })).toBeInViewport({ ratio: 1 });
  await expect(overlay.getByRole("menuitem", { name: "Open" })).toHaveCSS("color", "rgb(1, 2, 3)");
  await expect(overlay.getByRole("menuitem", { name: "Open" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.locator("output")).toHaveText("Archive");
  await expect(overlay).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await overlay.getByRole("menuitem", { name: "Delete" }).click();
  await expect(page.locator("output")).toHaveText("Delete");
  await button.click();
  await expect(overlay).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(overlay).toBeHidden();
});

const layers = `
import { useState } from "react";
export default () => {
  const [dialog, setDialog] = useState(false);
  const [popover, setPopover] = useState(false);
  const [log, setLog] = useState("");
  return <div>
    <button onClick={() => setDialog(true)}>Edit</button> <output>{log}</output>
    <platon-overlay kind="dialog" open={dialog} title="Edit the figure" onDismiss={() => { setDialog(false); setLog((l) => l + "D"); }}>
      <input aria-label="Figure" defaultValue="5" onKeyDown={(event) => event.key === "x" && setLog((l) => l + "x")} />
      <button onClick={() => setPopover(true)}>Help</button>
      <platon-overlay open={popover} title="Help" onDismiss={() => { setPopover(false); setLog((l) => l + "P"); }}>
        <p>A figure between 1 and 9. <a href="tables/countries">More</a></p>
      </platon-overlay>
    </platon-overlay>
  </div>;
};`;

test("S311 Escape dismisses the topmost overlay only, and gives the focus back", async ({ page }) => {
  await showComponents(page, [{ name: "Layers", scripts: [layers] }]);
  await page.getByRole("button", { name: "Edit" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit the figure" });
  await expect(dialog.getByLabel("Figure")).toBeFocused();
  await page.keyboard.type("x");
  await dialog.getByRole("button", { name: "Help" }).click();
  const help = page.getByRole("group", { name: "Help" });
  await expect(help).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(help).toBeHidden();
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.locator("output")).toHaveText("xPD");
  await expect(page.getByRole("button", { name: "Edit" })).toBeFocused();
});

const pushy = `
import { useState } from "react";
export default () => {
  const [dismissed, setDismissed] = useState(0);
  const [isOpen, setOpen] = useState(true);
  return <div><output>{dismissed}</output>
    <platon-overlay kind="dialog" open={isOpen} title="Your password, please" onDismiss={() => { setOpen(false); setDismissed((n) => n + 1); }}><input /></platon-overlay>
  </div>;
};`;

test("S312 a dialog that nobody asked for is not opened", async ({ page }) => {
  await showComponents(page, [{ name: "Pushy", scripts: [pushy] }]);
  await expect(page.locator("output")).toHaveText("1");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

const stubborn = `
import { useState } from "react";
export default () => {
  const [isOpen, setOpen] = useState(false);
  const [dismissed, setDismissed] = useState(0);
  return <div><button onClick={() => setOpen(true)}>Trap</button> <output>{dismissed}</output>
    <platon-overlay kind="dialog" open={isOpen} title="Stay" onDismiss={() => setDismissed((n) => n + 1)}>
      <input aria-label="field" />
    </platon-overlay></div>;
};`;

test("S317 a dialog whose component does not close it is closed by the second dismissal", async ({ page }) => {
  await showComponents(page, [{ name: "Stubborn", scripts: [stubborn] }]);
  await page.getByRole("button", { name: "Trap" }).click();
  const dialog = page.getByRole("dialog", { name: "Stay" });
  await expect(dialog).toBeVisible();
  const close = dialog.getByRole("button").first();
  await close.click();
  await expect(page.locator("output")).toHaveText("1");
  await expect(dialog).toBeVisible();
  await close.click();
  await expect(dialog).toBeHidden();
});

/** Each dismissed overlay is followed by another one. */
const nagging = `
import { useState } from "react";
const Nag = ({ kind }) => {
  const [dismissed, setDismissed] = useState(0);
  return <p>{kind} <output className={kind}>{dismissed}</output>
    <platon-overlay key={dismissed} kind={kind} open title={kind} onDismiss={() => setTimeout(() => setDismissed((n) => n + 1), 50)}><button>Pay {kind}</button></platon-overlay>
  </p>;
};
export default () => <div>{["menu", "popover", "tooltip"].map((kind) => <Nag key={kind} kind={kind} />)}</div>;`;

test("S461 what a component opens without a press is dismissed; popover and tooltip are drawn while the pointer is in its box", async ({ page }) => {
  await showComponents(page, [{ name: "Nagging", scripts: [nagging] }]);
  await page.mouse.move(5, 5);
  const dismissals = async (kind: string): Promise<number> => Number(await page.locator(`output.${kind}`).textContent());
  for (const kind of ["menu", "popover", "tooltip"]) await expect.poll(async () => await dismissals(kind)).toBeGreaterThan(3);
  await expect(page.getByText(/^Pay /)).toHaveCount(0);
  await page.locator("output.menu").hover();
  await expect(page.getByText("Pay popover")).toBeVisible();
  await expect(page.getByText("Pay tooltip")).toBeVisible();
  const before = await dismissals("menu");
  await expect.poll(async () => await dismissals("menu")).toBeGreaterThan(before + 1);
  await expect(page.getByText("Pay menu")).toBeHidden();
});

const holding = `
import { useState } from "react";
export default () => {
  const [isOpen, setOpen] = useState(false);
  return <div><button onClick={() => setOpen(true)}>At once</button> <button onClick={() => setTimeout(() => setOpen(true), 400)}>Later</button>
    <platon-overlay kind="menu" open={isOpen} title="Held" onDismiss={() => setOpen(false)}>
      <div prevent="keydown"><button role="menuitem">One</button></div>
    </platon-overlay></div>;
};`;

test("S462 a menu takes no focus from elsewhere, and Escape leads out whatever is prevented", async ({ page }) => {
  await showComponents(page, [{ name: "Holding", scripts: [holding] }]);
  const menu = page.getByRole("menu", { name: "Held" });
  await page.getByRole("button", { name: "At once" }).click();
  await expect(menu.getByRole("menuitem")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await page.getByRole("button", { name: "Later" }).click();
  const elsewhere = page.locator("a[href*='/tables/cities']").first();
  await elsewhere.focus();
  await expect(menu).toBeVisible();
  await page.evaluate(async () => await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expect(elsewhere).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
});

const spreading = `
import { useState } from "react";
export default () => {
  const [isOpen, setOpen] = useState(false);
  const layer = { inset: "-2000px", zIndex: 2147483647, background: "rgb(255, 0, 0)" };
  return <div><button onClick={() => setOpen(true)}>Cover</button>
    <platon-overlay kind="dialog" open={isOpen} title="Small" onDismiss={() => setOpen(false)}>
      <label>Figure <input style={{ width: "100%" }} /></label>
      <b style={{ ...layer, position: "absolute" }} />
      <b style={{ ...layer, "--p": "fixed", position: "var(--p)" }} />
      <b className="cover" data-p="fixed" />
    </platon-overlay></div>;
};`;
const spreadingCss = ".cover { --p: fixed; position: var(--p); position: attr(data-p type(*)); inset: -2000px; background: rgb(255, 0, 0); }";

test("S460 what a component draws in a dialog is cut at the dialog's body", async ({ page }) => {
  await showComponents(page, [{ name: "Spreading", scripts: [spreading], css: spreadingCss }]);
  await page.getByRole("button", { name: "Cover" }).click();
  const dialog = page.getByRole("dialog", { name: "Small" });
  await expect(dialog.locator(".cover")).toHaveCSS("position", "static");
  const found = await dialog.evaluate((frame) => {
    const { left, right, top, bottom } = frame.getBoundingClientRect();
    const places = [[left + 20, top + 20], [left - 20, top + 60], [right + 20, top + 60], [right - 20, bottom + 20], [5, 5]] as const;
    return places.map(([x, y]) => document.elementFromPoint(x, y)?.closest("[data-platon-realm]") ?? null);
  });
  expect(found).toEqual([null, null, null, null, null]);
  // As high as what stands in it.
  expect((await dialog.boundingBox())?.height).toBeGreaterThan(56 + 48 + 16);
  await dialog.getByRole("button").first().click();
  await expect(dialog).toBeHidden();
});

const parts = `
import { useState } from "react";
export default () => {
  const [opened, setOpened] = useState("-");
  return <div>
    <output>{opened}</output> <platon-icon name="map-pin" size={20} />
    <platon-table name="countries" opens="event" height={300} onRowOpen={({ detail }) => setOpened(typeof detail.id)} />
  </div>;
};`;

test("S313 a table in a component's markup tells the id of a row that the user opens", async ({ page }) => {
  await showComponents(page, [{ name: "Parts", scripts: [parts] }]);
  await expect(page.getByTestId("glide-cell-1-0")).not.toBeEmpty();
  await expect(page.locator("[data-platon-host=platon-icon] svg")).toBeVisible();
  // What loads above the table may still move it.
  await expect(async () => {
    // It lies below what scrolls it, and may be out of the window.
    await page.getByTestId("data-grid-canvas").click({ position: { x: 150, y: 20 }, force: true, timeout: 2_000 });
    await page.keyboard.press("Enter");
    await expect(page.locator("output")).toHaveText("string", { timeout: 1_000 });
  }).toPass();
  await expect(page).toHaveURL(/\/pages\/probe/);
});

const saving = `
import { useState } from "react";
export default () => {
  const [saved, setSaved] = useState("-");
  return <div>
    <output>{saved}</output> <platon-link to="tables/cities"><i>Cities</i></platon-link>
    <platon-form name="cities" onSaved={({ detail }) => setSaved(JSON.stringify(detail))} />
  </div>;
};`;

test("S313 a form in a component's markup tells the id of what was saved, and a link leads through the product", async ({ page }) => {
  await showComponents(page, [{ name: "Saving", scripts: [saving] }]);
  const form = page.locator("[data-platon-host=platon-form]");
  await form.getByLabel("Номи").waitFor();
  await settledPart(form);
  await form.getByLabel("Номи").fill("Қутлиобод");
  await form.getByRole("combobox", { name: "Мамлакат" }).click();
  await page.getByRole("option").first().click();
  await form.getByRole("button", { name: "Юбориш" }).click();
  const output = page.locator("[data-platon-box] output");
  await expect(output).toHaveText(/^\{"id":"[0-9a-f-]{36}"\}$/);
  const { id } = JSON.parse((await output.textContent()) ?? "{}") as { id: string };
  const { status, data } = await callAs(page, "GET", `forms/cities/${id}`);
  expect([status, data]).toMatchObject([200, { values: { name: "Қутлиобод" } }]);
  await expect(page).toHaveURL(/\/pages\/probe/);
  await page.evaluate(() => void (document.documentElement.dataset["seen"] = "1"));
  await page.getByText("Cities", { exact: true }).click();
  await expect(page).toHaveURL(/\/tables\/cities/);
  await expect(page.getByRole("grid").or(page.getByRole("table")).first()).toBeVisible();
  // Within the document: nothing was loaded anew.
  expect(await page.evaluate(() => document.documentElement.dataset["seen"])).toBe("1");
});
