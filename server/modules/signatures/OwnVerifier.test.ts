import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Certificate } from "pkijs";
import { afterAll, describe, expect, it } from "vitest";
import { readPem } from "./chain/readPem.ts";
import { RevocationLists } from "./chain/RevocationLists.ts";
import { OwnVerifier } from "./OwnVerifier.ts";
import { readPackage } from "./package/readPackage.ts";
import { individual, legalEntity, rsaKey, signContent, TestAuthority, type IssuedKey } from "./testing/TestAuthority.ts";

const root = TestAuthority.root();
const middle = root.below({ subject: "/CN=Middle" });
const authority = middle.below({ subject: "/CN=Issuing" });
const key = authority.issue();
const folder = mkdtempSync(join(tmpdir(), "platon-lists-"));
const challenge = "b".repeat(43);
afterAll(() => {
  authority.remove();
  rmSync(folder, { recursive: true, force: true });
});

interface Setting {
  readonly roots?: readonly string[];
  readonly now?: Date;
  /** Text of the revocation lists; undefined: nobody asks. */
  readonly lists?: string | undefined;
}

let files = 0;

function verifierOf({ roots = [root.pem], now = new Date(), lists }: Setting): OwnVerifier {
  files += 1;
  const file = join(folder, `${files}.crl`);
  if (lists !== undefined) writeFileSync(file, lists);
  return new OwnVerifier({
    roots: roots.flatMap((pem) => readPem(Buffer.from(pem), "CERTIFICATE").map((der) => Certificate.fromBER(new Uint8Array(der)))),
    revocation: lists === undefined ? undefined : new RevocationLists({ files: [file], hosts: [], now: () => now }),
    now: () => now,
  });
}

const verify = async (pkcs7: string, setting: Setting = {}) => verifierOf(setting).verify(readPackage(pkcs7));

/** The reason of a refusal, or who signed. */
const outcome = (pkcs7: string | (() => string), setting: Setting = {}): Promise<unknown> =>
  Promise.resolve().then(() => verify(typeof pkcs7 === "string" ? pkcs7 : pkcs7(), setting)).then(({ fullName }) => fullName, (error: Error & { code?: string }) => `${error.name} ${error.code ?? ""}: ${error.message}`);
const ofKey = (issued: IssuedKey, setting: Setting = {}) => outcome(signContent(challenge, issued), setting);

