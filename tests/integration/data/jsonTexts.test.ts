import { expect, it } from "vitest";
import { toJsonText } from "#core/json/JsonText.ts";
import { call } from "../harness/call.ts";
import { forEachDatabase } from "../harness/onDatabases.ts";
import { useDataServer } from "./dataServer.ts";

forEachDatabase("code, pairs and JSON", (database) => {
  const server = useDataServer(database);
  const insert = (values: Record<string, unknown>) =>
    call(server, "POST forms/{name}", { params: { name: "settings_texts" }, body: { values }, token: server.token("admin") });
  const nested = (levels: number): string => "[".repeat(levels) + "]".repeat(levels);

  it("DA412 code is kept to the letter, pairs as one object, and any JSON as data, whichever way it came", async () => {
    const program = "select '<b>' --\n\t1\u200b";
    // No body of a call has such a key: its rows and its text have it.
    const pairs = JSON.parse('{"__proto__":"1","б":""}') as object;
    const cases: [Record<string, unknown>, Record<string, unknown>][] = [
      [{ program, pairs: { "": "x", б: "" } }, { program, pairs: { б: "" } }],
      [{ pairs: [["__proto__", "1"], ["", "x"], ["б", ""]] }, { pairs }],
      ...[{ a: [1.5, null] }, [], "{a}", 0, false].map((raw): [Record<string, unknown>, Record<string, unknown>] => [{ raw }, { raw }]),
      [{ raw: toJsonText('{"__proto__": 1, "a": 0.10}') }, { raw: JSON.parse('{"__proto__":1,"a":0.1}') }],
      [{ raw: toJsonText("  ") }, { raw: null }],
    ];
    for (const [values, kept] of cases) {
      const { status, data } = await insert(values);
      const read = await call(server, "GET forms/{name}/{id}", { params: { name: "settings_texts", id: data.id }, token: server.token("admin") });
      expect(status).toBe(201);
      for (const [name, value] of Object.entries(kept)) expect(read.data.values?.[name], JSON.stringify(values)).toEqual(value);
    }
  });

  it("DA413 what cannot be kept is refused at its field, with line or key", async () => {
    const [pairs, tooLong, structure] = ["Калит ва қиймат жуфтликларини киритинг", "Матн жуда узун", "Маълумот тузилиши нотўғри"];
    const cases: [Record<string, unknown>, string][] = [
      [{ program: 5 }, "Матн киритиш керак"], [{ program: "\ud800" }, "Матн киритиш керак"], [{ program: "a\u0000" }, "Матн киритиш керак"],
      [{ pairs: "а" }, pairs], [{ pairs: { а: 1 } }, pairs], [{ pairs: { а: "\ud800" } }, pairs], [{ pairs: [["а"]] }, pairs], [{ pairs: [["а", "1"], ["а", "2"]] }, "«а» калити такрорланган"],
      [{ raw: toJsonText("{а}") }, "Хато JSON киритилган"], [{ raw: toJsonText('{"а": 1,\n"а": 2}') }, "2-қатор: «а» калити бир объектда такрорланган"],
      [{ raw: toJsonText("\n12345678901234567890") }, "2-қатор: сонда рақамлар кўп, уни қўштирноқ ичида ёзинг"], [{ raw: toJsonText(nested(10_000)) }, structure],
      [{ raw: toJsonText(`"${"ш".repeat(450_000)}"`) }, tooLong], [{ raw: { a: "\ud800" } }, structure],
    ];
    for (const [values, text] of cases) {
      const { status, body } = await insert(values);
      expect([status, body.errors], JSON.stringify(values).slice(0, 80)).toEqual([422, { [Object.keys(values)[0] ?? ""]: [text] }]);
    }
    // No body goes that deep, nor has it that key.
    for (const raw of [JSON.parse(nested(200)) as unknown, JSON.parse('{"__proto__":1}') as unknown]) expect((await insert({ raw })).status).toBe(400);
    for (const name of ["program", "raw"]) expect((await insert({ [name]: "ш".repeat(5_000_000) })).status).toBe(413);
  });
});
