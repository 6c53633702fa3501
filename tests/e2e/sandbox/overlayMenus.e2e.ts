import type { PluginManifest } from "#contract/plugin.ts";
import { call } from "../../integration/harness/call.ts";
import { signIn as tokenOf } from "../../integration/harness/signIn.ts";
import { grantCapability, openPlugin } from "../plugins/pluginsPage.ts";
import { consoleLines } from "../harness/consoleLines.ts";
import { expect, test, withMotion } from "../harness/productTest.ts";
import { signIn } from "../harness/signInPage.ts";
import { showComponents } from "./showComponents.ts";

test.use({ ...withMotion, isTabKept: true });

const rows = `
import { useState } from "react";
import { overlay } from "@platon/sdk";
const items = [
  { id: "open", label: "Open", icon: "folder-open" }, { id: "copy", label: "<b>Copy</b>" },
  { id: "move", label: "Move", isDisabled: true }, { id: "remove", label: "Remove", isDestructive: true, divider: true },
];
export default function Rows() {
  const [said, say] = useState("-");
  const ask = async () => {
    try { say(String(await overlay.openMenu(items, { title: "Row" }))); } catch (failure) { say(failure.code); }
  };
  return <div style={{ height: "60px" }}>
    <button onClick={() => void ask()}>Actions</button> <output>{said}</output>
    <button onClick={() => { void ask(); void ask(); }}>Twice</button>
    <button onClick={() => setTimeout(() => void ask(), 300)}>Later</button>
    <p tabIndex={0} prevent="contextmenu" onContextMenu={() => void ask()}>Row one</p>
  </div>;
}`;

test("S502 a component's menu is drawn by the product where the user pressed, and answers with what was chosen", async ({ page }) => {
  await showComponents(page, [{ name: "Rows", scripts: [rows] }]);
  const said = page.locator("[data-platon-box] output");
  const menu = page.getByRole("menu", { name: "Row" });
  const button = page.getByRole("button", { name: "Actions" });
  // With the right button, at the pointer.
  const row = await page.getByText("Row one").boundingBox();
  const at = { x: (row?.x ?? 0) + 40, y: (row?.y ?? 0) + 8 };
  await page.mouse.click(at.x, at.y, { button: "right" });
  await expect(menu.getByRole("menuitem", { name: "Open" })).toBeFocused();
  await expect(menu.getByText("<b>Copy</b>")).toBeVisible();
  await expect(menu.getByRole("menuitem", { name: "Open" }).locator("svg")).toBeVisible();
  const placed = await menu.boundingBox();
  expect(Math.abs((placed?.x ?? 0) - at.x)).toBeLessThan(20);
  expect(Math.abs((placed?.y ?? 0) - at.y)).toBeLessThan(20);
  await expect(menu.getByRole("menuitem", { name: "Remove" })).toBeInViewport({ ratio: 1 });
  await menu.getByRole("menuitem", { name: "<b>Copy</b>" }).click();
  await expect(said).toHaveText("copy");
  await expect(menu).toBeHidden();
  // By the keyboard, with the keys of the product's menus, and the focus is where it was.
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(menu.getByRole("menuitem", { name: "Open" })).toBeFocused();
  const below = await button.boundingBox();
  expect(((await menu.boundingBox())?.y ?? 0)).toBeGreaterThanOrEqual((below?.y ?? 0) + (below?.height ?? 0) - 1);
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await expect(said).toHaveText("remove");
  await expect(button).toBeFocused();
  // What cannot be chosen leaves it open.
  await button.click();
  await menu.getByRole("menuitem", { name: "Move", exact: true }).click({ force: true });
  await expect(menu).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(said).toHaveText("null");
  await expect(button).toBeFocused();
});

