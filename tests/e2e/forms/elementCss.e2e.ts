import { expect, test } from "../harness/productTest.ts";
import { signIn } from "../harness/signInPage.ts";

/** All that would reach out of the element, cover the page, load something or take a name of the document's. */
const hostile = [
  "@import url(https://evil.example/a.css);", "@font-face { font-family: Inter; src: url(https://evil.example/f) }",
  ":root, body, :host { --accent: red; outline: 9px solid red }", "} body { outline: 9px solid red } p { }", "body:has(input) form { outline: 9px solid red }",
  ":scope { position: fixed; inset: 0; z-index: 2147483647; background: red; contain: none !important; overflow: visible !important }",
  "p { position: absolute; inset: -5000px; background: red url(https://evil.example/x); & body { outline: 9px solid red } body & + * { outline: 9px solid red } }",
  ":scope + *, :scope ~ * { outline: 9px solid red }", "@keyframes spin { from { outline: 9px solid red } to { outline: 9px solid red } }", "p { animation: spin 1s infinite }",
].join("\n");

const html = { id: "mine", type: "html", dataField: null, htmlContent: "<p>Эълон</p>", cssClass: "notice", css: ".notice p { color: rgb(1, 2, 3) } color: { } p { letter-spacing: 3px }", children: [] };
const elements = [
  { id: "others", type: "html", dataField: null, htmlContent: "<p>Бошқа матн</p>", children: [] },
  { id: "group", type: "fieldset", dataField: null, label: "Гуруҳ", css: ".notice p { font-style: italic }", children: [html] },
  { id: "bad", type: "html", dataField: null, htmlContent: "<p>Ёмон</p>", css: hostile, children: [] },
];

test("F682 css of an element draws inside of it and nothing outside, whatever it says, and is gone with it", async ({ page, expectProblems }) => {
  expectProblems([/@import rules are not allowed here/]);
  const asked: string[] = [];
  page.on("request", (request) => void (request.url().includes("evil.example") && asked.push(request.url())));
  await page.route(/\/api\/forms\/all_elements$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: { elements: unknown[] } };
    body.data.elements.unshift(...elements);
    await route.fulfill({ response, json: body });
  });
  await signIn(page, "admin", { next: "/forms/all_elements?_target=self" });
  const mine = page.getByText("Эълон");
  await expect(mine).toHaveCSS("color", "rgb(1, 2, 3)");
  await expect(mine).toHaveCSS("letter-spacing", "3px");
  await expect(mine).toHaveCSS("font-style", "italic");
  await expect(page.getByText("Бошқа матн")).toHaveCSS("font-style", "normal");
  const bad = page.getByText("Ёмон", { exact: true });
  await expect(bad).toHaveCSS("position", "absolute");
  await expect(bad).toHaveCSS("animation-name", /^realm\d+-spin$/);
  const seen = await bad.evaluate((element) => {
    const box = element.closest("[data-platon-box]")?.getBoundingClientRect();
    const outlined = [...document.querySelectorAll("*")].filter((one) => getComputedStyle(one).outlineWidth === "9px" && !one.closest("[data-platon-box]"));
    const at = (x: number, y: number): boolean => document.elementFromPoint(x, y)?.closest("[data-platon-box]")?.contains(element) === true;
    return { outlined: outlined.length, accent: getComputedStyle(document.body).getPropertyValue("--accent").trim(), covers: at(5, 5) || at(innerWidth - 5, innerHeight - 5) || at((box?.x ?? 0) + 5, (box?.y ?? 0) - 12) };
  });
  expect(seen).toEqual({ outlined: 0, accent: expect.not.stringMatching(/^red$/), covers: false });
  expect(asked).toEqual([]);
  const sheets = async (): Promise<number> => await page.evaluate(() => document.adoptedStyleSheets.filter((one) => [...one.cssRules].some(({ cssText }) => cssText.includes("-spin"))).length);
  expect(await sheets()).toBe(1);
  await page.locator("aside").getByRole("link", { name: "Харита" }).click();
  await expect(bad).toHaveCount(0);
  await expect.poll(sheets, { timeout: 5_000 }).toBe(0);
});
