import sharp from "sharp";
import { expect, it } from "vitest";
import type { RowFile } from "#contract/file.ts";
import type { RowsQuery, TableRow } from "#contract/table.ts";
import { call } from "../harness/call.ts";
import { forEachDatabase } from "../harness/onDatabases.ts";
import { useFilesServer, type Who } from "./filesServer.ts";

forEachDatabase("files of rows", (database) => {
  const server = useFilesServer(database);
  const upload = async (to: string, options: { who?: Who; bytes?: Uint8Array<ArrayBuffer>; name?: string } = {}) => (await server.upload({ to, ...options })).data.id;
  const rows = async (table: string, { who = "admin", ...query }: RowsQuery & { who?: Who } = {}): Promise<TableRow[]> => {
    const token = who === "guest" ? { isPublic: true } : { token: server.token(who) };
    return (await call(server, "POST tables/{name}/rows", { params: { name: table }, body: { files: true, ...query }, ...token })).data.rows as TableRow[];
  };
  const rowOf = async (title: string, query: RowsQuery & { who?: Who } = {}) => (await rows("north_papers", { filters: { title }, ...query }))[0];
  const status = async (id: string, file: RowFile | undefined, size = "&w=64") =>
    (await server.get(`uploads/images/${id}?ticket=${file?.ticket ?? ""}${size}`, { who: "guest" })).status;
  const png = async (): Promise<Uint8Array<ArrayBuffer>> => Uint8Array.from(await sharp({ create: { width: 90, height: 90, channels: 3, background: "#369" } }).png().toBuffer());

  it("FI208 a row tells of its files, with tickets for small pictures", async () => {
    const [picture, text] = [await upload("papers.scans", { bytes: await png(), name: "расм.png" }), await upload("papers.scans", { name: "б.txt" })];
    await server.save("papers", { title: "Файлли", region: "north", scans: [picture, text] });
    const row = await rowOf("Файлли");
    expect(row?.["scans"]).toEqual([picture, text]);
    expect(row?.$files).toEqual({
      [picture]: { name: "расм.png", size: expect.any(Number) as number, extension: "png", hasThumbnail: true, ticket: expect.any(String) as string },
      [text]: { name: "б.txt", size: 8, extension: "txt", hasThumbnail: false, ticket: expect.any(String) as string },
    });
    expect([await status(picture, row?.$files?.[picture]), await status(text, row?.$files?.[picture], "")]).toEqual([200, 401]);
    expect((await rowOf("Файлли", { files: false }))?.$files).toBeUndefined();
  });

  it("FI208 nothing is told of what the caller does not see, nor of what a row only names", async () => {
    const secret = [await upload("papers.secret", { who: "admin" })];
    const scans = [await upload("papers.scans", { who: "admin" })];
    const { data } = await server.save("papers", { title: "Махфий", region: "north", scans, secret }, "admin");
    expect(Object.keys((await rowOf("Махфий"))?.$files ?? {})).toEqual(scans);
    expect(Object.keys((await rowOf("Махфий", { who: "reader" }))?.$files ?? {})).toEqual(scans);
    await server.save("papers", { title: "Бўш", region: "north" });
    const removed = await call(server, "DELETE files/{id}", { params: { id: scans[0] ?? "" }, token: server.token("admin") });
    expect([removed.status, (await rowOf("Махфий"))?.$files, (await rowOf("Бўш"))?.$files, data.id.length]).toEqual([200, undefined, undefined, 36]);
  });

  it("FI208 a guest needs no ticket for what a public table shows", async () => {
    const picture = await upload("posters.picture", { who: "guest", bytes: await png(), name: "a.png" });
    const proof = await upload("posters.proof", { who: "guest" });
    expect((await server.save("posters", { subject: "Салом", picture: [picture], proof: [proof] }, "guest")).status).toBe(201);
    const [row] = await rows("posters", { who: "guest" });
    expect(row?.$files).toEqual({ [picture]: expect.objectContaining({ ticket: null, hasThumbnail: true }) as RowFile });
    expect((await server.get(`uploads/images/${picture}?w=64`, { who: "guest" })).status).toBe(200);
  });

  it("FI209 a page that is read again has the same addresses", async () => {
    const scans = [await upload("papers.scans")];
    await server.save("papers", { title: "Яна", region: "north", scans });
    const [one, two] = [await rowOf("Яна"), await rowOf("Яна")];
    const [expires] = (one?.$files?.[scans[0] ?? ""]?.ticket ?? "").split(".");
    expect([one?.$files, Number(expires) % 300]).toEqual([two?.$files, 0]);
    const left = Number(expires) - Date.now() / 1_000;
    expect([left > 295, left <= 600]).toEqual([true, true]);
  });
});
