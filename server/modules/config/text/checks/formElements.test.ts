import { expect, it } from "vitest";
import { realmLimits } from "#core/limits/realmLimits.ts";
import type { ElementText } from "#contract/entities/forms.ts";
import { sayReason } from "../problems/reasons.ts";
import type { ProjectTexts } from "../shapes/projectText.ts";
import { checkCode } from "./checkCode.ts";
import { checkStyles } from "./checkStyles.ts";
import { checkSyntax } from "./checkSyntax.ts";

const textsOf = (...inner: ElementText[]): ProjectTexts => {
  const elements = [{ type: "tabs", children: [{ type: "tab", children: inner }] }];
  const forms = new Map([["visits", { file: "forms/visits.json", value: { elements } }]]);
  return { pages: new Map(), components: new Map(), plugins: new Map(), forms } as unknown as ProjectTexts;
};
const at = "$.elements[0].children[0].children";

it("CF495 a class of an element that is no plain name, or one of the product's own, is refused with its place", () => {
  const { problems } = checkStyles(textsOf({ type: "text", cssClass: " wide urgent-1 " }, { type: "html", cssClass: "wide _cell_1 leaflet-pane" }), realmLimits);
  expect(problems.map(({ path, params }) => [path, params])).toEqual([[`${at}[1].cssClass`, { name: "_cell_1" }], [`${at}[1].cssClass`, { name: "leaflet-pane" }]]);
  expect(sayReason(problems[0]!, "en")).toContain('“_cell_1” cannot be the name of a class');
});

it("CF496 code of an element that cannot be read is refused with its place, line and column, and so is code beyond the project's limit", () => {
  const texts = textsOf({ type: "button", js: "export default 1;\nconst a = 1;\nconst a = 2;\n" }, { type: "text", js: "export default async ({ value }: { value: string }) => value.length;" });
  expect(checkSyntax(texts)).toMatchObject([{ file: "forms/visits.json", path: `${at}[0].js`, reason: "badCode", params: { line: 3 } }]);
  expect(checkCode(texts, { ...realmLimits, moduleLength: 60 })).toMatchObject([{ path: `${at}[1].js`, reason: "beyondLimit" }]);
});
