import { readFileSync } from "node:fs";
import { expect, test } from "../harness/productTest.ts";
import { showComponents } from "./showComponents.ts";

test.use({ isTabKept: true });

const watching = `
import { useState } from "react";
import { commands, events, forms, useCommand, useEvent, useLocale, useRecord, useTable, useTheme, useUser } from "@platon/sdk";

export default function Watching() {
  const [moved, setMoved] = useState("");
  const [done, setDone] = useState("");
  const { rows } = useTable("countries", { pageSize: 1, sort: [{ field: "name" }] });
  const id = rows[0]?.$id ?? "";
  useEvent("custom:moved", (value) => setMoved(String(value)));
  useCommand({ id: "greet", title: "Greet" }, (input) => setDone(String(input)));
  const user = useUser();
  return (
    <section>
      <p data-role="facts">{user?.username} {useLocale()} {String(useTheme().isDark)}</p>
      <p data-role="moved">{moved}</p>
      <p data-role="done">{done}</p>
      {id && <Capital id={id} />}
      <button onClick={() => void commands.execute("greet", "hello")}>greet</button>
    </section>
  );
}

function Capital({ id }: { id: string }) {
  const { record, failure } = useRecord("countries", id);
  const [saved, setSaved] = useState("");
  const save = async () => {
    try {
      await forms.update("countries", id, { values: { phone: "+" + Date.now() % 1000 }, version: record?.version ?? 1 });
      setSaved("saved");
    } catch (failure) { setSaved(String((failure as Error).message)); }
  };
  return <><p data-role="version">{record?.version} {failure ? String(failure) : ""}</p><p data-role="saved">{saved}</p><button onClick={() => void save()}>save</button></>;
}`;

const telling = `
import { events } from "@platon/sdk";
export default () => <button onClick={() => void events.emit("custom:moved", "from another component")}>move</button>;`;

test("S116 records, events, commands, user, language and theme come into components and go with them", async ({ page }) => {
  await showComponents(page, [
    { name: "Watching", scripts: [watching] },
    { name: "Telling", scripts: [telling] },
  ]);
  const role = (name: string) => page.locator(`[data-role=${name}]`);
  await expect(role("facts")).toHaveText("admin uz false");
  await expect(role("version")).toHaveText(/^[1-9]/);
  const before = Number(await role("version").textContent());
  await page.getByText("move", { exact: true }).click();
  await expect(role("moved")).toHaveText("from another component");
  await page.getByText("greet", { exact: true }).click();
  await expect(role("done")).toHaveText("hello");
  await page.getByText("save", { exact: true }).click();
  await expect(role("saved")).toHaveText("saved");
  // The server's event makes the record to be read again.
  await expect(role("version")).toHaveText(String(before + 1));
});

const refusing = `
import { useState } from "react";
import { clipboard, download, http, theme } from "@platon/sdk";
export default function Refusing() {
  const [said, say] = useState("");
  const tell = (work: () => Promise<unknown>) => async () => {
    try { say(String(await work())); } catch (failure) { say((failure as Error).name + " " + (failure as Error).message); }
  };
  return (
    <section>
      <output>{said}</output>
      <button onClick={tell(() => clipboard.readText())}>read</button>
      <button onClick={tell(() => clipboard.writeText("copied"))}>write</button>
      <button onClick={tell(() => (http as any).call("GET info", {}))}>call</button>
      <button onClick={tell(() => download.save({ name: "../run.exe", text: "bytes" }))}>download</button>
    </section>
  );
}`;

test("S106 what is not granted fails by its name, and what is granted reaches the user", async ({ page, context, expectProblems }) => {
  expectProblems([/a call was refused: clipboard: read/]);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await showComponents(page, [{ name: "Refusing", scripts: [refusing] }]);
  const said = page.locator("[data-platon-box] output");
  await page.getByText("read", { exact: true }).click();
  await expect(said).toHaveText('PlatonError capability "clipboard: read" is missing');
  await page.getByText("write", { exact: true }).click();
  await expect(said).toHaveText("undefined");
  expect(await page.evaluate(async () => await navigator.clipboard.readText())).toBe("copied");
  await page.getByText("call", { exact: true }).click();
  await expect(said).toHaveText(/TypeError/);
  const downloading = page.waitForEvent("download");
  await page.getByText("download", { exact: true }).click();
  const file = await downloading;
  expect([file.suggestedFilename(), readFileSync(await file.path(), "utf8")]).toEqual(["run.exe.txt", "bytes"]);
});
