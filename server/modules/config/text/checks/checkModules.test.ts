import { describe, expect, it } from "vitest";
import { parseProject } from "../files/parseProject.ts";
import { sayReason, type TextProblem } from "../problems/reasons.ts";
import { checkContributedNames } from "./checkContributedNames.ts";
import { checkModules } from "./checkModules.ts";

const textsOf = (files: Readonly<Record<string, unknown>>) => {
  const { texts, problems } = parseProject(Object.entries(files).map(([path, value]) => ({ path, text: JSON.stringify(value) })));
  expect(problems).toEqual([]);
  return texts;
};
const said = (problems: readonly TextProblem[]): string[] => problems.map((one) => `${one.file} ${one.path}: ${sayReason(one, "en")}`);
const check = (files: Readonly<Record<string, unknown>>): string[] => said(checkModules(textsOf(files)));

const drawn = "export default () => null;";
const plugin = (modules: Readonly<Record<string, string>>, contributes: object = {}) =>
  ({ id: "stars", name: "Stars", version: "1.0.0", sdk: "^1.0.0", capabilities: [], modules, contributes });

describe("imports", () => {
  it("CF439 an import that leads to no module is refused with its line and column, and with the module that was probably meant", () => {
    const js = `import { useState } from "react";\nimport type { Odd } from "./Nowhere";\n\nimport Card from "./Crad";\nimport moment from "momment";\nimport {\n  format } from "date-fsn";\nexport default () => [Card, moment, format, useState, null as unknown as Odd];`;
    expect(check({ "components/Board.json": { js }, "components/Card.json": { js: drawn } })).toEqual([
      'components/Board.json $.js: there is no module “./Crad”, line 4, column 1; did you mean “./Card”?',
      'components/Board.json $.js: there is no module “momment”, line 5, column 1',
      'components/Board.json $.js: there is no module “date-fsn”, line 7, column 3; did you mean “date-fns”?',
    ]);
  });

  it("CF439 what the sandbox resolves is resolved here: libraries, components beside the module, of the project, and by bare name", () => {
    const page = {
      title: "А",
      components: [
        { name: "Board", scripts: ["import './Board.2'; import './Side.tsx'; import '../components/Card.tsx'; import 'Card';", "import 'leaflet'; import '@platon/sdk'; void import('./Card');"] },
        { name: "Side", scripts: ["console.log(1);"] },
      ],
    };
    expect(check({ "pages/home.json": page, "components/Card.json": { js: drawn } })).toEqual([]);
    expect(check({ "pages/home.json": page })).toEqual([
      'pages/home.json $.components[0].scripts[0]: there is no module “../components/Card.tsx”, line 1, column 42',
      'pages/home.json $.components[0].scripts[0]: there is no module “Card”, line 1, column 75',
      'pages/home.json $.components[0].scripts[1]: there is no module “./Card”, line 1, column 46',
    ]);
  });

  it("CF439 a plugin finds its own modules and libraries, and no component of the project", () => {
    const modules = { "Board.tsx": 'import "./text.ts"; import "./Card"; import "react"; import "Card";', "text.ts": "export const a = 1;", "Board.css": "" };
    expect(check({ "plugins/stars.json": plugin(modules), "components/Card.json": { js: drawn } })).toEqual([
      'plugins/stars.json $.modules["Board.tsx"]: there is no module “./Card”, line 1, column 21',
      'plugins/stars.json $.modules["Board.tsx"]: there is no module “Card”, line 1, column 54',
    ]);
  });
});