describe("a signed package", () => {
  it("SG10 of RSA with 2048 bits, P-256 or P-384 and SHA-256 or longer tells by object identifiers who signed", async () => {
    const keys = [key, authority.issue({ key: rsaKey(2048) }), authority.issue({ key: ["-newkey", "EC", "-pkeyopt", "ec_paramgen_curve:P-384"] })];
    for (const [index, one] of keys.entries()) {
      const { serial, ...signer } = await verify(signContent(challenge, one, index === 2 ? ["-md", "sha384"] : []));
      expect(signer).toEqual({ fullName: "ALIYEV ALI", pinfl: "31234567890123", tin: undefined });
      expect(serial).toMatch(/^[1-9A-F][0-9A-F]{20,39}$/);
    }
    expect(await verify(signContent(challenge, authority.issue({ subject: legalEntity })))).toMatchObject({ pinfl: "31234567890123", tin: "300000001" });
    const inText = authority.issue({ subject: "/CN=X,1.2.860.3.16.1.2=31234567890123" });
    expect(await verify(signContent(challenge, inText))).toMatchObject({ pinfl: undefined });
    const twice = authority.issue({ subject: `${individual}/pinfl=32222222222222` });
    expect(await ofKey(twice)).toMatch(/more than once/);
    expect(await ofKey(authority.issue({ subject: "/CN=X/pinfl=3123" }))).toMatch(/no such number/);
  });

  it("SG11 with anything changed is refused: the content, the signature, an attribute, the certificate", async () => {
    const bytes = Buffer.from(signContent(challenge, key), "base64");
    expect(await outcome(bytes.toString("base64"))).toBe("ALIYEV ALI");
    const refused = new Set<unknown>();
    for (let at = 20; at < bytes.length; at += 29) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 0x01;
      const result = await outcome(changed.toString("base64"));
      // Bytes of authorities that the package only carries may be any: the chain is then found or not.
      if (result === "ALIYEV ALI") expect(Buffer.from(readPackage(changed.toString("base64")).content).toString()).toBe(challenge);
      refused.add(String(result).split(":")[0]);
    }
    expect([...refused].filter((result) => result !== "ALIYEV ALI")).toEqual(["SignatureRefused invalid_signer"]);
    const other = Buffer.from(bytes);
    other.write("c", other.indexOf(challenge));
    expect(await outcome(other.toString("base64"))).toBe("SignatureRefused invalid_signer: the content is another than was signed");
  });

  it("SG12 without signed attributes, without content, with no signer or with two is refused", async () => {
    expect(await outcome(signContent(challenge, key, ["-noattr"]))).toMatch(/without signed attributes/);
    expect(await outcome(() => detached())).toMatch(/not inside/);
    const second = authority.issue();
    expect(await outcome(signContent(challenge, key, ["-signer", second.certificate, "-inkey", second.key]))).toMatch(/2 signers/);
    expect(await outcome(signContent(challenge, key, ["-nocerts"]))).toMatch(/without the signer's certificate/);
    expect(await outcome(() => execFileSync("openssl", ["crl2pkcs7", "-nocrl", "-certfile", key.certificate, "-outform", "DER"]).toString("base64"))).toMatch(/SignatureRefused invalid_signer/);
    expect(await outcome(signContent(challenge, key, ["-econtent_type", "1.2.3.4"]))).toMatch(/not inside/);
  });

  it("SG13 with MD5, SHA-1, a weak key or an algorithm that is not of the key is refused", async () => {
    expect(await outcome(signContent(challenge, key, ["-md", "sha1"]))).toMatch(/is not taken/);
    expect(await ofKey(authority.issue({ key: rsaKey(1024) }))).toMatch(/too weak/);
    expect(await ofKey(authority.issue({ key: ["-newkey", "EC", "-pkeyopt", "ec_paramgen_curve:P-521"] }))).toMatch(/too weak/);
    const bytes = Buffer.from(signContent(challenge, key), "base64");
    // ecdsa-with-SHA256 → sha256WithRSAEncryption, of the signer; the digest alone to SHA-512.
    const ecdsa = Buffer.from("06082a8648ce3d040302", "hex");
    const at = bytes.lastIndexOf(ecdsa);
    const confused = Buffer.from(bytes);
    Buffer.from("06082a8648ce3d040304", "hex").copy(confused, at);
    expect(await outcome(confused.toString("base64"))).toMatch(/is not taken/);
  });

  it("SG14 that is no package, cut off, or padded is refused, whatever it is", async () => {
    const base64 = signContent(challenge, key);
    const bytes = Buffer.from(base64, "base64");
    for (let length = 0; length < bytes.length; length += 97) {
      expect(await outcome(bytes.subarray(0, length).toString("base64"))).toMatch(/^SignatureRefused invalid_signer: /);
    }
    const hostile = ["", "%%%", "AAAA", "MIAGCSqGSIb3DQEHAqCA".padEnd(60_000, "MIAw"), Buffer.alloc(40_000, 0x30).toString("base64"), Buffer.concat([bytes, Buffer.alloc(1000)]).toString("base64"), challenge];
    for (const text of hostile) expect(await outcome(text)).toMatch(/^SignatureRefused invalid_signer: /);
    expect(await outcome(base64.replace(/(.{64})/g, "$1\r\n"))).toBe("ALIYEV ALI");
  });
});

function detached(): string {
  const args = ["cms", "-sign", "-binary", "-outform", "DER", "-md", "sha256", "-signer", key.certificate, "-inkey", key.key];
  return execFileSync("openssl", args, { input: challenge }).toString("base64");
}

