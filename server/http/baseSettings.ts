import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ConfigError } from "../config.ts";

/** Where the client's calls go, served as `/settings.json` (D1). Relative to the document's own origin. */
export interface BaseSettings {
  readonly api: string;
  readonly auth: string;
  /** Where clients' own audit records go (spec §7); `audit` of the API unless said. */
  readonly audit?: string;
}

const ownSettings: BaseSettings = { api: "/api/", auth: "/api/auth/" };

/**
 * Our own addresses, or those of a file `settings.json` in the data directory, which points the client at another
 * server that speaks the same contract.
 * @throws ConfigError when the file holds something else than addresses
 */
export function readBaseSettings(dataDir: string): BaseSettings {
  const text = readOptional(join(dataDir, "settings.json"));
  if (text === undefined) return ownSettings;
  const { api = ownSettings.api, auth = ownSettings.auth, audit } = parseSettings(text);
  return { api: checkBase("api", api), auth: checkBase("auth", auth), ...(audit !== undefined && { audit: checkBase("audit", audit) }) };
}

function readOptional(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

function parseSettings(text: string): Partial<Record<keyof BaseSettings, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null) return value;
  } catch {
    // told below
  }
  throw new ConfigError("settings.json", "the file in the data directory is not a JSON object");
}

/** It goes into a header too, so nothing that could end a directive or a line. */
function checkBase(name: string, value: unknown): string {
  const isBase = typeof value === "string" && /^(\/(?![/\\])|https?:\/\/)[^\s;,]*$/.test(value) && URL.canParse(value, "http://localhost");
  if (isBase) return value;
  throw new ConfigError("settings.json", `"${name}" is neither a path nor an http address`);
}
