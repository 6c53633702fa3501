import { call } from "../../integration/harness/call.ts";
import { signIn as tokenOf } from "../../integration/harness/signIn.ts";
import type { FormConfig } from "#contract/form.ts";
import type { PluginManifest } from "#contract/plugin.ts";
import { expect, test } from "../harness/productTest.ts";
import { settledPart } from "../harness/settledPart.ts";
import { signIn } from "../harness/signInPage.ts";

test.use({ isTabKept: true });

const steps = `
import { useState } from "react";
import { useField } from "@platon/sdk";
export default function Steps() {
  const { setValue } = useField();
  const [log, setLog] = useState("");
  const say = (what) => { setLog((before) => before + what); void setValue(what); };
  return <div><button onClick={() => say("n")}>next</button> <button type="reset" onClick={() => say("r")}>clear</button>
    <input aria-label="step" onKeyDown={(event) => event.key === "Enter" && say("e")} />
    <select aria-label="which" onKeyDown={(event) => event.key === "Enter" && say("s")}><option>1</option></select>
    <form onSubmit={() => say("o")}><button>own</button></form><output>{log}</output></div>;
}`;

const nested = `
import { useState } from "react";
export default function Nested() {
  const [saved, setSaved] = useState("");
  return <div><platon-form name="countries" onSaved={({ detail }) => setSaved(detail.id)} /><output>{saved}</output></div>;
}`;

const manifest: PluginManifest = {
  id: "steps", version: "1.0.0", sdk: "^1.0", name: "Steps",
  capabilities: [{ name: "forms", reason: "Countries are entered beside a city", forms: { countries: ["read", "insert"] } }],
  contributes: { formElements: [{ type: "steps", module: "Steps.tsx", title: "Steps" }, { type: "nested", module: "Nested.tsx", title: "Nested" }] },
  modules: { "Steps.tsx": steps, "Nested.tsx": nested },
};

test("S463 no button and no key in an element of a form submits the form around it", async ({ page, server, expectProblems }) => {
  // Without its other elements the form is not complete.
  expectProblems([/422/]);
  const token = await tokenOf(server, "admin");
  expect((await call(server, "POST plugins", { body: manifest, query: {}, token })).status).toBe(200);
  // The wire, not our code: the server's own form with one element, the plugin's; Enter submits a form of one line.
  await page.route(/\/api\/forms\/countries(\?|$)/, async (route) => {
    if (route.request().method() === "POST") return await route.continue();
    const response = await route.fetch();
    const body = (await response.json()) as { data: FormConfig };
    const elements = body.data.elements.flatMap((element) => (element.dataField === "capital" ? [{ ...element, type: "steps.steps" }] : []));
    await route.fulfill({ response, json: { ...body, data: { ...body.data, elements } } });
  });
  const posts: string[] = [];
  page.on("request", (request) => request.method() === "POST" && request.url().endsWith("/api/forms/countries") && posts.push(request.postData() ?? ""));
  await signIn(page, "admin", { next: "/forms/countries?_target=self" });
  const said = page.locator("[data-platon-box] output");
  await page.getByRole("button", { name: "next" }).click();
  await expect(said).toHaveText("n");
  await page.getByRole("button", { name: "clear" }).click();
  await expect(said).toHaveText("nr");
  await page.getByLabel("step").press("Enter");
  await expect(said).toHaveText("nre");
  await page.getByLabel("which").press("Enter");
  await expect(said).toHaveText("nres");
  // A button is pressed by Enter all the same.
  await page.getByRole("button", { name: "own" }).press("Enter");
  await expect(said).toHaveText("nreso");
  await page.getByRole("button", { name: "Сақлаш" }).click();
  await expect.poll(() => posts.length).toBeGreaterThan(0);
  expect(posts.length).toBe(1);
  expect(posts[0]).toContain('"capital":"o"');
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await call(server, "DELETE plugins/{id}", { params: { id: "steps" }, token });
});

