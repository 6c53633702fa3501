import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface KeyOptions {
  /** As openssl writes it: `/CN=A B/pinfl=31234567890123`. */
  readonly subject?: string;
  /** Days from now; below zero they are past. */
  readonly from?: number;
  readonly to?: number;
  /** Lines of the certificate's extensions. */
  readonly extensions?: readonly string[];
  readonly key?: readonly string[];
}

const ecKey = ["-newkey", "EC", "-pkeyopt", "ec_paramgen_curve:P-256"];
export const rsaKey = (bits: number): readonly string[] => ["-newkey", "RSA", "-pkeyopt", `rsa_keygen_bits:${bits}`];
const ofAuthority = ["basicConstraints=critical,CA:TRUE", "keyUsage=critical,keyCertSign,cRLSign", "subjectKeyIdentifier=hash"];
const ofSigner = ["basicConstraints=CA:FALSE", "keyUsage=critical,digitalSignature,nonRepudiation"];
/** What a subject of an individual is, and of a legal entity. */
export const individual = "/CN=ALIYEV ALI/pinfl=31234567890123";
export const legalEntity = "/CN=ALIYEV ALI/O=ALI LLC/tin=300000001/pinfl=31234567890123";

const openssl = (args: readonly string[], input?: Buffer): Buffer =>
  execFileSync("openssl", args, { stdio: ["pipe", "pipe", "pipe"], ...(input && { input }) });

const stamp = (days: number): string => `${new Date(Date.now() + days * 86_400_000).toISOString().replace(/[-:T]/g, "").slice(0, 14)}Z`;

/** A key with its certificate, and the files of those above it. */
export interface IssuedKey {
  readonly name: string;
  readonly certificate: string;
  readonly key: string;
  readonly authority: TestAuthority | undefined;
}

/** An authority by openssl, in a folder of its own: issues, revokes and tells what it revoked. */
export class TestAuthority implements IssuedKey {
  readonly folder: string;
  readonly name: string;
  readonly authority: TestAuthority | undefined;
  #count = 0;

  private constructor(folder: string, name: string, authority: TestAuthority | undefined) {
    this.folder = folder;
    this.name = name;
    this.authority = authority;
  }

  static root({ key = ecKey, extensions = ofAuthority, ...options }: KeyOptions = {}): TestAuthority {
    return TestAuthority.#make({ key, extensions, subject: "/CN=Root", ...options });
  }

  /** One below this. */
  below({ key = ecKey, extensions = ofAuthority, ...options }: KeyOptions = {}): TestAuthority {
    return TestAuthority.#make({ key, extensions, subject: "/CN=Authority", ...options }, this);
  }

  static #make(options: KeyOptions, above?: TestAuthority): TestAuthority {
    const folder = mkdtempSync(join(tmpdir(), "platon-authority-"));
    mkdirSync(join(folder, "new"));
    for (const [name, text] of [["index.txt", ""], ["index.txt.attr", "unique_subject = no\n"], ["crlnumber", "01\n"]] as const) writeFileSync(join(folder, name), text);
    writeFileSync(join(folder, "ca.cnf"), `
oid_section = numbers
[numbers]
pinfl = 1.2.860.3.16.1.2
tin = 1.2.860.3.16.1.1
[ca]
default_ca = own
[own]
dir = ${folder}
database = $dir/index.txt
crlnumber = $dir/crlnumber
new_certs_dir = $dir/new
certificate = $dir/authority.pem
private_key = $dir/authority.key
rand_serial = yes
default_md = sha256
preserve = yes
policy = anything
[anything]
commonName = optional
organizationName = optional
pinfl = optional
tin = optional
[req]
distinguished_name = none
[none]
`);
    const made = new TestAuthority(folder, "authority", above);
    made.#request("authority", options);
    if (above) above.#certify(made, options);
    else made.#certify(made, options, true);
    return made;
  }

  get certificate(): string {
    return join(this.folder, "authority.pem");
  }

  get key(): string {
    return join(this.folder, "authority.key");
  }

  get pem(): string {
    return readFileSync(this.certificate, "utf8");
  }

  /** Bytes of the certificates from this up to the root, for packages. */
  get chainFile(): string {
    const file = join(this.folder, "chain.pem");
    if (!existsSync(file)) writeFileSync(file, `${this.pem}${this.authority ? readFileSync(this.authority.chainFile, "utf8") : ""}`);
    return file;
  }

  issue({ key = ecKey, extensions = ofSigner, subject = individual, ...options }: KeyOptions = {}): IssuedKey {
    this.#count += 1;
    const name = `key-${this.#count}`;
    const issued = { name, authority: this, certificate: join(this.folder, `${name}.pem`), key: join(this.folder, `${name}.key`) };
    this.#request(name, { key, subject });
    this.#certify(issued, { extensions, ...options });
    return issued;
  }

  revoke({ certificate }: IssuedKey): void {
    this.#ca(["-revoke", certificate]);
  }

  /** The list of what it revoked, in PEM. */
  list({ from = -1, to = 1 }: { from?: number; to?: number } = {}): string {
    return this.#ca(["-gencrl", "-crl_lastupdate", stamp(from), "-crl_nextupdate", stamp(to)]).toString("utf8");
  }

  /** What the authority and those above it say was revoked. */
  lists(): string {
    return `${this.list()}${this.authority?.lists() ?? ""}`;
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
    this.authority?.remove();
  }

  #request(name: string, { key = ecKey, subject = "" }: KeyOptions): void {
    const file = join(this.folder, `${name}.key`);
    openssl(["req", ...key, "-noenc", "-keyout", file, "-utf8", "-config", join(this.folder, "ca.cnf"), "-subj", subject, "-out", join(this.folder, `${name}.csr`)]);
  }

  #certify(issued: IssuedKey, { extensions = ofSigner, from = -1, to = 30 }: KeyOptions, isOwn = false): void {
    const base = issued.certificate.replace(/\.pem$/, "");
    writeFileSync(`${base}.ext`, ["[extensions]", ...extensions, ""].join("\n"));
    this.#ca([
      "-batch", "-notext", "-extfile", `${base}.ext`, "-extensions", "extensions", "-startdate", stamp(from), "-enddate", stamp(to),
      "-in", `${base}.csr`, "-out", issued.certificate, ...(isOwn ? ["-selfsign"] : []),
    ]);
  }

  #ca(args: readonly string[]): Buffer {
    return openssl(["ca", "-config", join(this.folder, "ca.cnf"), ...args]);
  }
}

/** Base64 of PKCS#7 over the content, attached, with the chain above the key; `args` are further ones of `openssl cms -sign`. */
export function signContent(content: string | Uint8Array, { authority, certificate, key }: IssuedKey, args: readonly string[] = []): string {
  const chain = authority ? ["-certfile", authority.chainFile] : [];
  const der = openssl(["cms", "-sign", "-binary", "-nodetach", "-outform", "DER", "-md", "sha256", "-signer", certificate, "-inkey", key, ...chain, ...args], Buffer.from(content));
  return der.toString("base64");
}
