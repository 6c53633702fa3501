import { describe, expect, it } from "vitest";
import { limitsInForce } from "#core/limits/realmLimits.ts";
import { parseProject } from "../files/parseProject.ts";
import { sayReason, type TextProblem } from "../problems/reasons.ts";
import { checkProject } from "./checkProject.ts";

const firms = { title: "Firms", fields: [{ name: "title", type: "text" }, { name: "org", type: "uuid" }] };
const rule = { org: "$user.orgId" };
const table = (rowRule?: object) => ({ title: "Firms", source: { dataset: "firms" }, ...(rowRule && { rowRule }), columns: [] });
const form = (rowRule?: object) => ({ title: "Firm", source: { dataset: "firms" }, ...(rowRule && { rowRule }), elements: [] });

const check = (texts: Readonly<Record<string, object>>) => {
  const files = Object.entries(texts).map(([path, value]) => ({ path, text: JSON.stringify(value) }));
  return checkProject(parseProject(files).texts, { projectId: "city", limits: limitsInForce() });
};
const said = (problems: readonly TextProblem[]): string[] =>
  problems.map((problem) => `${problem.file} ${problem.path}: ${sayReason(problem, "en")}`);

describe("datasets", () => {
  it("CF121 a dataset's row rule is refused where it names no field of it, or no operator", () => {
    expect(said(check({ "datasets/firms.json": { ...firms, rowRule: rule } }).problems)).toEqual([]);
    const broken = { gone: 1, org: { op: "like", value: "x" } };
    expect(said(check({ "datasets/firms.json": { ...firms, rowRule: broken } }).problems)).toEqual([
      "datasets/firms.json $.rowRule.gone: the filter is wrong. There is no field “gone”",
    ]);
    expect(said(check({ "datasets/firms.json": { ...firms, rowRule: { org: broken.org } } }).problems)).toEqual([
      "datasets/firms.json $.rowRule.org.op: the filter is wrong. The operator “like” does not apply to this field",
    ]);
  });

  it("DS439 a field of files has no default, and no element but one for files edits it", () => {
    const papers = (more: object = {}) => ({ title: "Papers", fields: [{ name: "scans", type: "files", ...more }, { name: "notes", type: "text_array" }] });
    const by = (...elements: object[]) => ({ title: "Paper", source: { dataset: "papers" }, elements });
    const problems = (dataset: object, ...elements: object[]): string[] =>
      check({ "datasets/papers.json": dataset, "forms/papers.json": by(...elements) }).problems.map(({ path, reason }) => `${path} ${reason}`);
    expect(problems(papers({ default: [] }))).toEqual(["$.fields[0].default notForType"]);
    expect(problems(papers({ isUnique: true }))).toEqual(["$.fields[0].isUnique notForType"]);
    expect(problems(papers(), { type: "file", dataField: "scans" }, { type: "image", dataField: "notes" })).toEqual([]);
    for (const type of ["raw_json", "multiselect", "text"]) {
      expect([type, problems(papers(), { type, dataField: "scans" })]).toEqual([type, ["$.elements[0].dataField notForType"]]);
    }
  });

  it("CF122 a row rule that only tables or forms have is a warning, unless another table shows all rows", () => {
    const warned = ["datasets/firms.json $.rowRule: only tables and forms have a row rule: lists of options and relations show every record of “firms”; write the rule here"];
    const warnings = (texts: Readonly<Record<string, object>>): string[] => said(check({ "datasets/firms.json": firms, ...texts }).warnings);
    expect(warnings({ "tables/firms.json": table(rule), "forms/firms.json": form() })).toEqual(warned);
    expect(warnings({ "forms/firms.json": form(rule) })).toEqual(warned);
    expect(warnings({ "tables/firms.json": table(rule), "tables/all.json": table() })).toEqual([]);
    expect(warnings({ "tables/firms.json": table(rule), "datasets/firms.json": { ...firms, rowRule: rule } })).toEqual([]);
    expect(warnings({ "tables/firms.json": table() })).toEqual([]);
  });

  it("DS71 a field cannot have a name that the filter grammar or forms take for themselves", () => {
    for (const name of ["and", "or", "root", "constructor", "prototype"]) {
      const { problems } = check({ "datasets/firms.json": { ...firms, fields: [{ name, type: "text" }] } });
      expect(said(problems)).toEqual([`datasets/firms.json $.fields[0].name: the name “${name}” is reserved for the system`]);
    }
  });
});
