import { connect } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { call } from "../harness/call.ts";
import { onEmbedded } from "../harness/onDatabases.ts";
import type { RunningServer } from "../harness/serverProcess.ts";
import { signIn } from "../harness/signIn.ts";

/** Sends what there is and ends the connection, at once or when the first bytes of an answer are there. */
function breakOff({ url }: { readonly url: string }, text: string, { after = "sending" }: { after?: "sending" | "answer" } = {}): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), "127.0.0.1", () => socket.write(text, () => after === "sending" && setImmediate(() => socket.resetAndDestroy())));
    socket.on("data", () => socket.resetAndDestroy()).on("error", () => undefined).on("close", () => resolve());
  });
}

const head = (target: string, ...lines: readonly string[]): string => [target, "Host: localhost", ...lines, "", ""].join("\r\n");
const boundary = "Content-Type: multipart/form-data; boundary=b";
const part = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n';

onEmbedded("calls that are broken off", (database) => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await database.startServer();
  });
  afterAll(() => server.stop());

  it("H97 whoever breaks off a call leaves no error and no stack in the log", async () => {
    const bearer = `Authorization: Bearer ${await signIn(server, "clerk")}`;
    const json = "Content-Type: application/json";
    const query = '{"pageSize":1000}';
    const rows = (announced: number): string => head("POST /api/tables/applications/rows HTTP/1.1", bearer, json, `Content-Length: ${announced}`) + query;
    for (let round = 0; round < 3; round += 1) {
      await breakOff(server, head("POST /api/auth/login HTTP/1.1", json, "Content-Length: 1000") + '{"username":');
      await breakOff(server, head("POST /api/auth/login HTTP/1.1", json, "Transfer-Encoding: chunked") + "3\r\n{\"u\r\n");
      await breakOff(server, head("POST /api/files/upload/form HTTP/1.1", bearer, boundary, "Content-Length: 100000") + part);
      await breakOff(server, head("POST /api/web/v1/public/forms/file/upload HTTP/1.1", boundary, "Transfer-Encoding: chunked") + `${part.length.toString(16)}\r\n${part}\r\n`);
      await breakOff(server, rows(1_000));
      await breakOff(server, rows(query.length));
      await breakOff(server, rows(query.length), { after: "answer" });
      await breakOff(server, head("GET /api/events HTTP/1.1", bearer), { after: "answer" });
      await breakOff(server, head("GET /sw.js HTTP/1.1"), { after: "answer" });
    }
    // Calls are answered in their order, and this is the last.
    await call(server, "GET ready");
    await expect.poll(() => server.output()).toContain('"call":"GET ready"');
    expect(server.output()).not.toMatch(/"level":(40|50)|"status":(500|499)|"stack"|aborted|premature|Error:/i);
  });

  it("H98 what guests send is written short, and nothing of it moves a terminal", async () => {
    const before = server.output().length;
    const odd = `x${"y".repeat(5_000)}\u009b31m`;
    await call(server, "POST auth/login", { body: { username: odd.slice(-200), password: "x" } });
    await fetch(`${server.url}/api/tables/${encodeURIComponent(odd)}`, { headers: { "user-agent": "z".repeat(5_000), "accept-language": "y".repeat(5_000) } });
    await call(server, "GET health");
    await expect.poll(() => server.output().slice(before)).toContain('"call":"GET health"');
    const written = server.output().slice(before);
    expect(Math.max(...written.split("\n").map((line) => line.length))).toBeLessThan(1_000);
    expect(written).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/);
  });
});
