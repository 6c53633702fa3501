import { afterAll, beforeAll, expect, it } from "vitest";
import { call } from "../harness/call.ts";
import { onPostgres } from "../harness/onDatabases.ts";
import type { RunningServer } from "../harness/serverProcess.ts";
import { signIn } from "../harness/signIn.ts";
import { EventReader } from "./EventReader.ts";
import { startNotes } from "./startNotes.ts";

onPostgres("events", (database) => {
  let server: RunningServer;
  let admin: string;
  beforeAll(async () => {
    server = await startNotes(database);
    admin = await signIn(server, "admin");
  });
  afterAll(async () => await server?.stop());

  const insert = async (form: string, values: Record<string, unknown>): Promise<string> => {
    const { data, status, body } = await call(server, "POST forms/{name}", { params: { name: form }, body: { values }, token: admin });
    if (status !== 201) throw new Error(`${status} ${body.message}`);
    return data.id;
  };
  const recordIds = (reader: EventReader): string[] =>
    reader.events.flatMap((event) => (event.kind === "record" ? [event.recordId] : []));

  it("EV1, EV4 each hears of the records that they may read, by the tables that they may read", async () => {
    const ofClerk = await EventReader.open(server, await signIn(server, "clerk"));
    const ofAdmin = await EventReader.open(server, admin);
    const secret = await insert("secrets", { text: "s" });
    const closed = await insert("notes", { text: "closed", is_open: false });
    const open = await insert("notes", { text: "open", is_open: true });

    for (const reader of [ofClerk, ofAdmin]) await reader.until(() => recordIds(reader).includes(open));
    expect(recordIds(ofClerk)).toEqual([open]);
    expect(recordIds(ofAdmin)).toEqual([secret, closed, open]);
    expect(ofClerk.events[0]).toMatchObject({ kind: "record", tables: ["notes"], change: "insert" });
    expect(ofAdmin.events.at(-1)).toMatchObject({ tables: expect.arrayContaining(["all_notes", "notes"]) as unknown });
    ofClerk.close();
    ofAdmin.close();
  });

  it("EV34 an event names the forms through which its record may be read, also where no table shows it", async () => {
    const reader = await EventReader.open(server, await signIn(server, "clerk"));
    const [open, closed] = [await insert("tips", { text: "open", is_open: true }), await insert("tips", { text: "closed", is_open: false })];
    // What is told of a record is told as it is by then.
    await reader.until(() => recordIds(reader).length === 2);
    const left = await call(server, "PUT forms/{name}/{id}", {
      params: { name: "tips", id: open }, body: { version: 1, values: { is_open: false } }, token: admin,
    });
    expect(left.status).toBe(200);
    await reader.until(() => recordIds(reader).length === 3);
    const told = reader.events.flatMap((event) => (event.kind === "record" ? [[event.recordId, event.tables, [...event.forms].toSorted()]] : []));
    expect(told).toEqual([[open, [], ["open_tips", "tips"]], [closed, [], ["tips"]], [open, [], ["open_tips", "tips"]]]);
    reader.close();
  });

  it("EV13 whoever could see a record hears that it went for good, or out of a row rule, and nobody else", async () => {
    const [ofClerk, ofAdmin] = [await EventReader.open(server, await signIn(server, "clerk")), await EventReader.open(server, admin)];
    const [gone, left, hidden] = [
      await insert("notes", { text: "gone", is_open: true }),
      await insert("notes", { text: "left", is_open: true }),
      await insert("notes", { text: "hidden", is_open: false }),
    ];
    const remove = (form: string, id: string) =>
      call(server, "DELETE forms/{name}/{id}", { params: { name: form, id }, query: { hard: "1" }, token: admin });
    const close = (id: string, values: Record<string, unknown>) =>
      call(server, "PUT forms/{name}/{id}", { params: { name: "notes", id }, body: { version: 1, values }, token: admin });
    const secret = await insert("secrets", { text: "s" });
    for (const answer of [
      await remove("notes", gone), await close(left, { is_open: false }), await close(hidden, { text: "still hidden" }),
      await remove("notes", hidden), await remove("secrets", secret),
    ]) expect(answer.status).toBe(200);
    const last = await insert("notes", { text: "last", is_open: true });

    for (const reader of [ofClerk, ofAdmin]) await reader.until(() => recordIds(reader).includes(last));
    const told = (reader: EventReader) =>
      reader.events.flatMap((event) => (event.kind === "record" && event.change !== "insert" ? [[event.change, event.recordId, event.tables]] : []));
    expect(told(ofClerk)).toEqual([["delete", gone, ["notes"]], ["update", left, ["notes"]]]);
    expect(told(ofAdmin).map(([change, id]) => [change, id])).toEqual([
      ["delete", gone], ["update", left], ["update", hidden], ["delete", hidden], ["delete", secret],
    ]);
    expect(JSON.stringify(ofClerk.events)).not.toContain("is_open");
    ofClerk.close();
    ofAdmin.close();
  });

  it("EV1 what was refused is not told", async () => {
    const reader = await EventReader.open(server, admin);
    const refused = await call(server, "POST forms/{name}", { params: { name: "notes" }, body: { values: { is_open: true } }, token: admin });
    expect(refused.status).toBe(422);
    const open = await insert("notes", { text: "after", is_open: true });
    await reader.until(() => recordIds(reader).length > 0);
    expect(recordIds(reader)).toEqual([open]);
    reader.close();
  });

  it("EV11 an answer names the last event before it, and a first stream misses nothing from there on", async () => {
    const listed = await call(server, "GET menus", { token: admin });
    const position = listed.headers.get("x-event-id") ?? "";
    const later = await insert("notes", { text: "later", is_open: true });
    const reader = await EventReader.open(server, admin, position);
    await reader.until(() => recordIds(reader).includes(later));
    expect(recordIds(reader)).toEqual([later]);
    reader.close();
    expect((await call(server, "GET info", {})).headers.get("x-event-id")).toBeNull();
  });

  it("EV2 whoever comes back hears what was missed, once, and then what happens", async () => {
    const first = await EventReader.open(server, admin);
    const seen = await insert("notes", { text: "seen", is_open: true });
    await first.until(() => recordIds(first).includes(seen));
    first.close();
    const missed = [await insert("notes", { text: "1", is_open: true }), await insert("notes", { text: "2", is_open: true })];

    const again = await EventReader.open(server, admin, first.lastId);
    const now = await insert("notes", { text: "3", is_open: true });
    await again.until(() => recordIds(again).includes(now));
    expect(recordIds(again)).toEqual([...missed, now]);
    again.close();
  });

  it("EV3 a place that the server does not know is answered with reset", async () => {
    const reader = await EventReader.open(server, admin, "999999999");
    await reader.until(() => reader.events.length > 0);
    expect(reader.events[0]?.kind).toBe("reset");
    const open = await insert("notes", { text: "later", is_open: true });
    await reader.until(() => recordIds(reader).includes(open));
    reader.close();
  });

  it("EV5 a stream says that its session was ended, and ends", async () => {
    const there = await signIn(server, "clerk");
    const here = await signIn(server, "clerk");
    const [ofThere, ofHere] = [await EventReader.open(server, there), await EventReader.open(server, here)];
    const { data } = await call(server, "GET auth/sessions", { token: there });
    const id = data.find(({ isCurrent }) => isCurrent)?.id ?? "";
    await call(server, "DELETE auth/sessions/{id}", { params: { id }, token: here });

    await ofThere.ended();
    // That they began may be told when the stream is there already.
    const ends = ({ events }: EventReader): unknown[] => events.filter((event) => !(event.kind === "session" && event.change === "begun"));
    expect(ends(ofThere)).toMatchObject([{ kind: "session", sessionId: id, change: "revoked" }]);
    await ofHere.until(() => ends(ofHere).length > 0);
    expect(ends(ofHere)).toMatchObject([{ kind: "session", sessionId: id }]);
    ofHere.close();
  });

  it("EV8 a changed object is told to who may read it, roles to administrators only", async () => {
    const ofClerk = await EventReader.open(server, await signIn(server, "clerk"));
    const ofAdmin = await EventReader.open(server, admin);
    const files = (await call(server, "GET config/export", { token: admin })).data;
    const changed = files.map((file) =>
      /^(tables\/(notes|secrets)|roles\/clerk)\.json$/.test(file.path)
        ? { ...file, text: JSON.stringify({ ...(JSON.parse(file.text) as object), title: "Янги" }) }
        : file,
    );
    expect((await call(server, "POST config/apply", { body: { files: changed }, token: admin })).status).toBe(200);
    const open = await insert("notes", { text: "last", is_open: true });

    for (const reader of [ofClerk, ofAdmin]) await reader.until(() => recordIds(reader).includes(open));
    const told = (reader: EventReader) =>
      reader.events.flatMap((event) => (event.kind === "config" ? [`${event.entity}/${event.name}`] : [])).sort();
    expect(told(ofClerk)).toEqual(["tables/notes"]);
    expect(told(ofAdmin)).toEqual(["roles/clerk", "tables/notes", "tables/secrets"]);
    ofClerk.close();
    ofAdmin.close();
  });

  it("PN3 a switched plugin is told to everybody", async () => {
    const reader = await EventReader.open(server, await signIn(server, "clerk"));
    await call(server, "PUT plugins/{id}", { params: { id: "project" }, body: { state: "disabled" }, token: admin });
    await reader.until(() => reader.events.length > 0);
    expect(reader.events).toMatchObject([{ kind: "plugin", plugin: "project", state: "disabled" }]);
    reader.close();
  });
});
