import { beforeAll, describe, expect, it } from "vitest";
import { call } from "../harness/call.ts";
import { onEmbedded } from "../harness/onDatabases.ts";
import { useDataServer, type Who } from "./dataServer.ts";

onEmbedded("trying an endpoint as a form has it", (database) => {
  const server = useDataServer(database);
  const ids = new Map<string, string>();
  const id = (name: string): string => ids.get(name) ?? "";
  const rows = async (table: string) => (await call(server, "POST tables/{name}/rows", { params: { name: table }, body: { pageSize: 100 }, token: server.token("admin") })).data.rows;

  beforeAll(async () => {
    for (const row of await rows("api_endpoints")) ids.set(String(row["name"]), String(row.$id));
    for (const row of await rows("api_stages")) ids.set(`${String(row["endpointId.name"])}.${String(row["name"])}`, String(row.$id));
  });

  const trial = (endpoint: string, params: object, drafts: object[] = [], who: Who = "admin") =>
    call(server, "POST endpoints/{id}/try", { params: { id: id(endpoint) }, body: { params, drafts } as never, token: server.token(who), locale: "en" });
  const stage = (name: string, values: object) => ({ entity: "api_stages", id: id(name), values });

  it("EP40 what was typed and not saved is run: the answer, and of each stage its time, rows and result", async () => {
    const saved = await trial("totals", { region: "north" });
    expect(JSON.parse(saved.data.answer?.text ?? "")).toMatchObject({ region: "north", towns: 20 });
    expect(saved.data.stages.map(({ name, kind, rows: count, failure }) => [name, kind, count, failure])).toEqual([["towns", "table", 20, null], ["sums", "program", null, null]]);
    const source = "export default ({ stages, params }: StageInput) => { console.log('seen', params); return stages.towns.length * 2; }";
    const { data } = await trial("totals", { region: "south", most: 5 }, [
      stage("totals.sums", { source }),
      stage("totals.towns", { query: { table: "towns", filters: { size: { op: "le", value: "$param.most" } }, limit: 7 } }),
      { entity: "api_endpoints", id: id("totals"), values: { parameters: [{ name: "region", type: "string" }, { name: "most", type: "int" }] } },
    ]);
    expect([data.answer?.text, data.stages[1]?.logs]).toEqual([String((data.stages[0]?.rows ?? 0) * 2), [expect.stringContaining("seen")]]);
    const added = await trial("totals", {}, [{ entity: "api_stages", values: { endpointId: id("totals"), name: "more", kind: "program", source: "export default () => 'new'" } }]);
    expect([added.data.answer?.text, added.data.stages.map(({ name }) => name)]).toEqual(['"new"', ["towns", "sums", "more"]]);
    // Nothing of it was saved.
    expect((await call(server, "GET endpoints/{name}", { params: { name: "totals" }, query: { region: "north" }, token: server.token("clerk") })).data).toMatchObject({ towns: 20 });
  });

  it("EP41 where a program fails is told by line and column of its source, what it refused and what a query may not by their texts; what is long is cut", async () => {
    const failed = await trial("hostile", { what: "fail" });
    expect([failed.status, failed.data.failure]).toEqual([200, null]);
    expect(failed.data.stages.at(-1)?.failure).toMatchObject({ code: "program_failed", fault: { kind: "thrown", name: "RangeError", line: 13, message: "the secret of the author" } });
    expect((await trial("hostile", { what: "refuse" })).data.stages[0]?.failure).toMatchObject({ code: "invalid_values", fields: { what: ["Бундай иш йўқ"] } });
    expect((await trial("hostile", {})).data).toMatchObject({ stages: [], failure: { code: "invalid_values", fields: { what: [expect.any(String)] } } });
    const broken = await trial("totals", {}, [stage("totals.sums", { source: "export default (" })]);
    expect(broken.data.stages.at(-1)?.failure?.fault).toMatchObject({ kind: "syntax", line: 1, column: expect.any(Number) });
    const long = await trial("totals", {}, [stage("totals.sums", { source: "export default () => 'a'.repeat(50000)" })]);
    expect([long.data.answer?.text.length, long.data.answer?.isCut]).toEqual([20_000, true]);
  });

  it("EP42 drafts are checked as saving does, and only an administrator tries", async () => {
    const wrong = await trial("totals", {}, [stage("totals.towns", { query: { table: "gone" } })]);
    expect([wrong.status, wrong.failure]).toEqual([422, expect.objectContaining({ code: "config_invalid", problems: [expect.objectContaining({ path: "$.stages[0].query.table" })] })]);
    expect((await trial("totals", {}, [stage("totals.sums", { name: "Not a key" })])).body.errors).toHaveProperty("name");
    expect((await trial("totals", {}, [{ entity: "api_stages", values: { endpointId: id("totals") } }])).body.errors).toHaveProperty("kind");
    expect((await trial("totals", {}, [{ entity: "api_stages", id: id("totals"), values: {} }])).status).toBe(404);
    expect((await trial("totals", {}, [], "clerk")).status).toBe(403);
  });

  describe("types", () => {
    const types = async (endpoint: string, before?: string) =>
      (await call(server, "GET endpoints/{id}/outline", { params: { id: id(endpoint) }, query: before ? { stage: id(before) } : {}, token: server.token("admin") })).data.declarations;

    it("EP43 a program's editor is told of its parameters and of what the stages before it give, field by field", async () => {
      const declarations = await types("totals", "totals.sums");
      expect(declarations).toContain('readonly params: { readonly "region"?: "north" | "south"; readonly "least"?: number; readonly "since"?: string }');
      expect(declarations).toContain('readonly "towns": readonly { readonly "$id": string; readonly "$version": number; readonly "name": string; readonly "code": string | null; readonly "size": number | null;');
      expect(declarations).toContain('readonly "tags": (readonly string[]) | null');
      expect(declarations).toContain('readonly "region.title": string | null; readonly "budget"?: string | null }[]');
      expect(await types("totals", "totals.towns")).toContain("readonly stages: {};");
      expect(await types("neighbours")).toContain('readonly "regions": any');
    });
  });
});
