import { isIP } from "node:net";
import { resolve } from "node:path";
import { ConfigError } from "./ConfigError.ts";
import { readSignatureConfig, type SignatureConfig } from "./readSignatureConfig.ts";
import { mostLimit, realmLimitNames, realmLimits, type RealmLimitName, type RealmLimits } from "#core/limits/realmLimits.ts";
import { projectLimitNames, type ProjectCaps, type ProjectLimitName } from "#core/limits/projectLimits.ts";
import type { MailSettings } from "./modules/mail/Mailer.ts";
import { isMailAddress } from "./modules/mail/mailAddress.ts";

/** What the environment says, checked. Every other setting belongs to a project and lies in the database. */
export interface ServerConfig {
  /** 0 takes any free port. */
  readonly port: number;
  /** Addresses to listen on, all with the same port. */
  readonly hosts: readonly string[];
  /** Only this machine can connect. */
  readonly isLoopback: boolean;
  readonly dataDir: string;
  /** Where uploaded files lie; several nodes on one PostgreSQL share it. */
  readonly filesDir: string;
  /** Undefined: the embedded database below `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** By project the address of a login role that reads its own tables and may do nothing else. */
  readonly sqlReaders: ReadonlyMap<string, string>;
  /** The folder that seeds an empty project (D43). */
  readonly projectDir: string;
  /** The operator named that folder: its project is to be there, whatever others are. */
  readonly isProjectNamed: boolean;
  /** Host names below it serve realms (X9): `sandbox.example.org`, with `:port` where it differs. */
  readonly sandboxDomain: string | undefined;
  /** Limits of code in a sandbox that the operator raised. */
  readonly raisedLimits: Partial<RealmLimits>;
  /** The most that any project may take, whatever its settings say. */
  readonly projectCaps: ProjectCaps;
  /** `X-Forwarded-For` and `X-Forwarded-Proto` of one proxy in front are believed. */
  readonly trustProxy: boolean;
  /** Bearer of whoever may read `GET /metrics`; without it nobody does. */
  readonly metricsToken: string | undefined;
  /** Where errors of the product's own code are told to; undefined: nowhere. It may hold a key. */
  readonly errorReportUrl: string | undefined;
  /** Where maps get the pictures of the ground: an address with `{z}`, `{x}` and `{y}`; undefined: nowhere. */
  readonly tiles: string | undefined;
  /** How letters leave and where the links in them lead; undefined: none leaves. */
  readonly mail: MailSettings | undefined;
  /** Hosts of other servers that may have a private address, and be asked by plain http: an identity provider in the own network. */
  readonly privateHosts: readonly string[];
  /** Hosts that stages of projects' endpoints may ask: `api.example.org`, `*.example.org`, `10.0.0.7:8080`; none unless named. */
  readonly outgoingHosts: readonly string[];
  /** Electronic signatures: what they are checked by, and what browsers are told. */
  readonly signatures: SignatureConfig;
  /** Plain http beyond this machine is what the operator wants (D12). */
  readonly insecureHttp: boolean;
}

export { ConfigError };

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the environment. Relative folders are those below `cwd`.
 * @throws ConfigError naming the variable
 */
export function readConfig(environment: Environment, cwd: string): ServerConfig {
  const text = (variable: string): string | undefined => environment[variable]?.trim() || undefined;
  const hosts = readHosts(text("HOST"));
  const isLoopback = hosts.every(isLoopbackAddress);
  const trustProxy = readSwitch("TRUST_PROXY", text("TRUST_PROXY"));
  const insecureHttp = readSwitch("INSECURE_HTTP", text("INSECURE_HTTP"));
  if (!isLoopback && !trustProxy && !insecureHttp) {
    throw new ConfigError(
      "HOST",
      `${hosts.join(", ")} is reachable from other machines: put an https proxy in front and set TRUST_PROXY=1, ` +
        "or set INSECURE_HTTP=1 to serve plain http",
    );
  }
  const dataDir = readFolder("DATA_DIR", text("DATA_DIR") ?? ".data", cwd);
  return {
    port: readPort(text("PORT")),
    hosts,
    isLoopback,
    dataDir,
    filesDir: readFolder("FILES_DIR", text("FILES_DIR") ?? "files", text("FILES_DIR") === undefined ? dataDir : cwd),
    databaseUrl: readDatabaseUrl(text("DATABASE_URL")),
    sqlReaders: readSqlReaders(text("SQL_READERS")),
    projectDir: readFolder("PROJECT_DIR", text("PROJECT_DIR") ?? "projects/demo", cwd),
    isProjectNamed: text("PROJECT_DIR") !== undefined,
    sandboxDomain: readSandboxDomain(text("SANDBOX_DOMAIN")),
    raisedLimits: readLimits(text("REALM_LIMITS")),
    projectCaps: readCaps(text("PROJECT_LIMITS")),
    trustProxy,
    metricsToken: readToken("METRICS_TOKEN", text("METRICS_TOKEN")),
    errorReportUrl: readErrorReportUrl(text("ERROR_REPORT_URL")),
    mail: readMail({ url: text("MAIL_URL"), from: text("MAIL_FROM"), publicUrl: text("PUBLIC_URL") }),
    tiles: readTiles(text("MAP_TILES")),
    privateHosts: readPrivateHosts(text("ALLOW_PRIVATE_HOSTS")),
    outgoingHosts: readOutgoingHosts(text("OUTGOING_HOSTS")),
    signatures: readSignatureConfig(text, cwd),
    insecureHttp,
  };
}

