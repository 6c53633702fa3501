import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { readPackage } from "../package/readPackage.ts";
import { signContent, TestAuthority } from "../testing/TestAuthority.ts";
import { VendorServer } from "./VendorServer.ts";

const root = TestAuthority.root();
const signed = readPackage(signContent("challenge", root.issue()));
const now = new Date("2026-03-01T00:00:00Z");
const call = { address: "203.0.113.7", host: "city.example" };
let server: Server;
let vendor: VendorServer;
let answered: unknown;
let asked: { request: IncomingMessage; body: string } | undefined;

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = "";
    request.on("data", (piece: Buffer) => (body += piece.toString())).on("end", () => {
      asked = { request, body };
      response.end(typeof answered === "string" ? answered : JSON.stringify(answered));
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  vendor = new VendorServer({ base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, now: () => now });
});
afterAll(() => {
  server.close();
  root.remove();
});

const certificate = {
  subjectInfo: { CN: "ALIYEV ALI", "1.2.860.3.16.1.2": "31234567890123" }, serialNumber: "218711a92", validFrom: "2026-01-01 10:00:00", validTo: "2026-12-31 10:00:00",
};
const signer = { verified: true, certificateVerified: true, certificateValidAtSigningTime: true, certificate: [certificate] };
const verified = (signers: unknown[] = [signer], document = "challenge") =>
  ({ status: 1, message: "", pkcs7Info: { signers, documentBase64: Buffer.from(document).toString("base64") } });
beforeEach(() => {
  answered = verified();
});
const outcome = () => vendor.verify(signed, call).then(({ fullName }) => fullName, (error: Error & { code?: string }) => `${error.name} ${error.code ?? ""}`.trim());

it("SG61 the vendor's server is asked with the package, the user's address and the site's name, and says who signed", async () => {
  expect(await vendor.verify(signed, call)).toEqual({ serial: "218711A92", pinfl: "31234567890123", tin: undefined, fullName: "ALIYEV ALI" });
  expect([asked?.request.method, asked?.request.url, asked?.body]).toEqual(["POST", "/backend/pkcs7/verify/attached", signed.base64]);
  expect(asked?.request.headers).toMatchObject({ "x-real-ip": "203.0.113.7", host: "city.example" });
  answered = { status: 1, pkcs7b64: "AAAA" };
  expect(await vendor.stamp(signed.base64, call)).toBe("AAAA");
});

it("SG62 what it does not vouch for is refused: another content, several signers, one flag that is not set, revoked, or not valid by our clock", async () => {
  const refused = [
    verified([signer], "another"), verified([]), verified([signer, signer]), verified([{ ...signer, verified: false }]), verified([{ ...signer, certificateVerified: false }]),
    verified([{ ...signer, certificateValidAtSigningTime: false }]), { status: -10 }, { status: -20 },
    verified([{ ...signer, certificate: [{ ...certificate, validTo: "2026-03-01 04:59:59" }] }]),
    verified([{ ...signer, certificate: [{ ...certificate, validFrom: "2026-03-01 05:00:01" }] }]),
  ];
  for (answered of refused) expect(await outcome()).toBe("SignatureRefused invalid_signer");
  answered = verified([{ ...signer, revokedStatusInfo: { reason: 1 } }]);
  expect(await outcome()).toBe("SignatureRefused revoked_signer");
  answered = verified([{ ...signer, certificate: [{ ...certificate, validTo: "2026-03-01 05:00:00" }] }]);
  expect(await outcome()).toBe("ALIYEV ALI");
});

it("SG63 an answer of another shape, none, or one that is too long says nothing of the package", async () => {
  for (answered of ["", "<html>", "{}", { status: 1 }, { status: "1" }, { status: -5 }, verified([{ verified: true }]), "x".repeat(2_000_000)]) expect(await outcome()).toBe("VerifierSilent");
  const nowhere = new VendorServer({ base: "http://127.0.0.1:1", now: () => now });
  await expect(nowhere.verify(signed, call)).rejects.toMatchObject({ name: "VerifierSilent" });
});
