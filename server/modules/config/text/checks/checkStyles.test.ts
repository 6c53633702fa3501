import { expect, it } from "vitest";
import { realmLimits } from "#core/limits/realmLimits.ts";
import type { ProjectTexts } from "../shapes/projectText.ts";
import { checkStyles } from "./checkStyles.ts";

it("CF45 CF46 css of a form's element is told with its place, however deep the element stands", () => {
  const inner = { type: "html", css: "p { position: fixed }" };
  const value = { elements: [{ type: "text", css: "p { color: " }, { type: "fieldset", children: [inner] }] };
  const forms = new Map([["visits", { file: "forms/visits.json", value }]]);
  const texts = { pages: new Map(), components: new Map(), plugins: new Map(), forms } as unknown as ProjectTexts;
  const { problems, warnings } = checkStyles(texts, realmLimits);
  expect(problems).toMatchObject([{ file: "forms/visits.json", path: "$.elements[0].css", reason: "badCss" }]);
  expect(warnings).toMatchObject([{ path: "$.elements[1].children[0].css", reason: "cssLeftOut", params: { what: "position: fixed" } }]);
});