describe("the chain of a certificate", () => {
  it("SG20 leads to a root of the operator's by authorities that may issue and may have so many below", async () => {
    expect(await ofKey(root.issue())).toBe("ALIYEV ALI");
    expect(await ofKey(key, { roots: [TestAuthority.root().pem] })).toMatch(/leads to no root/);
    expect(await ofKey(key, { roots: [TestAuthority.root({ subject: "/CN=Root" }).pem] })).toMatch(/leads to no root/);
    // A root that only the package brings is none.
    const strange = TestAuthority.root({ subject: "/CN=Strange" });
    expect(await ofKey(strange.issue())).toMatch(/no root|too long/);
    const noAuthority = root.below({ extensions: ["basicConstraints=CA:FALSE", "keyUsage=critical,keyCertSign"] });
    expect(await ofKey(noAuthority.issue())).toMatch(/no authority/);
    const noIssuing = root.below({ extensions: ["basicConstraints=critical,CA:TRUE", "keyUsage=critical,digitalSignature"] });
    expect(await ofKey(noIssuing.issue())).toMatch(/no authority/);
    const none = ["basicConstraints=critical,CA:TRUE,pathlen:0", "keyUsage=critical,keyCertSign,cRLSign"];
    const shallow = root.below({ extensions: none });
    expect(await ofKey(shallow.issue())).toBe("ALIYEV ALI");
    expect(await ofKey(shallow.below().issue())).toMatch(/so many below/);
  });

  it("SG21 is valid by the server's clock at each of its certificates, whatever the signature says of its time", async () => {
    expect(await ofKey(authority.issue({ from: -30, to: -1 }))).toMatch(/has run out/);
    expect(await ofKey(authority.issue({ from: 1, to: 30 }))).toMatch(/not valid yet/);
    expect(await ofKey(root.below({ from: -30, to: -1 }).issue())).toMatch(/has run out/);
    expect(await ofKey(key, { now: new Date(Date.now() + 60 * 86_400_000) })).toMatch(/has run out/);
    expect(await ofKey(key, { now: new Date(Date.now() - 60 * 86_400_000) })).toMatch(/not valid yet/);
  });

  it("SG22 begins with a key that is for signing, and demands nothing that is not known", async () => {
    const withUsage = (usage: string, ...more: string[]) => ofKey(authority.issue({ extensions: ["basicConstraints=CA:FALSE", `keyUsage=critical,${usage}`, ...more] }));
    expect(await withUsage("digitalSignature")).toBe("ALIYEV ALI");
    expect(await withUsage("nonRepudiation")).toBe("ALIYEV ALI");
    expect(await withUsage("keyEncipherment")).toMatch(/not for signing/);
    expect(await ofKey(authority.issue({ extensions: ["basicConstraints=CA:FALSE"] }))).toMatch(/not for signing/);
    expect(await withUsage("digitalSignature", "1.2.3.4=critical,ASN1:NULL")).toMatch(/not known/);
    expect(await withUsage("digitalSignature", "1.2.3.4=ASN1:NULL")).toBe("ALIYEV ALI");
  });

  it("SG23 is refused as revoked where its key, or any authority in it, was revoked", async () => {
    const top = TestAuthority.root();
    const [second, other] = [top.below({ subject: "/CN=Second" }), top.below({ subject: "/CN=Other" })];
    const third = second.below({ subject: "/CN=Third" });
    const [leaf, direct] = [third.issue(), second.issue()];
    const roots = [top.pem];
    const lists = () => `${third.list()}${second.list()}${top.list()}${other.list()}`;
    const now = () => Promise.all([leaf, direct, other.issue()].map((one) => ofKey(one, { roots, lists: lists() })));
    const [fine, revoked] = ["ALIYEV ALI", "SignatureRefused revoked_signer: revoked at depth"];
    expect(await now()).toEqual([fine, fine, fine]);
    third.revoke(leaf);
    expect(await now()).toEqual([`${revoked} 0`, fine, fine]);
    second.revoke(direct);
    expect(await now()).toEqual([`${revoked} 0`, `${revoked} 0`, fine]);
    const young = third.issue();
    second.revoke(third);
    expect(await ofKey(young, { roots, lists: lists() })).toBe(`${revoked} 1`);
    const later = second.issue();
    top.revoke(second);
    expect(await ofKey(later, { roots, lists: lists() })).toBe(`${revoked} 1`);
    expect(await ofKey(young, { roots, lists: `${third.list()}${top.list()}${TestAuthority.root({ subject: "/CN=Second" }).list()}` })).toMatch(/^RevocationUnknown/);
  });

  it("SG24 is not taken where no list of an issuer's holds now: none, one that has run out, one that another signed", async () => {
    const { list } = { list: () => `${middle.list()}${root.list()}` };
    expect(await ofKey(key, { lists: authority.lists() })).toBe("ALIYEV ALI");
    expect(await ofKey(key, { lists: list() })).toMatch(/^RevocationUnknown/);
    expect(await ofKey(key, { lists: `${list()}${authority.list({ from: -3, to: -1 })}` })).toMatch(/^RevocationUnknown/);
    const forged = TestAuthority.root({ subject: "/CN=Issuing" });
    expect(await ofKey(key, { lists: `${list()}${forged.list()}` })).toMatch(/^RevocationUnknown/);
  });
});