describe("default exports", () => {
  it("CF440 a component without one is refused, unless a template draws it or another module imports it", () => {
    const none = { js: "export const a = 1;" };
    expect(check({ "components/Card.json": none })).toEqual(['components/Card.json $.js: the module has no “export default”: there is nothing to draw or to run']);
    expect(check({ "components/Card.json": { ...none, content: "<p>{{a}}</p>" } })).toEqual([]);
    expect(check({ "components/Card.json": none, "components/Board.json": { js: `import { a } from "./Card";\n${drawn} console.log(a);` } })).toEqual([]);
  });

  it.each([
    "export { Card as default }; function Card() { return null; }", "export { default } from './Other';", "module.exports = () => null;",
    "export default class Card {}", "const Card = () => null; export default Card;",
  ])("CF440 a default export may be written in any way: %s", (js) => {
    expect(check({ "components/Card.json": { js }, "components/Other.json": { js: drawn } })).toEqual([]);
  });

  it("CF440 a module that a plugin contributes has one, another module need not, nor has a script of a page", () => {
    const modules = { "Board.tsx": "export const a = 1;", "text.ts": "export const b = 2;" };
    expect(check({ "plugins/stars.json": plugin(modules, { screens: [{ path: "stars", title: "А", module: "Board.tsx" }] }) })).toEqual([
      'plugins/stars.json $.modules["Board.tsx"]: the module has no “export default”: there is nothing to draw or to run',
    ]);
    expect(check({ "pages/home.json": { title: "А", components: [{ name: "Board", scripts: ["console.log(1);"] }] } })).toEqual([]);
  });
});

describe("what plugins bring", () => {
  const stars = plugin({ "Stars.tsx": drawn }, {
    formElements: [{ type: "rating", module: "Stars.tsx", title: "А" }], cellFormats: [{ name: "shown", expression: "value" }],
  });
  const using = (type: string, cellFormat: string) => ({
    "forms/wish.json": { title: "А", source: { dataset: "wishes" }, elements: [{ type, dataField: "a" }] },
    "tables/wish.json": { title: "А", source: { dataset: "wishes" }, columns: [{ title: "А", dataField: "a", cellFormat }] },
  });
  const named = (files: Readonly<Record<string, unknown>>) => {
    const { problems, warnings } = checkContributedNames(textsOf(files));
    return { problems: said(problems), warnings: said(warnings) };
  };

  it("CF441 a type or format that a plugin does not bring is refused with the one that was probably meant", () => {
    expect(named({ "plugins/stars.json": stars, ...using("stars.rating", "stars.shown:5") })).toEqual({ problems: [], warnings: [] });
    expect(named({ "plugins/stars.json": stars, ...using("stars.ratign", "star.shown") })).toEqual({
      problems: [
        'forms/wish.json $.elements[0].type: there is no type “stars.ratign”; did you mean “stars.rating”? (there are: stars.rating)',
        'tables/wish.json $.columns[0].cellFormat: there is no format “star.shown”; did you mean “stars.shown”? (there are: stars.shown)',
      ],
      warnings: [],
    });
  });

  it("CF580 a component that a column names and nobody has is a warning, and a slip in a name is refused with the nearest", () => {
    const having = (headerComponent: string, cellFormat: string) => ({
      "components/Stages.json": { js: drawn },
      "tables/wish.json": { title: "А", source: { dataset: "wishes" }, columns: [{ title: "А", dataField: "a", headerComponent, cellFormat }] },
    });
    expect(named(having("Stages", "component:Stages"))).toEqual({ problems: [], warnings: [] });
    expect(named(having("Board", "component:Stagse"))).toEqual({
      problems: ['tables/wish.json $.columns[0].cellFormat: there is no component “Stagse”; did you mean “Stages”? (there are: Stages)'],
      warnings: ['tables/wish.json $.columns[0].headerComponent: there is no component “Board” (there are: Stages)'],
    });
  });

  it("CF441 of a plugin that is not there it is a warning, and an expression is no format", () => {
    expect(named(using("hearts.mark", "hearts.mark"))).toEqual({
      problems: [],
      warnings: ['forms/wish.json $.elements[0].type: there is no plugin “hearts”', 'tables/wish.json $.columns[0].cellFormat: there is no plugin “hearts”'],
    });
    expect(named({ "plugins/stars.json": stars, ...using("text", "row.shown") })).toEqual({ problems: [], warnings: [] });
  });
});
