import { expect, it } from "vitest";
import { edited, useConfigServer } from "../config/configServer.ts";
import { call } from "../harness/call.ts";
import { onEmbedded } from "../harness/onDatabases.ts";

const nobody = "00000000-0000-7000-8000-000000000000";
const structures: readonly unknown[] = [{}, [[]], { a: 1 }];
const noText: readonly unknown[] = [5, true, ...structures, "\ud800", "a\udc00b", "a\u0000b"];
const options = Array.from({ length: 1_000 }, (_, index) => ({ id: `o${index}`, name: `Танлов ${index}` }));

/** An element, the field that it edits, and what neither can hold. */
const elements: readonly (readonly [type: string, field: string, refused: readonly unknown[]])[] = [
  ["text", "text", noText],
  ["textarea", "text", noText],
  ["code", "text", noText],
  ["markdown", "text", noText],
  ["richtext", "text", [5, true, ...structures]],
  ["password", "password", [5, true, ...structures]],
  ["number", "number", ["кўп", "NaN", "Infinity", "1e999", "1 000", "1,5", true, "9".repeat(500), "\ud800", ...structures]],
  ["int", "int", ["кўп", 1.5, 2 ** 53, "9007199254740993", "0x10", true, ...structures]],
  ["date", "date", ["2026-02-31", "31.02.2026", "2026-13-01", "0000-01-01", "10000-01-01", "275760-09-13", "+275760-09-13", 20_260_101, true, "\ud800", ...structures]],
  ["datetime", "datetime", [
    "2026-02-31T00:00:00Z", "0000-01-01T00:00:00Z", "10000-01-01T00:00:00Z", "+275760-09-13T00:00:00.000Z", "2026-01-01T25:00:00Z", "2026-01-01T00:00:00", 5, ...structures,
  ]],
  ["time", "time", ["25:00", "24:00", "09:60", "9", 5, true, ...structures]],
  ["select", "listed", ["o1000", "йўқ", "__proto__", "\ud800", {}, [[]]]],
  ["multiselect", "text_array", ["a", 5, true, {}, [{}], [null], ["\ud800"], Array(10_001).fill("x")]],
  ["file", "file", ["x", 5, {}, ["x"], ["../a"], [nobody], [nobody, nobody], [{}]]],
  ["image", "files", ["x", 5, {}, ["x"], ["__proto__"], [nobody], Array(1_001).fill(nobody)]],
  ["key_value", "json", ["a", 5, true]],
  ["geo_point", "point", [{ lat: 91, lng: 0 }, { lat: "41", lng: "69" }, "41, 69", 5, [41, 69], { lat: null, lng: 0 }]],
  ["geo_polygon", "json", [{ type: "Point", coordinates: [0, 0] }, { type: "Polygon", coordinates: [] }, 5]],
];

onEmbedded("what elements cannot hold", (database) => {
  const server = useConfigServer(database);
  const nameOf = (type: string): string => `e_${type}`;
  const field = (type: string, kind: string) => ({ name: nameOf(type), type: kind === "listed" ? "text" : kind, ...(kind === "listed" && { options }) });
  const texts = {
    "datasets/held.json": { title: "Сақланган", fields: [{ name: "title", type: "text" }, ...elements.map(([type, kind]) => field(type, kind))] },
    "forms/held.json": {
      title: "Сақланган", source: { dataset: "held" },
      elements: [{ type: "text", dataField: "title", label: "Номи" }, ...elements.map(([type]) => ({ type, dataField: nameOf(type), label: type, ...(type === "image" && { maxCount: 2_000 }) }))],
    },
    "tables/held.json": { title: "Сақланган", source: { dataset: "held" }, columns: [{ title: "Номи", dataField: "title" }] },
  };
  const send = (values: Record<string, unknown>, locale = "uz") =>
    call(server, "POST forms/{name}", { params: { name: "held" }, body: { values: { title: "Яхши қиймат", [nameOf("password")]: "parol-1", ...values } }, token: server.token("admin"), locale });
  const count = async (): Promise<number | null> =>
    (await call(server, "POST tables/{name}/rows", { params: { name: "held" }, body: {}, token: server.token("admin") })).data.total;

  it("BI171 an element refuses at its field, in the caller's language, what it cannot hold, and nothing of the submit is saved", async () => {
    const applied = await server.apply(edited(await server.exported(), texts));
    expect([applied.status, applied.failure]).toEqual([200, undefined]);
    const faults: string[] = [];
    for (const [type, , refused] of elements) {
      for (const value of refused) {
        const { status, body } = await send({ [nameOf(type)]: value });
        const said = (body.errors[nameOf(type)] ?? []).join(" ");
        if (status !== 422 || Object.keys(body.errors).length !== 1 || !/[а-яўқғҳ]/i.test(said)) faults.push(`${type} ${(JSON.stringify(value) ?? "").slice(0, 40)}: ${status} ${JSON.stringify(body.errors).slice(0, 80)}`);
      }
    }
    expect(faults).toEqual([]);
    const english = await send({ [nameOf("date")]: "2026-02-31" }, "en");
    expect(english.body.errors[nameOf("date")]?.join(" ")).toMatch(/^[A-Za-z]/);
    expect(await count()).toBe(0);
  });

  it("BI172 of a thousand options each is taken, ten megabytes are too much, and a name of an object's own is no field", async () => {
    expect((await send({ [nameOf("select")]: "o999" })).status).toBe(201);
    const long = await send({ [nameOf("textarea")]: "я".repeat(5_000_000) });
    expect([long.status, long.failure?.code]).toEqual([413, "payload_too_large"]);
    const own = JSON.parse('{"__proto__": "x"}') as Record<string, unknown>;
    const response = await fetch(`${server.url}/api/forms/held`, {
      method: "POST", headers: { "content-type": "application/json", authorization: `Bearer ${server.token("admin")}` }, body: '{"values":{"title":"а","__proto__":"x"}}',
    });
    expect([Object.keys(own), [400, 422].includes(response.status)]).toEqual([["__proto__"], true]);
    expect(await count()).toBe(1);
  });
});
