import { call } from "../../integration/harness/call.ts";
import { signIn as tokenOf } from "../../integration/harness/signIn.ts";
import type { FormConfig } from "#contract/form.ts";
import type { PluginManifest } from "#contract/plugin.ts";
import { expect, test } from "../harness/productTest.ts";
import { signIn } from "../harness/signInPage.ts";

test.use({ isTabKept: true });

const manifest: PluginManifest = {
  id: "cracked", version: "1.0.0", sdk: "^1.0", name: "Cracked", capabilities: [],
  contributes: {
    screens: [{ path: "cracked", title: "Cracked", module: "Board.tsx" }],
    formElements: [{ type: "mark", module: "Mark.tsx", title: "Mark" }],
  },
  modules: {
    "Board.tsx": "export default function Board() {\n  const a = 1;\n  const b = 2;\n}",
    "Mark.tsx": 'import { half } from "./half";\nexport default () => <p>{half}</p>;',
    "half.ts": "export const half =\n  1 + 1;\n",
  },
};

interface Told {
  readonly component: string;
  readonly line?: number;
  readonly column?: number;
}

const placeOf = ({ component, line, column }: Told): unknown[] => [component, line, column];

test("S34 K196 modules of a plugin that do not compile are told to the server with file, line and column, once for each version", async ({ page, server, expectProblems }) => {
  // The server knows no such version of the modules.
  expectProblems([/Board:3:9: /, /half:2:\d+: /, /status of 404|not_found/]);
  const token = await tokenOf(server, "admin");
  expect((await call(server, "POST plugins", { body: manifest, query: {}, token })).status).toBe(200);
  const told: unknown[][] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/incidents")) told.push(placeOf(request.postDataJSON() as Told));
  });
  // The server refuses modules that are none: an older one may have let them in.
  await page.route(/\/api\/components\//, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.replace("const b = 2", "const a = 2").replace("1 + 1;", "1 +;") });
  });
  // The wire, not our code: the server's own form with an element of the plugin's.
  await page.route(/\/api\/forms\/countries(\?|$)/, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: FormConfig };
    const elements = body.data.elements.map((element) => (element.dataField === "capital" ? { ...element, type: "cracked.mark" } : element));
    await route.fulfill({ response, json: { ...body, data: { ...body.data, elements } } });
  });
  await signIn(page, "clerk", { next: "/system/cracked" });
  const notice = page.locator("[data-reason=compile]");
  await expect(notice).toContainText("Board: 3-қатор, 9-устун");
  // Once more is the same.
  await notice.getByRole("button").click();
  await expect(notice).toContainText("Board: 3-қатор, 9-устун");
  await page.evaluate(() => {
    window.history.pushState({}, "", "/forms/countries?_target=self");
    window.dispatchEvent(new PopStateEvent("popstate"));
  });
  await expect(notice).toContainText("half: 2-қатор");
  await page.evaluate(() => window.history.back());
  await expect(notice).toContainText("Board: 3-қатор, 9-устун");
  expect(told).toEqual([["Board", 3, 9], ["half", 2, expect.any(Number)]]);
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await call(server, "DELETE plugins/{id}", { params: { id: "cracked" }, token });
});