test("S509 a form of the product in an element of another form is submitted alone, and its keys are its own", async ({ page, server, expectProblems }) => {
  // Without its other elements the inner form is not complete.
  expectProblems([/422/]);
  const token = await tokenOf(server, "admin");
  expect((await call(server, "POST plugins", { body: manifest, query: {}, token })).status).toBe(200);
  expect((await call(server, "PUT plugins/{id}", { params: { id: "steps" }, body: { grants: ["forms"] }, token })).status).toBe(200);
  // The wire, not our code: the server's own forms; the one around has a second line, by which Enter does not submit it.
  const reduce = async (form: string, change: (element: FormConfig["elements"][number]) => FormConfig["elements"]): Promise<void> => {
    await page.route(new RegExp(`/api/forms/${form}(\\?|$)`), async (route) => {
      if (route.request().method() === "POST") return await route.continue();
      const response = await route.fetch();
      const body = (await response.json()) as { data: FormConfig };
      await route.fulfill({ response, json: { ...body, data: { ...body.data, elements: body.data.elements.flatMap(change) } } });
    });
  };
  await reduce("countries", (element) => (element.dataField === "name" ? [element] : []));
  const types: Readonly<Record<string, object>> = { name: {}, population: { type: "steps.nested" } };
  await reduce("cities", (element) => (types[element.dataField ?? ""] ? [{ ...element, ...types[element.dataField ?? ""] }] : []));
  const posts: string[] = [];
  page.on("request", (request) => request.method() === "POST" && /\/api\/forms\//.test(request.url()) && posts.push(new URL(request.url()).pathname));
  await signIn(page, "admin", { next: "/forms/cities?_target=self" });
  const inner = page.locator("[data-platon-host=platon-form]");
  const name = inner.getByRole("textbox");
  await name.waitFor();
  await settledPart(inner);
  // Complete, so that it would be sent at once.
  await page.getByRole("textbox", { name: "Номи" }).first().fill("Ташқи шаҳар");
  await name.fill("Ички давлат");
  const submissions = [
    async () => await name.press("Enter"),
    async () => await name.press("Control+Enter"),
    async () => await inner.getByRole("button", { name: "Юбориш" }).click(),
  ];
  for (const [at, submit] of submissions.entries()) {
    // While it is being sent it takes no other submission; its button tells that only from the next picture on.
    const answered = page.waitForResponse((response) => response.request().method() === "POST" && response.url().includes("/api/forms/"));
    await submit();
    await answered;
    expect(posts.length).toBe(at + 1);
    await expect(inner.getByRole("button", { name: "Юбориш" })).toBeEnabled();
  }
  await page.getByRole("button", { name: "Сақлаш" }).click();
  await expect.poll(() => posts).toEqual([...Array.from({ length: 3 }, () => "/api/forms/countries"), "/api/forms/cities"]);
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await call(server, "DELETE plugins/{id}", { params: { id: "steps" }, token });
});

const shelf = `
import { useState } from "react";
export default function Shelf({ label }) {
  const [isOpen, setOpen] = useState(true);
  const [heard, setHeard] = useState("");
  return <section onKeyDown={(event) => setHeard((before) => before + event.key)}>
    <button onClick={() => setOpen(!isOpen)}>{label}</button>
    {isOpen && <div><platon-children /></div>}
    <div className="second"><platon-children /></div>
    <output>{heard}</output>
  </section>;
}`;

test("S722 a plugin's element that is a container shows the form's elements where it says, once, and learns nothing of them", async ({ page, server, expectProblems }) => {
  // Without its other elements the form is not complete.
  expectProblems([/422/]);
  const token = await tokenOf(server, "admin");
  const formElements = [{ type: "shelf", module: "Shelf.tsx", title: "Shelf", hasValue: false, isContainer: true }];
  const body: PluginManifest = { ...manifest, id: "shelves", name: "Shelves", capabilities: [], contributes: { formElements }, modules: { "Shelf.tsx": shelf } };
  expect((await call(server, "POST plugins", { body, query: {}, token })).status).toBe(200);
  // The wire, not our code: the server's own form with one of its elements in a container of the plugin.
  await page.route(/\/api\/forms\/countries(\?|$)/, async (route) => {
    if (route.request().method() === "POST") return await route.continue();
    const response = await route.fetch();
    const { data, ...rest } = (await response.json()) as { data: FormConfig };
    const inside = data.elements.filter(({ dataField }) => dataField === "name");
    const box = { id: "shelf", type: "shelves.shelf", dataField: null, label: "Shelf", children: inside };
    await route.fulfill({ response, json: { ...rest, data: { ...data, elements: [box] } } });
  });
  const posts: string[] = [];
  page.on("request", (request) => request.method() === "POST" && request.url().endsWith("/api/forms/countries") && posts.push(request.postData() ?? ""));
  await signIn(page, "admin", { next: "/forms/countries?_target=self" });
  const part = page.locator("[data-platon-host=platon-children]").filter({ has: page.getByRole("textbox") });
  const name = part.getByRole("textbox", { name: "Номи" });
  await expect(name).toHaveCount(1);
  await settledPart(part);
  await name.pressSequentially("Хоразм");
  await expect(page.locator("[data-platon-box] output")).toHaveText("");
  // Its first place goes: the elements move to the second, with what was typed.
  await page.getByRole("button", { name: "Shelf" }).click();
  await expect(page.locator(".second").getByRole("textbox", { name: "Номи" })).toHaveValue("Хоразм");
  await expect(name).toHaveCount(1);
  await page.getByRole("button", { name: "Сақлаш" }).click();
  await expect.poll(() => posts.length).toBe(1);
  expect(JSON.parse(posts[0] ?? "")).toMatchObject({ values: { name: "Хоразм" } });
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await call(server, "DELETE plugins/{id}", { params: { id: "shelves" }, token });
});
