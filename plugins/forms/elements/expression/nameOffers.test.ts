import { describe, expect, it } from "vitest";
import { nameOffers, type Known } from "./nameOffers.ts";

const fields = [{ name: "amount", title: "Сумма", type: "number" }, { name: "city", title: "city", type: "text" }];
const known = (more: Partial<Known> = {}): Known => ({ purpose: "displayCondition", fields, choices: [], ...more });
const labels = (before: string, more?: Partial<Known>): string[] => nameOffers(before, known(more)).offers.map(({ label }) => label);

describe("names that an editor of expressions offers", () => {
  it("F801 a condition of a form sees its fields by name and in values and row, with their titles and types", () => {
    expect(nameOffers("values.am", known()).offers[0]).toEqual({ label: "amount", kind: "field", detail: "Сумма · number" });
    expect(nameOffers("values.am", known()).from).toBe(7);
    expect(nameOffers("isNew && row?.", known())).toMatchObject({ from: 14, offers: [{ label: "amount" }, { label: "city", detail: "text" }] });
    expect(labels("ci")).toEqual(expect.arrayContaining(["values", "user", "isNew", "amount", "city", "formatNumber"]));
  });

  it("F801 a cell sees value, row, column and locale, and no field by its name", () => {
    const offered = labels("", { purpose: "cellFormat" });
    expect([offered.slice(0, 4), offered.includes("amount")]).toEqual([["value", "row", "column", "locale"], false]);
    expect(labels("user.")).toEqual(["id", "fullName", "permissions", "orgId", "locale"]);
    expect(labels("column.", { purpose: "cellFormat" })).toEqual(["id", "title", "dataField"]);
  });

  it("F801 functions come with what they take and give; behind a value its methods do", () => {
    expect(nameOffers("formatNu", known()).offers.find(({ label }) => label === "formatNumber")).toMatchObject({ kind: "function", detail: "(value, decimals?)", help: expect.stringContaining("number") as string });
    expect(nameOffers("Math.", known()).offers.find(({ label }) => label === "max")).toMatchObject({ kind: "function" });
    expect(labels("values.city.")).toEqual(expect.arrayContaining(["trim", "includes"]));
    expect(labels("formatNumber(1).")).toContain("trim");
  });

  it("F801 a footer offers aggregates, and a format or a colour what may stand in its place", () => {
    expect(labels("", { purpose: "footer" })).toEqual(expect.arrayContaining(["sum", "avg", "amount"]));
    const choices = [{ id: "money", name: "Пул · money" }];
    expect(nameOffers("mo", known({ purpose: "cellFormat", choices })).offers[0]).toEqual({ label: "money", kind: "choice", detail: "Пул" });
    expect(labels("value + mo", { purpose: "cellFormat", choices })).not.toContain("money");
  });
});
