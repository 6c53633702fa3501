import { describe, expect, it } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { describeContract } from "./describeContract.ts";

interface Described {
  summary: string;
  security: object[];
  parameters: { name: string; in: string; required: boolean }[];
  requestBody?: object;
  responses: Record<string, object>;
}

const document = JSON.parse(JSON.stringify(describeContract())) as { openapi: string; paths: Record<string, Record<string, Described>> };

const calls = Object.keys(endpoints).map((call) => call.split(" ") as [string, string]);

describe("describeContract", () => {
  it.each(calls)("OA1 %s %s is described", (method, path) => {
    const call = document.paths[`/${path}`]?.[method.toLowerCase()];
    expect(call?.summary).toBeTruthy();
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    expect(call?.parameters.filter((parameter) => parameter.in === "path").map(({ name }) => name)).toEqual(inPath);
  });

  it("OA1 a body, the success status and who may call are said", () => {
    expect(document.openapi).toBe("3.1.0");
    expect(document.paths["/forms/{name}"]?.["post"]).toMatchObject({
      requestBody: { required: true }, security: [{ bearer: [] }], responses: { 201: {}, default: {} },
    });
    expect(document.paths["/auth/login"]?.["post"]?.security).toEqual([]);
    expect(document.paths["/tables/{name}/rows"]?.["get"]?.parameters).toContainEqual(
      expect.objectContaining({ name: "query", in: "query", required: false }),
    );
  });

  it("OA2 a public twin needs no token", () => {
    expect(document.paths["/public/tables/{name}"]?.["get"]?.security).toEqual([]);
    expect(document.paths["/public/menus"]).toBeUndefined();
  });

  it("OA3 every reference leads somewhere in the document", () => {
    const references = new Set<string>();
    JSON.stringify(document, (key, value: unknown) => {
      if (key === "$ref" && typeof value === "string") references.add(value);
      return value;
    });
    const isThere = (reference: string): boolean =>
      reference.slice(2).split("/").reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], document) !== undefined;
    expect([...references].filter((reference) => !reference.startsWith("#/") || !isThere(reference))).toEqual([]);
  });
});
