import { webcrypto } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as asn1js from "asn1js";
import {
  AttributeTypeAndValue, BasicConstraints, Certificate, CertificateRevocationList, CryptoEngine, Extension, RevokedCertificate, setEngine, Time,
} from "pkijs";

setEngine("node", new CryptoEngine({ name: "node", crypto: webcrypto }));

const algorithm = { name: "ECDSA", namedCurve: "P-256" };
const oids = { CN: "2.5.4.3", O: "2.5.4.10", T: "2.5.4.12", UID: "0.9.2342.19200300.100.1.1", tin: "1.2.860.3.16.1.1", pinfl: "1.2.860.3.16.1.2" };
const day = 86_400_000;
const holder = { CN: "ТОШМАТОВ ЖАСУР", UID: "500000001", pinfl: "31234567890123" };

/** Keys of the demo's users: personal numbers are those of `projects/demo/users`. `idcard` is a card, not a file to choose. */
const demoKeys = {
  individual: { subject: holder },
  legal: { subject: { ...holder, O: "Тошкент шаҳар ҳокимлиги", T: "Бош мутахассис", tin: "200000002" } },
  admin: { subject: { CN: "КАРИМОВА НОДИРА", UID: "500000002", pinfl: "42345678901234" } },
  expired: { subject: holder, from: -800, to: -70 },
  revoked: { subject: holder, isRevoked: true },
  idcard: { subject: holder },
};

/**
 * An authority and keys for the demo in a folder, made when they are not there: `root.pem`, `revoked.crl`, and `<name>.pem` with a key and its
 * certificate. The authority's own key is kept nowhere: nothing is ever issued by it again.
 * @param {string} folder
 * @returns {Promise<{ roots: string, crls: string }>} files for EIMZO_ROOTS and EIMZO_CRLS
 */
export async function makeDemoKeys(folder) {
  const files = { roots: join(folder, "root.pem"), crls: join(folder, "revoked.crl") };
  if (existsSync(files.crls)) return files;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const pair = await webcrypto.subtle.generateKey(algorithm, true, ["sign", "verify"]);
  const authority = { subject: { CN: "Platon demo: trusted by nobody" }, pair };
  const root = await certify({ subject: authority.subject, key: pair.publicKey, by: authority, from: -1000, to: 3650, extensions: ofAuthority() });
  const revoked = [];
  for (const [name, { subject, from = -1, to = 730, isRevoked }] of Object.entries(demoKeys)) {
    const own = await webcrypto.subtle.generateKey(algorithm, true, ["sign", "verify"]);
    const certificate = await certify({ subject, key: own.publicKey, by: authority, from, to, extensions: ofSigner() });
    if (isRevoked) revoked.push(certificate);
    const key = await webcrypto.subtle.exportKey("pkcs8", own.privateKey);
    writeFileSync(join(folder, `${name}.pem`), `${pem("PRIVATE KEY", key)}${pem("CERTIFICATE", certificate.toSchema().toBER())}`, { mode: 0o600 });
  }
  writeFileSync(files.roots, pem("CERTIFICATE", root.toSchema().toBER()));
  writeFileSync(files.crls, pem("X509 CRL", await listOf(revoked, { root, pair })));
  return files;
}

async function certify({ subject, key, by, from, to, extensions }) {
  const certificate = new Certificate();
  certificate.version = 2;
  const serial = webcrypto.getRandomValues(new Uint8Array(8));
  serial[0] = (serial[0] & 0x3f) | 0x40;
  certificate.serialNumber = new asn1js.Integer({ valueHex: serial });
  setName(certificate.subject, subject);
  setName(certificate.issuer, by.subject);
  certificate.notBefore = timeIn(from);
  certificate.notAfter = timeIn(to);
  certificate.extensions = extensions;
  await certificate.subjectPublicKeyInfo.importKey(key);
  await certificate.sign(by.pair.privateKey, "SHA-256");
  return certificate;
}

async function listOf(certificates, { root, pair }) {
  const list = new CertificateRevocationList();
  list.version = 1;
  list.issuer = root.subject;
  list.thisUpdate = timeIn(-1);
  list.nextUpdate = timeIn(3650);
  if (certificates.length > 0) {
    list.revokedCertificates = certificates.map(({ serialNumber }) => new RevokedCertificate({ userCertificate: serialNumber, revocationDate: timeIn(-1) }));
  }
  await list.sign(pair.privateKey, "SHA-256");
  return list.toSchema(true).toBER();
}

const timeIn = (days) => new Time({ type: 0, value: new Date(Math.floor((Date.now() + days * day) / 1000) * 1000) });

const setName = (name, parts) => {
  name.typesAndValues = Object.entries(parts).map(([part, value]) => new AttributeTypeAndValue({ type: oids[part], value: new asn1js.Utf8String({ value }) }));
};

const usage = (bits, unusedBits) =>
  new Extension({ extnID: "2.5.29.15", critical: true, extnValue: new asn1js.BitString({ valueHex: new Uint8Array([bits]).buffer, unusedBits }).toBER() });
const constraints = (cA) => new Extension({ extnID: "2.5.29.19", critical: cA, extnValue: new BasicConstraints({ cA }).toSchema().toBER() });
const ofAuthority = () => [constraints(true), usage(0x06, 1)];
const ofSigner = () => [constraints(false), usage(0xc0, 6)];

const pem = (name, der) => `-----BEGIN ${name}-----\n${Buffer.from(der).toString("base64").replace(/(.{64})(?=.)/g, "$1\n")}\n-----END ${name}-----\n`;

/**
 * A key file with its certificate.
 * @param {string} file
 */
export async function readKeyFile(file) {
  const text = readFileSync(file, "latin1");
  const part = (name) => Buffer.from(new RegExp(`-----BEGIN ${name}-----([^-]+)-----END`).exec(text)?.[1] ?? "", "base64");
  const key = await webcrypto.subtle.importKey("pkcs8", part("PRIVATE KEY"), algorithm, false, ["sign"]);
  return { key, certificate: Certificate.fromBER(new Uint8Array(part("CERTIFICATE"))) };
}

/** @param {string} oid */
export const nameOfOid = (oid) => Object.entries(oids).find(([, value]) => value === oid)?.[0] ?? oid;
