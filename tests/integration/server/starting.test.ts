import { createServer as createSocket } from "node:net";
import { tmpdir } from "node:os";
import { expect, it } from "vitest";
import { readConfig } from "../../../server/config.ts";
import { createLogger } from "../../../server/createLogger.ts";
import { createServer } from "../../../server/createServer.ts";
import { call } from "../harness/call.ts";

async function freePort(): Promise<number> {
  const socket = createSocket().listen(0, "127.0.0.1");
  await new Promise((resolve) => socket.once("listening", resolve));
  const address = socket.address();
  await new Promise((resolve) => socket.close(resolve));
  return typeof address === "object" && address !== null ? address.port : 0;
}

it("SV9 while the database opens the process is alive, takes no calls, and a failing start leaves nothing behind", async () => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let failOpening: (error: Error) => void = () => undefined;
  const opening = new Promise<never>((_, reject) => (failOpening = reject));
  let askForDatabase: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => (askForDatabase = resolve));
  const starting = createServer({
    config: readConfig({ PORT: String(port) }, tmpdir()),
    log: createLogger({ write: () => undefined }, "silent"),
    folders: { client: "/nowhere", sandbox: "/nowhere" },
    prepareDatabase: () => {
      askForDatabase();
      return opening;
    },
  });
  await asked;
  expect((await call({ url }, "GET health")).data).toEqual({ status: "ok" });
  for (const name of ["GET ready", "GET info"] as const) {
    const answer = await call({ url }, name);
    expect(answer).toMatchObject({ status: 503, failure: { code: "starting" } });
    expect(answer.headers.get("retry-after")).toBe("2");
  }
  failOpening(new Error("the disk is gone"));
  await expect(starting).rejects.toThrow("the disk is gone");
  await expect(call({ url }, "GET health")).rejects.toThrow("fetch failed");
});
