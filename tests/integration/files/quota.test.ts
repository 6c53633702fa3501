import { expect, it } from "vitest";
import { readAnswer } from "../harness/call.ts";
import { onEmbedded } from "../harness/onDatabases.ts";
import { useFilesServer } from "./filesServer.ts";
import { tus } from "./tusClient.ts";

const megabyte = 1_048_576;

onEmbedded("quota", (database) => {
  const server = useFilesServer(database, { files: { quotaMegabytes: 12, maxMegabytes: 9 } });
  const upload = (megabytes: number) => server.upload({ to: "papers.scans", bytes: Buffer.alloc(megabytes * megabyte, 1), name: "a.dwg" });
  const begin = (megabytes: number) => {
    const place = { url: `${server.url}/api/files/tus`, headers: { authorization: `Bearer ${server.token("clerk")}`, "accept-language": "en" } };
    return tus.create(place, { size: megabytes * megabyte, fields: { filename: "a.dwg", form_element_id: server.elementId("papers.scans") } });
  };

  it("FI118 the files of a project take its quota together, what is announced counted, and what is deleted makes room", async () => {
    const before = await server.onDisk();
    const kept = await upload(4);
    expect(kept.status).toBe(200);
    const begun = await begin(8);
    expect(begun.status).toBe(201);
    const refused = await readAnswer(await begin(1));
    expect([refused.status, refused.failure?.code, refused.body.message]).toEqual([
      413, "quota_exceeded", "The project has no room left for files, in all there are 12\u00a0MB",
    ]);
    expect((await upload(1)).failure?.code).toBe("quota_exceeded");
    const headers = { authorization: `Bearer ${server.token("clerk")}` };
    expect((await tus.end({ url: new URL(begun.headers.get("location") ?? "", server.url).href, headers })).status).toBe(204);
    expect((await upload(8)).status).toBe(200);
    expect((await server.onDisk()).length).toBe(before.length + 2);
  });

  it("FI103 the largest file that may be resumed is a setting of the project", async () => {
    const refused = await readAnswer(await begin(10));
    expect([refused.failure?.code, refused.body.message]).toEqual(["file_too_large", "The file may be at most 9\u00a0MB"]);
  });
});
