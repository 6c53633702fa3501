import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import * as asn1js from "asn1js";
import { Certificate, TimeStampResp } from "pkijs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readPem } from "../chain/readPem.ts";
import { checkAttributes } from "../package/checkAttributes.ts";
import { readPackage } from "../package/readPackage.ts";
import { signContent, TestAuthority, type IssuedKey } from "../testing/TestAuthority.ts";
import { joinTimestamp } from "./joinTimestamp.ts";
import { TimestampAuthority } from "./TimestampAuthority.ts";

const root = TestAuthority.root();
const stamping = ["basicConstraints=CA:FALSE", "keyUsage=critical,digitalSignature", "extendedKeyUsage=critical,timeStamping"];
const stamps = root.issue({ subject: "/CN=Stamps", extensions: stamping });
let [server, url]: [Server | undefined, string] = [undefined, ""];
/** What becomes of a question before it is answered. */
let answer: (question: Buffer) => Buffer;

beforeAll(async () => {
  server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on("data", (piece: Buffer) => pieces.push(piece)).on("end", () => response.end(answer(Buffer.concat(pieces))));
  });
  await new Promise<void>((listening) => server?.listen(0, "127.0.0.1", listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server?.close();
  root.remove();
});

/** As the authority of openssl answers. */
function reply(question: Buffer, { certificate, key }: IssuedKey = stamps): Buffer {
  const config = join(root.folder, "tsa.cnf");
  writeFileSync(join(root.folder, "serial"), "01\n");
  writeFileSync(join(root.folder, "question"), question);
  writeFileSync(config, `[tsa]
default_tsa = own
[own]
serial = ${join(root.folder, "serial")}
signer_cert = ${certificate}
signer_key = ${key}
signer_digest = sha256
default_policy = 1.2.3.4
digests = sha256
`);
  return execFileSync("openssl", ["ts", "-reply", "-config", config, "-queryfile", join(root.folder, "question")], { stdio: ["ignore", "pipe", "ignore"] });
}

/** The same statement, signed by another key. */
function signedBy(key: IssuedKey, honest: Buffer): Buffer {
  const { timeStampToken } = new TimeStampResp({ schema: asn1js.fromBER(new Uint8Array(honest)).result });
  const token = readPackage(Buffer.from(timeStampToken?.toSchema().toBER() ?? new ArrayBuffer(0)).toString("base64"), "1.2.840.113549.1.9.16.1.4");
  const again = Buffer.from(signContent(token.content, key, ["-econtent_type", "1.2.840.113549.1.9.16.1.4"]), "base64");
  const granted = new asn1js.Sequence({ value: [new asn1js.Integer({ value: 0 })] });
  return Buffer.from(new asn1js.Sequence({ value: [granted, asn1js.fromBER(new Uint8Array(again)).result] }).toBER());
}

const authority = (now = () => new Date()) =>
  new TimestampAuthority({ url, roots: readPem(readFileSync(root.certificate), "CERTIFICATE").map((der) => Certificate.fromBER(new Uint8Array(der))), now });
const signed = () => readPackage(signContent("to be stamped", root.issue()));
const signatureOf = (one = signed()): Uint8Array => new Uint8Array(one.signerInfo.signature.getValue());
const isRefused = (stamp: Promise<string>): Promise<string> => stamp.then(() => "", (error: Error) => (error.cause as Error).message);

it("SG50 the authority's stamp over the signature stands beside it, and the package still holds", async () => {
  answer = reply;
  const one = signed();
  const stamped = readPackage(joinTimestamp(one, await authority().stamp(signatureOf(one))));
  checkAttributes(stamped);
  expect(stamped.signerInfo.unsignedAttrs?.attributes.map(({ type }) => type)).toEqual(["1.2.840.113549.1.9.16.2.14"]);
  expect(Buffer.from(stamped.content).toString()).toBe("to be stamped");
});

it("SG51 a stamp of something else, an old one, one of a key that is not for stamps alone, below another root, or of another time is none", async () => {
  const first = await new Promise<Buffer>((taken) => {
    answer = (question) => {
      taken(reply(question));
      return Buffer.alloc(0);
    };
    void authority().stamp(signatureOf()).catch(() => undefined);
  });
  answer = () => first;
  expect(await isRefused(authority().stamp(signatureOf()))).toMatch(/something else/);
  const same = signatureOf();
  const again = await new Promise<Buffer>((taken) => {
    answer = (question) => {
      taken(reply(question));
      return Buffer.alloc(0);
    };
    void authority().stamp(same).catch(() => undefined);
  });
  answer = () => again;
  expect(await isRefused(authority().stamp(same))).toMatch(/another question/);
  answer = reply;
  expect(await isRefused(authority(() => new Date(Date.now() + 600_000)).stamp(same))).toMatch(/clock differs/);
  const other = TestAuthority.root().issue({ extensions: stamping });
  answer = (question) => reply(question, other);
  expect(await isRefused(authority().stamp(same))).toMatch(/no root/);
  answer = (question) => signedBy(root.issue(), reply(question));
  expect(await isRefused(authority().stamp(same))).toMatch(/not for timestamps alone/);
  for (const wrong of [Buffer.from("no answer"), Buffer.alloc(0), Buffer.alloc(300_000)]) {
    answer = () => wrong;
    expect(await isRefused(authority().stamp(same))).not.toBe("");
  }
});