test("S503 a menu opens for the user's latest press only, and once for each press", async ({ page }) => {
  await showComponents(page, [{ name: "Rows", scripts: [rows] }]);
  const said = page.locator("[data-platon-box] output");
  const menu = page.getByRole("menu", { name: "Row" });
  await page.getByRole("button", { name: "Twice" }).click();
  await expect(menu).toBeVisible();
  await expect(said).toHaveText("not_activated");
  await expect(menu.getByRole("menuitem", { name: "Open" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(said).toHaveText("null");
  await page.getByRole("button", { name: "Later" }).click();
  await page.mouse.click(5, 5);
  await expect(said).toHaveText("not_activated");
  await expect(menu).toHaveCount(0);
});

const going = `
import { useState } from "react";
import { overlay } from "@platon/sdk";
export default () => <button onClick={async () => { setTimeout(() => { for (;;); }, 300); await overlay.openMenu([{ id: "a", label: "A" }]); }}>Go</button>;`;

test("S506 a menu goes with the component whose it is", async ({ page, expectProblems }) => {
  expectProblems([/Going: the realm was ended: hang/]);
  await showComponents(page, [{ name: "Going", scripts: [going] }]);
  await page.getByRole("button", { name: "Go" }).click();
  await expect(page.getByRole("menu", { name: "Амаллар" })).toBeVisible();
  await expect(page.locator("[data-reason=ended]")).toBeVisible();
  await expect(page.getByRole("menu")).toHaveCount(0);
});

const icon = `
import { useState } from "react";
export default function IconOnly() {
  const [count, setCount] = useState(0);
  return <p><button aria-label="More" onClick={() => setCount((before) => before + 1)}><platon-icon name="copy" size={40} /></button> <output>{count}</output></p>;
}`;

test("S504 a press on an icon is a press on the button around it", async ({ page }) => {
  await showComponents(page, [{ name: "IconOnly", scripts: [icon] }]);
  const more = page.getByRole("button", { name: "More" });
  await expect(more.locator("svg")).toBeVisible();
  await more.click();
  await expect(page.locator("[data-platon-box] output")).toHaveText("1");
});

const portal = `
import { createPortal } from "react-dom";
export default function Portal() {
  const layer = { position: "fixed", inset: "-2000px", zIndex: 2147483647, background: "rgb(255, 0, 0)" };
  return <div style={{ height: "40px" }}>{createPortal(<b className="layer" style={layer}>above</b>, document.body)}</div>;
}`;

test("S505 what a component draws into the document's body stays in its own box", async ({ page }) => {
  await showComponents(page, [{ name: "Portal", scripts: [portal] }]);
  const box = page.locator("[data-platon-box]");
  await expect(box.locator(".layer")).toHaveText("above");
  const found = await box.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const places = [[left + 5, top - 5], [left - 5, top + 5], [right + 5, top + 5], [left + 5, bottom + 5], [5, 5]] as const;
    return places.map(([x, y]) => element.contains(document.elementFromPoint(x, y)));
  });
  expect(found).toEqual([false, false, false, false, false]);
});

const holding = `
import { useState } from "react";
export default function Holding() {
  const [text, setText] = useState("");
  const indent = (event) => event.key === "Tab" && setText((before) => before + ">");
  return <div>
    <p prevent="keydown"><button>First</button> <button>Second</button></p>
    <textarea aria-label="Code" prevent="keydown:Tab" value={text} onChange={(event) => setText(event.target.value)} onKeyDown={indent} />
    <button>Last</button>
  </div>;
}`;

test("S507 S508 Tab leads out of what prevents every key, and after Escape out of what wants Tabs", async ({ page }) => {
  await showComponents(page, [{ name: "Holding", scripts: [holding] }]);
  await page.getByRole("button", { name: "First" }).focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Second" })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("button", { name: "First" })).toBeFocused();
  const code = page.getByLabel("Code");
  await code.focus();
  await page.keyboard.press("Tab");
  await expect(code).toHaveValue(">");
  await expect(code).toBeFocused();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Last" })).toBeFocused();
  await expect(code).toHaveValue(">");
});

const framed = rows.replace("export default function Rows", "export default function Framed");

test("S502 a component with a document of its own has the product's menu outside of it", async ({ page }) => {
  await showComponents(page, [{ name: "Framed", scripts: [framed], realm: "frame" }]);
  const inside = page.frameLocator("iframe[title=Framed]");
  const menu = page.getByRole("menu", { name: "Row" });
  await inside.getByRole("button", { name: "Actions" }).click();
  await menu.getByRole("menuitem", { name: "Remove" }).click();
  await expect(inside.locator("output")).toHaveText("remove");
});

const asking = `
import { useState } from "react";
import { overlay } from "@platon/sdk";
export default function Board() {
  const [said, say] = useState("-");
  const [isOpen, setOpen] = useState(false);
  const [dismissed, setDismissed] = useState(0);
  const ask = async () => {
    try { say(String(await overlay.openMenu([{ id: "one", label: "One" }]))); } catch (failure) { say(failure.message); }
  };
  return <div>
    <button onClick={() => void ask()}>Menu</button> <output>{said}</output>
    <button onClick={() => setOpen(true)}>Dialog</button> <output>dismissed {dismissed}</output>
    <platon-overlay kind="dialog" open={isOpen} title="Figure" onDismiss={() => { setOpen(false); setDismissed((n) => n + 1); }}><p>inside</p></platon-overlay>
  </div>;
}`;

const manifest: PluginManifest = {
  id: "windows", version: "1.0.0", sdk: "^1.0", name: "Windows",
  capabilities: [{ name: "overlay", reason: "Shows a figure", overlay: ["menu", "dialog"] }],
  contributes: { screens: [{ path: "windows", title: "Windows", module: "Board.tsx" }] },
  modules: { "Board.tsx": asking },
};

test("S500 S501 a plugin opens menus and dialogs as far as it was granted, and an administrator sees that it did", async ({ page, server, expectProblems }) => {
  expectProblems([/Board: capability "overlay: dialog" is missing/, /windows: a call was refused: overlay/, /404.*plugins\/windows\/(usage|incidents)/]);
  const token = await tokenOf(server, "admin");
  expect((await call(server, "POST plugins", { body: manifest, query: {}, token })).status).toBe(200);
  const lines = consoleLines(page);
  await signIn(page, "admin", { next: "/system/windows" });
  const box = page.locator("[data-platon-box]");
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(box).toContainText('capability "overlay" is missing');
  for (const count of [1, 2]) {
    await page.getByRole("button", { name: "Dialog" }).click();
    await expect(box).toContainText(`dismissed ${count}`);
  }
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(lines.filter((line) => line.includes('Board: capability "overlay: dialog" is missing'))).toHaveLength(1);
  expect(lines.filter((line) => line.includes("windows: a call was refused: overlay"))).toHaveLength(1);

  await page.goto("/system/plugins");
  const card = await openPlugin(page, "windows");
  const row = card.locator('[data-capability="overlay"]');
  await expect(row).toContainText("Меню ва ойналар");
  await expect(row).toContainText("menu, dialog");
  await grantCapability(card, "overlay");
  await page.goto("/system/windows");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("menuitem", { name: "One" }).click();
  await expect(box).toContainText("one");
  await page.getByRole("button", { name: "Dialog" }).click();
  await expect(page.getByRole("dialog", { name: "Figure" })).toContainText("inside");
  await page.keyboard.press("Escape");
  await expect(box).toContainText("dismissed 1");
  // As the document is left, it tells what was used: the menu and the dialog; and refused before: the menu and two dialogs.
  await page.goto("/system/plugins");
  const used = async () => (await call(server, "GET plugins/{id}/usage", { params: { id: "windows" }, token })).data;
  await expect.poll(used).toEqual([{ capability: "overlay", calls: 2, refused: 3, lastAt: expect.any(String) }]);
  await page.reload();
  const note = (await openPlugin(page, "windows")).locator('[data-capability="overlay"]');
  await expect(note).toContainText("2 марта ишлатилган");
  await expect(note).toContainText("3 марта рад этилган");
  await call(server, "DELETE plugins/{id}", { params: { id: "windows" }, token });
});
