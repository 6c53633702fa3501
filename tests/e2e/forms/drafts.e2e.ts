import { expect, test } from "../harness/productTest.ts";
import { signIn } from "../harness/signInPage.ts";

test("F615 after a crash of the tab a draft is there; one of a form that is open in another tab is not offered", async ({ page, context }) => {
  const form = "/forms/countries?_target=self";
  const found = "Сақланмаган қоралама бор";
  await signIn(page, "clerk", { next: form });
  const keyed = page.waitForResponse(/user\/draft-key/);
  await page.getByRole("textbox", { name: "Номи", exact: true }).fill("Унутилмас юрт");
  await keyed;
  const neighbour = await context.newPage();
  await signIn(neighbour, "clerk", { next: form });
  await expect(neighbour.getByRole("textbox", { name: "Номи", exact: true })).toBeVisible();
  await expect(neighbour.getByText(found)).toBeHidden();
  // What was typed is written a moment after the key has come.
  await expect.poll(async () => await neighbour.evaluate(countDrafts)).toBe(1);
  const session = await context.newCDPSession(page);
  const crashed = page.waitForEvent("crash");
  void session.send("Page.crash").catch(() => undefined);
  await crashed;
  await neighbour.reload();
  await expect(neighbour.getByText(found)).toBeVisible();
  await neighbour.getByRole("button", { name: "Тиклаш" }).click();
  await expect(neighbour.getByRole("textbox", { name: "Номи", exact: true })).toHaveValue("Унутилмас юрт");
  await neighbour.close();
});

async function countDrafts(): Promise<number> {
  const request = indexedDB.open("platon-drafts");
  const database = await new Promise<IDBDatabase>((resolve) => (request.onsuccess = () => resolve(request.result)));
  const count = database.transaction("drafts").objectStore("drafts").count();
  const found = await new Promise<number>((resolve) => (count.onsuccess = () => resolve(count.result)));
  database.close();
  return found;
}