/** `127.0.0.0/8` and `::1`. */
export function isLoopbackAddress(address: string): boolean {
  return /^(::ffff:)?127\.\d+\.\d+\.\d+$/i.test(address) || address === "::1";
}

function readPort(value = "3000"): number {
  const port = Number(value);
  if (/^\d{1,5}$/.test(value) && port <= 65_535) return port;
  throw new ConfigError("PORT", `"${value}" is not a port; give a number from 0 to 65535`);
}

function readHosts(value = "localhost"): readonly string[] {
  if (value === "localhost") return ["127.0.0.1", "::1"];
  const address = value.replace(/^\[(.*)\]$/, "$1");
  if (isIP(address) !== 0) return [address];
  throw new ConfigError("HOST", `"${value}" is not an address to listen on; give localhost or an IP address`);
}

function readFolder(variable: string, value: string, cwd: string): string {
  if (value.includes("\0")) throw new ConfigError(variable, "a folder's name cannot hold a zero byte");
  return resolve(cwd, value);
}

function readDatabaseUrl(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const protocol = URL.canParse(value) ? new URL(value).protocol : undefined;
  if (protocol === "postgres:" || protocol === "postgresql:") return value;
  // The value may hold a password, so it is not repeated.
  throw new ConfigError("DATABASE_URL", "not an address of the form postgres://user:password@host:5432/name");
}

function readSqlReaders(value = ""): ReadonlyMap<string, string> {
  const entries = value.split(/\s+/).filter((entry) => entry !== "").map((entry) => /^([a-z0-9_]+)=(postgres(?:ql)?:\/\/.+)$/.exec(entry));
  const isAddress = (url = ""): boolean => URL.canParse(url) && new URL(url).username !== "";
  if (entries.every((entry) => isAddress(entry?.[2]))) return new Map(entries.flatMap((entry) => (entry ? [[entry[1] ?? "", entry[2] ?? ""]] : [])));
  // The value holds passwords, so it is not repeated.
  throw new ConfigError("SQL_READERS", "not a list of the form project=postgres://role:password@host:5432/name, separated by spaces");
}

function readSandboxDomain(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const label = "[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?";
  const isName = new RegExp(`^${label}(\\.${label})*(:\\d{1,5})?$`, "i").test(value);
  const [name = "", port = "443"] = value.split(":");
  // Below an IP address there are no names.
  if (isName && isIP(name) === 0 && Number(port) >= 1 && Number(port) <= 65_535) return value.toLowerCase();
  throw new ConfigError("SANDBOX_DOMAIN", `"${value}" is not a domain name; give one like sandbox.example.org`);
}

/** `componentNodes=10000 callTime=60000` */
function readLimits(value = ""): Partial<RealmLimits> {
  const raised: Partial<Record<RealmLimitName, number>> = {};
  for (const said of value.split(/[\s,]+/).filter((one) => one !== "")) {
    const [wanted = "", number = ""] = said.split("=");
    const name = realmLimitNames.find((one) => one === wanted);
    if (name === undefined) throw new ConfigError("REALM_LIMITS", `there is no limit "${wanted}"; there are: ${realmLimitNames.join(", ")}`);
    const [least, most] = [realmLimits[name], mostLimit(name)];
    if (!/^\d{1,12}$/.test(number) || Number(number) < least || Number(number) > most) {
      throw new ConfigError("REALM_LIMITS", `"${said}": ${name} is a whole number from ${least}, the default, to ${most}`);
    }
    raised[name] = Number(number);
  }
  return raised;
}

