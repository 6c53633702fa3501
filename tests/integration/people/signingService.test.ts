import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { WebSocket } from "ws";
import { makeDemoKeys } from "../../../scripts/signing/makeDemoKeys.mjs";
import { startSigningService } from "../../../scripts/signing/startSigningService.mjs";

const keys = mkdtempSync(join(tmpdir(), "platon-signing-"));
let service: Awaited<ReturnType<typeof startSigningService>>;
let roots = "";

beforeAll(async () => {
  ({ roots } = await makeDemoKeys(keys));
  service = await startSigningService({ keys, port: 0 });
});
afterAll(async () => {
  await service.close();
  rmSync(keys, { recursive: true, force: true });
});

type Said = Record<string, unknown> & { success: boolean };

/** One call by a connection of its own, as the vendor's client does. */
const ask = (message: object, origin = "http://localhost:3000"): Promise<Said> =>
  new Promise((answered, failed) => {
    const socket = new WebSocket(service.address, { origin });
    socket.on("open", () => socket.send(JSON.stringify(message))).on("error", failed);
    socket.on("message", (data: Buffer) => {
      answered(JSON.parse(data.toString()) as Said);
      socket.close();
    });
  });
const call = (plugin: string, name: string, ...given: string[]): Promise<Said> => ask({ plugin, name, arguments: given });

it("SG70 the demo's signing service answers this machine's pages only, and of those whose domain has shown a key", async () => {
  expect(await ask({ name: "version" })).toMatchObject({ success: true, major: "3" });
  expect(await call("pfx", "list_all_certificates")).toMatchObject({ success: false, status: -1022 });
  expect(await ask({ name: "apikey", arguments: ["city.example", "AA"] })).toMatchObject({ success: false, status: -1022 });
  expect(await ask({ name: "apikey", arguments: ["localhost", "AA"] })).toEqual({ success: true });
  expect((await call("pfx", "list_all_certificates")).success).toBe(true);
  for (const origin of ["http://city.example", "http://localhost.city.example", "null"]) await expect(ask({ name: "version" }, origin)).rejects.toThrow("403");
});

it("SG71 it lists its keys as the vendor's does, and signs with a key or the card what openssl takes for signed", async () => {
  await ask({ name: "apikey", arguments: ["localhost", "AA"] });
  const { certificates } = (await call("pfx", "list_all_certificates")) as unknown as { certificates: { name: string; alias: string }[] };
  expect(certificates.map(({ name }) => name)).toEqual(["admin", "expired", "individual", "legal", "revoked"]);
  expect(certificates.find(({ name }) => name === "legal")?.alias).toMatch(/^cn=ТОШМАТОВ ЖАСУР,.*1\.2\.860\.3\.16\.1\.1=200000002.*validto=\d{4}\.\d\d\.\d\d \d\d:\d\d:\d\d$/);
  const { keyId } = await call("pfx", "load_key", "", "", "individual", "");
  for (const key of [String(keyId), "idcard"]) {
    const { pkcs7_64 } = await call("pkcs7", "create_pkcs7", Buffer.from("challenge").toString("base64"), key, "no");
    const file = join(keys, "signed");
    writeFileSync(file, Buffer.from(String(pkcs7_64), "base64"));
    expect(execFileSync("openssl", ["cms", "-verify", "-inform", "DER", "-in", file, "-CAfile", roots, "-purpose", "any"], { stdio: ["ignore", "pipe", "ignore"] }).toString()).toBe("challenge");
  }
  expect(await call("pkcs7", "create_pkcs7", "AAAA", "nokey", "no")).toMatchObject({ success: false, reason: "Key not found" });
  expect((await call("pfx", "load_key", "", "", "../../etc/passwd", "")).success).toBe(false);
});
