import { describe, expect, it } from "vitest";
import type { ProjectFile } from "#contract/config.ts";
import { call } from "../harness/call.ts";
import { forEachDatabase } from "../harness/onDatabases.ts";
import { useDataServer, type Who } from "./dataServer.ts";

interface Totals {
  readonly region: string;
  readonly towns: number;
  readonly people: number;
}

interface OpenApi {
  readonly openapi: string;
  readonly paths: Record<string, Record<string, Described>>;
}

interface Described {
  readonly security: unknown;
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly required: boolean }[];
  readonly responses: Record<string, { readonly description: string }>;
}

forEachDatabase("a project's own endpoints", (database) => {
  const server = useDataServer(database);
  const get = (name: string, who: Who, query: Record<string, string> = {}) =>
    call(server, "GET endpoints/{name}", { params: { name }, query, token: server.token(who), locale: "en" });
  const post = (name: string, who: Who, body: Record<string, unknown>) =>
    call(server, "POST endpoints/{name}", { params: { name }, body, token: server.token(who), locale: "en" });

  describe("stages", () => {
    it("EP1, EP3 a query's rows go through a program, with and without parameters", async () => {
      expect((await get("totals", "clerk")).data).toEqual({ region: "all", towns: 60, people: expect.any(Number) });
      const north = (await get("totals", "clerk", { region: "north" })).data as Totals;
      expect(north).toMatchObject({ region: "north", towns: 20 });
      const large = (await get("totals", "clerk", { region: "north", least: "30000" })).data as Totals;
      expect(large.towns).toBeGreaterThan(0);
      expect(large.towns).toBeLessThan(north.towns);
    });

    it("EP1, EP4 a stage reads what earlier ones found, and the answer has no more rows than the limit", async () => {
      const { data } = await post("neighbours", "clerk", { codes: ["t-0", "t-3"] });
      const rows = data as { code: string; region: string }[];
      expect(rows).toHaveLength(3);
      expect(rows.map(({ region }) => region)).toEqual(["north", "north", "north"]);
      expect(rows.map(({ code }) => code)).not.toContain("t-3");
    });

    it("EP3, EP4 values are data: nothing is found by them that is not there", async () => {
      expect((await post("neighbours", "clerk", { codes: ["x' or 1"] })).data).toEqual([]);
      const grammar = await post("neighbours", "clerk", { codes: [{ op: "ne", value: "" }] });
      expect(grammar).toMatchObject({ status: 422, body: { errors: { codes: ["Enter some text"] } } });
    });

    it("EP5 a query reads as its caller may: row rules, and tables that are closed", async () => {
      expect((await get("mine", "clerk")).data).toBe(0);
      expect((await get("mine", "admin")).data).toBe(60);
      expect((await get("budgets_for_all", "clerk")).failure?.code).toBe("forbidden");
      expect((await get("budgets_for_all", "treasurer")).data).toHaveLength(2);
    });

    it("EP9 a program knows its caller", async () => {
      const { data } = await post("echo", "clerk", { number: 1, days: ["2026-01-01"] });
      expect(data).toEqual({
        params: { number: 1, days: ["2026-01-01"] }, stages: {},
        user: { id: expect.any(String), orgId: null, locale: "en", permissions: ["towns.write"] },
      });
      const guest = await call(server, "POST endpoints/{name}", { params: { name: "echo" }, body: {}, isPublic: true, locale: "ru" });
      expect(guest.data).toEqual({ params: {}, stages: {}, user: { id: null, orgId: null, locale: "ru", permissions: [] } });
    });
  });

  describe("who may call what", () => {
    it("EP6 an endpoint that names a permission is closed, and to guests all that is not public", async () => {
      expect(await get("budget", "clerk")).toMatchObject({ status: 403 });
      expect((await get("budget", "treasurer")).data).toHaveLength(2);
      expect((await get("gone", "admin")).failure?.code).toBe("not_found");
      const guest = (name: string, isPublic: boolean) => call(server, "GET endpoints/{name}", { params: { name }, query: {}, isPublic });
      expect(await guest("north", false)).toMatchObject({ status: 401 });
      expect((await guest("north", true)).data).toHaveLength(5);
      expect((await guest("totals", true)).failure?.code).toBe("not_found");
    });

    it("EP7 with its plugin disabled an endpoint is not there", async () => {
      const turn = (state: "enabled" | "disabled") =>
        call(server, "PUT plugins/{id}", { params: { id: "pages" }, body: { state }, token: server.token("admin") });
      await turn("disabled");
      const { status, failure } = await post("echo", "admin", {});
      await turn("enabled");
      expect({ status, code: failure?.code }).toEqual({ status: 404, code: "plugin_disabled" });
      expect((await post("echo", "admin", {})).status).toBe(200);
    });

    it("EP8 an endpoint has one method", async () => {
      const answer = await post("totals", "clerk", {});
      expect({ status: answer.status, allow: answer.headers.get("allow") }).toEqual({ status: 405, allow: "GET" });
    });

    it("EP2 parameters that do not fit are told by name in the caller's language; unknown ones are refused", async () => {
      const wrong = await post("echo", "clerk", { text: "too long", number: 11, flag: "perhaps", days: ["soon"] });
      expect({ status: wrong.status, code: wrong.failure?.code }).toEqual({ status: 422, code: "invalid_values" });
      expect(Object.keys(wrong.body.errors)).toEqual(["text", "number", "flag", "days"]);
      const uzbek = await call(server, "GET endpoints/{name}", {
        params: { name: "totals" }, query: { least: "кўп" }, token: server.token("clerk"), locale: "uz",
      });
      expect(uzbek.body.errors).toEqual({ least: ["Бутун сон киритиш керак"] });
      expect((await get("totals", "clerk", { other: "1" })).failure?.code).toBe("unknown_field");
    });
  });

  describe("as text", () => {
    const exported = async () => (await call(server, "GET config/export", { token: server.token("admin") })).data;
    const apply = (files: ProjectFile[]) =>
      call(server, "POST config/apply", { query: { dryRun: "1" }, body: { files }, token: server.token("admin"), locale: "en" });

    it("EP15 endpoints are exported with their programs beside them, and applied again change nothing", async () => {
      const files = await exported();
      const paths = files.map(({ path }) => path).filter((path) => path.startsWith("endpoints/neighbours"));
      expect(paths).toEqual(["endpoints/neighbours.json", "endpoints/neighbours.regions.ts"]);
      const { data } = await apply(files);
      expect(data.changes).toEqual([]);
    });

    it("EP15 a stage without what its kind needs, and a filter that names what is not there, are refused", async () => {
      const query = (filters: object) => ({ table: "towns", filters });
      const wrong = {
        method: "GET",
        parameters: [{ name: "a", type: "string" }, { name: "a", type: "int" }],
        stages: [
          { name: "one", kind: "table", source: "export default () => 1" },
          { name: "two", kind: "program", query: query({}) },
          { name: "two", kind: "table", query: { table: "gone" } },
          { name: "four", kind: "view", query: query({ code: "$param.b", region: { op: "in", value: "$stage.five.code" }, name: "$stage.one" }) },
          { name: "five", kind: "table", query: query({ gone: 1 }) },
        ],
      };
      const { failure } = await apply([...(await exported()), { path: "endpoints/wrong.json", text: JSON.stringify(wrong) }]);
      const { problems } = failure as unknown as { problems: { path: string; reason: string }[] };
      expect(problems.map(({ path, reason }) => `${path}: ${reason}`)).toEqual([
        '$.parameters[1].name: “a” appears twice',
        '$.stages[0]: property “query” is missing',
        '$.stages[0]: there is no property “source”',
        '$.stages[1]: property “source” is missing',
        '$.stages[1]: there is no property “query”',
        '$.stages[2].name: “two” appears twice',
        '$.stages[2].query.table: there is no table “gone”',
        '$.stages[3].query.filters: there is no parameter “b”',
        '$.stages[3].query.filters: there is no stage “five”',
        "$.stages[4].query.filters.gone: the filter is wrong. There is no field “gone”",
      ]);
    });
  });

  describe("in openapi.json", () => {
    const described = async (who?: Who) => {
      const answer = await fetch(`${server.url}/api/openapi.json`, { headers: { "accept-language": "en", ...(who && { authorization: `Bearer ${server.token(who)}` }) } });
      const document = (await answer.json()) as OpenApi;
      return { document, own: Object.keys(document.paths).filter((path) => /^\/(public\/)?endpoints\/\w+$/.test(path)).sort() };
    };
    const inPublic = ["/public/endpoints/echo", "/public/endpoints/north"];

    it("OA4, OA5 who asks reads of the project's endpoints that are open to them, a guest of the public ones; none of a disabled plugin", async () => {
      const [guest, clerk, treasurer] = [await described(), await described("clerk"), await described("treasurer")];
      expect(guest.own).toEqual(inPublic);
      expect(clerk.own).toEqual(expect.arrayContaining([...inPublic, "/endpoints/echo", "/endpoints/totals"]));
      expect([clerk.own.includes("/endpoints/budget"), treasurer.own.includes("/endpoints/budget")]).toEqual([false, true]);
      const turn = (state: "enabled" | "disabled") => call(server, "PUT plugins/{id}", { params: { id: "pages" }, body: { state }, token: server.token("admin") });
      await turn("disabled");
      const without = (await described()).own;
      await turn("enabled");
      expect(without).toEqual(["/public/endpoints/north"]);
    });

    it("OA4 an endpoint says its parameters with their limits, its permission, and by what codes it may fail", async () => {
      const { paths } = (await described("treasurer")).document;
      expect(paths["/endpoints/totals"]?.["get"]).toMatchObject({
        security: [{ bearer: [] }],
        parameters: [
          { name: "region", in: "query", required: false, schema: { type: "string", enum: ["north", "south"] } },
          { name: "least", schema: { type: "integer", minimum: 0, maximum: 100_000 } },
          { name: "since", schema: { type: "string", format: "date", description: "1900-01-01 –" } },
        ],
        responses: { 200: {}, 400: { description: "unknown_field" }, 403: { description: "forbidden" }, 429: { description: "too_many_requests, endpoint_busy" } },
      });
      expect(paths["/public/endpoints/echo"]?.["post"]).toMatchObject({
        security: [], requestBody: { content: { "application/json": { schema: { additionalProperties: false, properties: { text: { type: "string", maxLength: 5 }, days: { type: "array", items: { format: "date" } } } } } } },
      });
      expect(paths["/endpoints/budget"]?.["get"]).toMatchObject({ "x-permission": "towns.budget", parameters: [] });
    });

    it("OA6 the document is OpenAPI 3.1: every call has an answer in words, names each parameter once, and those of its path", async () => {
      const { document } = await described("admin");
      const wrong = Object.entries(document.paths).flatMap(([path, calls]) => Object.entries(calls).filter(([method, { parameters, responses, security }]) => {
        const places = parameters.map((one) => `${one.in} ${one.name}`);
        const inPath = parameters.filter((one) => one.in === "path").map(({ name, required }) => required && name);
        const isWhole = /^\/[\w{}./-]*$/.test(path) && ["get", "post", "put", "patch", "delete", "head", "options"].includes(method);
        const isAnswered = Object.entries(responses).every(([status, { description }]) => /^([1-5]\d\d|default)$/.test(status) && description !== "");
        return !(isWhole && isAnswered && Array.isArray(security) && new Set(places).size === places.length && String(inPath) === String([...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])));
      }).map(([method]) => `${method} ${path}`));
      expect([document.openapi, Object.keys(document.paths).length > 100, wrong]).toEqual(["3.1.0", true, []]);
    });
  });

  describe("programs that fail", () => {
    it("EP10 where it failed is for the administrator; others get the number of the log's line", async () => {
      const admin = await post("hostile", "admin", { what: "fail" });
      expect(admin.status).toBe(500);
      expect(admin.failure).toMatchObject({
        code: "program_failed", program: { stage: "misbehave", kind: "thrown", name: "RangeError", line: 13, message: "the secret of the author" },
      });
      const clerk = await post("hostile", "clerk", { what: "fail" });
      expect(clerk.failure).toEqual({ code: "program_failed", id: expect.any(String), params: { id: clerk.failure?.id } });
      expect(JSON.stringify(clerk.body)).not.toContain("secret");
      expect(clerk.body.message).toContain(clerk.failure?.id);
      expect((await get("broken", "admin")).failure).toMatchObject({ program: { kind: "syntax", line: 3, column: 9 } });
      expect((await get("broken", "clerk")).failure).not.toHaveProperty("program");
    });

    it.each([
      ["loop", 422, "program_stopped", "timeout"],
      ["bomb", 422, "program_stopped", "memory"],
      ["huge", 422, "program_stopped", "resultTooLarge"],
      ["wait", 500, "program_failed", "unsettled"],
      ["prototype", 500, "program_failed", "notPlain"],
    ])("EP10, EP14 %s ends with %i %s", async (what, status, code, kind) => {
      const answer = await post("hostile", "admin", { what });
      expect(answer).toMatchObject({ status, failure: { code, program: { kind } } });
      expect((await get("totals", "admin")).status).toBe(200);
    });

    it("EP11 a program may refuse what it was given", async () => {
      const refused = await post("hostile", "clerk", { what: "refuse" });
      expect(refused).toMatchObject({ status: 422, failure: { code: "invalid_values" }, body: { errors: { what: ["Бундай иш йўқ"] } } });
    });

    it("EP13 what a program writes is in the log, with endpoint and stage", async () => {
      const { data } = await post("hostile", "clerk", { what: "log" });
      expect(data).toBeNull();
      const line = (): unknown =>
        JSON.parse(server.log().split("\n").find((one) => one.includes("a line of the program's")) ?? "{}");
      await expect.poll(line).toMatchObject({
        msg: "program log", endpoint: "hostile", stage: "misbehave", lines: ["a line of the program's {\"count\":1}"],
      });
    });

    // Programs run beside the database, whichever it is.
    if (database.kind === "embedded") {
      it("EP14 others are answered while one caller's programs hang", async () => {
        const order: string[] = [];
        const loops = [1, 2, 3].map(async () => {
          await post("hostile", "admin", { what: "loop" });
          order.push("loop");
        });
        // Another caller's, and one without a program.
        const others = [get("totals", "clerk"), get("mine", "clerk")].map(async (answer) => {
          expect((await answer).status).toBe(200);
          order.push("other");
        });
        await Promise.all([...loops, ...others]);
        expect(order.slice(-2)).toEqual(["loop", "loop"]);
      });
    }

    it("EP12 a flood of one caller is turned away, and nobody else's calls", async () => {
      const statuses: number[] = [];
      for (let batch = 0; batch < 11; batch += 1) {
        const answers = await Promise.all(Array.from({ length: 10 }, () => get("mine", "treasurer")));
        for (const { status, headers } of answers) {
          statuses.push(status);
          if (status === 429) expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
        }
      }
      expect(new Set(statuses)).toEqual(new Set([200, 429]));
      expect((await get("mine", "clerk")).status).toBe(200);
    });
  });
});