/** `fileMegabytes=200 tasksAtOnce=4` */
function readCaps(value = ""): ProjectCaps {
  const caps: Partial<Record<ProjectLimitName, number>> = {};
  for (const said of value.split(/[\s,]+/).filter((one) => one !== "")) {
    const [wanted = "", number = ""] = said.split("=");
    const name = projectLimitNames.find((one) => one === wanted);
    if (name === undefined) throw new ConfigError("PROJECT_LIMITS", `there is no limit "${wanted}"; there are: ${projectLimitNames.join(", ")}`);
    if (!/^[1-9]\d{0,8}$/.test(number)) throw new ConfigError("PROJECT_LIMITS", `"${said}": ${name} is a whole number from 1 to 999999999`);
    caps[name] = Number(number);
  }
  return caps;
}

/** Long enough not to be guessed; what a header can carry. */
function readToken(variable: string, value: string | undefined): string | undefined {
  if (value === undefined || /^[\w.~+/=-]{16,200}$/.test(value)) return value;
  // The value is a secret, so it is not repeated.
  throw new ConfigError(variable, "give 16 to 200 letters, digits or -._~+/=");
}

function readErrorReportUrl(value: string | undefined): string | undefined {
  if (value === undefined || (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol))) return value;
  // The value may hold a key, so it is not repeated.
  throw new ConfigError("ERROR_REPORT_URL", "not an address of the form https://errors.example.org/path");
}

/** Its host goes into a header: nothing that could end a directive or a line. */
function readTiles(value: string | undefined): string | undefined {
  const isAddress = value === undefined || (/^(\/(?![/\\])|https?:\/\/)(?:[\w./:?=&%@~-]|\{[zxyr]\}){1,500}$/.test(value) && URL.canParse(value, "http://localhost"));
  if (isAddress && ["{z}", "{x}", "{y}"].every((part) => value === undefined || value.includes(part))) return value;
  throw new ConfigError("MAP_TILES", `"${value}" is no address of map tiles; give one like https://tiles.example.org/{z}/{x}/{y}.png`);
}

/** Letters need all three: a link that a request could shape would lead to whoever made the request. */
function readMail({ url, from, publicUrl }: { readonly [Key in keyof MailSettings]: string | undefined }): MailSettings | undefined {
  if (url === undefined) return undefined;
  const protocol = URL.canParse(url) ? new URL(url).protocol : undefined;
  // The value may hold a password, so it is not repeated.
  if (protocol !== "smtp:" && protocol !== "smtps:") throw new ConfigError("MAIL_URL", "not an address of the form smtps://user:password@host:465");
  const address = /<([^<>]*)>$/.exec(from ?? "")?.[1] ?? from ?? "";
  if (from === undefined || !isMailAddress(address) || /[\r\n]/.test(from)) throw new ConfigError("MAIL_FROM", "give the address that letters come from: Name <no-reply@example.org>");
  const isWeb = publicUrl !== undefined && URL.canParse(publicUrl) && /^https?:$/.test(new URL(publicUrl).protocol);
  if (!isWeb) throw new ConfigError("PUBLIC_URL", "give the address at which people open the product, where the links in letters lead: https://example.org");
  return { url, from, publicUrl: new URL(publicUrl).origin };
}

/** Names or addresses, without port. */
function readPrivateHosts(value = ""): readonly string[] {
  const hosts = value.split(/[\s,]+/).filter((one) => one !== "").map((one) => one.toLowerCase().replace(/^\[(.*)\]$/, "$1"));
  const wrong = hosts.find((one) => isIP(one) === 0 && !/^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/.test(one));
  if (wrong === undefined) return hosts;
  throw new ConfigError("ALLOW_PRIVATE_HOSTS", `"${wrong}" is no host; give names or addresses without port, separated by spaces`);
}

/** Names, those below a name, or addresses; with a port where it is another than the usual one. An IPv6 address stands in brackets. */
function readOutgoingHosts(value = ""): readonly string[] {
  const hosts = value.split(/[\s,]+/).filter((one) => one !== "").map((one) => one.toLowerCase());
  const wrong = hosts.find((one) => {
    const [, name = "", address = "", port = "1"] = /^(?:((?:\*\.)?[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?)|\[([0-9a-f:.]+)\])(?::(\d{1,5}))?$/.exec(one) ?? [];
    return (name === "" && isIP(address) !== 6) || Number(port) < 1 || Number(port) > 65_535;
  });
  if (wrong === undefined) return hosts;
  throw new ConfigError("OUTGOING_HOSTS", `"${wrong}" is no host; give names like api.example.org or *.example.org, or addresses, with :port where it is not the usual one`);
}

function readSwitch(variable: string, value = "0"): boolean {
  if (value === "1" || value === "true") return true;
  if (value === "0" || value === "false") return false;
  throw new ConfigError(variable, `"${value}" is neither on nor off; give 1 or 0`);
}
