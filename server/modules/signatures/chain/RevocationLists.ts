import { readFile, stat } from "node:fs/promises";
import { GeneralName, type Certificate, type CRLDistributionPoints } from "pkijs";
import { SignatureRefused } from "../package/SignatureRefused.ts";
import { extensionOf } from "./certificateFacts.ts";
import { fetchLimited } from "./fetchLimited.ts";
import { readPem } from "./readPem.ts";
import { RevocationList } from "./RevocationList.ts";

interface Sources {
  readonly files: readonly string[];
  /** Origins. */
  readonly hosts: readonly string[];
  readonly now: () => Date;
}

interface Kept {
  readonly lists: readonly RevocationList[];
  /** Of a file when it was written, of an address when it was asked. */
  readonly at: number;
}

/** Nobody can say now whether a certificate was revoked: it is not taken, and another try may be answered. */
export class RevocationUnknown extends Error {
  override readonly name = "RevocationUnknown";
}

/** Milliseconds for which a list that was fetched is not asked for again. */
const fresh = 10 * 60_000;
const limits = { bytes: 32 * 1024 * 1024, milliseconds: 5_000 };
const distributionPoints = "2.5.29.31";

/** Lists of revoked certificates: files of the operator's, and what hosts of the operator's give (P17). */
export class RevocationLists {
  readonly #sources: Sources;
  readonly #kept = new Map<string, Promise<Kept>>();

  constructor(sources: Sources) {
    this.#sources = sources;
  }

  /** Reads the files, so that one that is none is told at the start. */
  async open(): Promise<void> {
    for (const file of this.#sources.files) await this.#ofFile(file);
  }

  /**
   * Asks of each certificate but the root whether its issuer has revoked it (P14). The chain stands: who names an address is vouched for.
   * @throws SignatureRefused `revoked_signer`
   * @throws RevocationUnknown where no list that holds now is the issuer's
   */
  async demandUnrevoked(chain: readonly Certificate[]): Promise<void> {
    for (const [index, certificate] of chain.slice(0, -1).entries()) {
      const issuer = chain[index + 1] ?? certificate;
      const lists = await this.#listsOf(certificate, issuer);
      if (lists.some((list) => list.has(certificate))) throw new SignatureRefused(`revoked at depth ${index}`, "revoked_signer");
    }
  }

  /** Those of files, or where none is the issuer's, those of the addresses that the certificate names. */
  async #listsOf(certificate: Certificate, issuer: Certificate): Promise<readonly RevocationList[]> {
    const { files, hosts, now } = this.#sources;
    const holding = ({ lists }: Kept): readonly RevocationList[] => lists.filter((list) => list.holdsAt(now()) && list.isOf(issuer));
    const own = (await Promise.all(files.map((file) => this.#ofFile(file)))).flatMap(holding);
    if (own.length > 0) return own;
    for (const address of addressesOf(certificate)) {
      if (!hosts.includes(originOf(address))) continue;
      const found = await this.#ofAddress(address).then(holding, () => []);
      if (found.length > 0) return found;
    }
    throw new RevocationUnknown("no revocation list of the issuer holds now");
  }

  async #ofFile(file: string): Promise<Kept> {
    const at = (await stat(file)).mtimeMs;
    return this.#keep(file, (kept) => kept.at === at, async () => ({ lists: readPem(await readFile(file), "X509 CRL").map((der) => new RevocationList(der)), at }));
  }

  #ofAddress(address: string): Promise<Kept> {
    const now = this.#sources.now().getTime();
    return this.#keep(address, ({ at }) => now - at < fresh, async () => ({ lists: [new RevocationList(await fetchLimited(address, limits))], at: now }));
  }

  /** Who asks meanwhile waits for the same reading; what failed is asked again. */
  async #keep(key: string, isFresh: (kept: Kept) => boolean, read: () => Promise<Kept>): Promise<Kept> {
    const kept = await this.#kept.get(key);
    if (kept && isFresh(kept)) return kept;
    const reading = read();
    this.#kept.set(key, reading);
    reading.catch(() => this.#kept.delete(key));
    return reading;
  }
}

function addressesOf(certificate: Certificate): string[] {
  const parsed = extensionOf(certificate, distributionPoints)?.parsedValue as CRLDistributionPoints | undefined;
  const names = parsed?.distributionPoints.flatMap(({ distributionPoint }) => (Array.isArray(distributionPoint) ? distributionPoint : [])) ?? [];
  return names.flatMap((name) => (name instanceof GeneralName && name.type === 6 ? [String(name.value)] : [])).slice(0, 5);
}

const originOf = (address: string): string => (URL.canParse(address) ? new URL(address).origin : "");
