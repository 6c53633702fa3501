import { resolve } from "node:path";
import { ConfigError } from "./ConfigError.ts";

/** By what electronic signatures are checked, and what browsers are told of the local service that makes them. */
export interface SignatureConfig {
  /** A file of PEM certificates that chains have to lead to; undefined: only the vendor's server checks. */
  readonly roots: string | undefined;
  /** Files of revocation lists, DER or PEM. */
  readonly crls: readonly string[];
  /** Origins from which lists may be fetched that a certificate names. */
  readonly crlHosts: readonly string[];
  /** The operator wants certificates to be taken that may be revoked. */
  readonly isUnrevoked: boolean;
  /** Base address of the vendor's server (E-IMZO-SERVER). */
  readonly server: string | undefined;
  /** A domain, its key, and so on: what the local service takes. */
  readonly apiKeys: readonly string[];
  readonly details: string | undefined;
  /** Another WebSocket address than the vendor's. */
  readonly service: string | undefined;
  /** An authority of timestamps (RFC 3161). */
  readonly timestampUrl: string | undefined;
}

/** Published by the vendor for everybody's own machine: no secrets. */
const ownMachine = [
  "localhost", "96D0C1491615C82B9A54D9989779DF825B690748224C2B04F500F370D51827CE2644D8D4A82C18184D73AB8530BB8ED537269603F61DB0D03D2104ABF789970B",
  "127.0.0.1", "A7BCFA5D490B351BE0754130DF03A068F855DB4333D43921125B9CF2670EF6A40370C646B90401955E1F7BC9CDBF59CE0B2C5467D820BE189C845D0B79CFC96F",
];

/** @throws ConfigError naming the variable */
export function readSignatureConfig(text: (variable: string) => string | undefined, cwd: string): SignatureConfig {
  const address = (variable: string, protocols: readonly string[]): string | undefined => readAddress(variable, text(variable), protocols);
  const roots = text("EIMZO_ROOTS");
  const lists = readWords(text("EIMZO_CRLS"));
  if (roots !== undefined && lists.length === 0) {
    throw new ConfigError("EIMZO_CRLS", "EIMZO_ROOTS is set: name files of revocation lists or addresses of hosts that have them, or say none");
  }
  const isHost = (entry: string): boolean => /^https?:\/\//i.test(entry);
  const isUnrevoked = lists.length === 1 && lists[0] === "none";
  return {
    roots: roots === undefined ? undefined : resolve(cwd, roots),
    crls: isUnrevoked ? [] : lists.filter((entry) => !isHost(entry)).map((entry) => resolve(cwd, entry)),
    crlHosts: lists.filter(isHost).map((entry) => new URL(readAddress("EIMZO_CRLS", entry, ["http:", "https:"]) ?? "").origin),
    isUnrevoked,
    server: address("EIMZO_SERVER", ["http:", "https:"])?.replace(/\/+$/, ""),
    apiKeys: readApiKeys(text("EIMZO_API_KEYS")),
    details: address("EIMZO_DETAILS", ["http:", "https:"]),
    service: address("EIMZO_SERVICE", ["ws:", "wss:"]),
    timestampUrl: address("TIMESTAMP_URL", ["http:", "https:"]),
  };
}

const readWords = (value = ""): string[] => value.split(/\s+/).filter((word) => word !== "");

function readAddress(variable: string, value: string | undefined, protocols: readonly string[]): string | undefined {
  if (value === undefined) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url && protocols.includes(url.protocol) && url.username === "" && url.password === "") return value;
  throw new ConfigError(variable, `"${value}" is no address that begins with ${protocols.map((protocol) => `${protocol}//`).join(" or ")}`);
}

/** `example.org=0A1B… www.example.org=…` */
function readApiKeys(value: string | undefined): string[] {
  const pairs = readWords(value).map((entry) => /^([a-z0-9.-]{1,253})=([0-9a-f]{32,256})$/i.exec(entry));
  if (pairs.some((pair) => pair === null)) throw new ConfigError("EIMZO_API_KEYS", "not a list of the form domain=KEY, separated by spaces");
  return [...ownMachine, ...pairs.flatMap((pair) => [pair?.[1] ?? "", pair?.[2] ?? ""])];
}
