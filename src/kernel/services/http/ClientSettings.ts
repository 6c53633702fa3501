/** Where the calls go (D1): the operator may point the application at another server of the same contract. */
export interface ClientSettings {
  /** API base, with a slash at its end. */
  readonly api: string;
  /** Base of the paths that begin with `auth/` in the contract. */
  readonly auth: string;
  /** Where records of what people did go (spec §7); `audit` of the API unless said. */
  readonly audit?: string;
}

/** Nothing can be shown before it is known where the calls go, so this is not waited for longer, in milliseconds. */
const patience = 4_000;

const sameOrigin: ClientSettings = { api: "/api/", auth: "/api/auth/" };

/** Reads `settings.json`, which is served beside the documents; without one everything is on the same origin. */
export async function loadSettings(): Promise<ClientSettings> {
  try {
    const answer = await fetch("/settings.json", { headers: { accept: "application/json" }, signal: AbortSignal.timeout(patience) });
    return answer.ok ? readSettings(await answer.json()) : sameOrigin;
  } catch {
    return sameOrigin;
  }
}

function readSettings(value: unknown): ClientSettings {
  const given = (typeof value === "object" && value !== null ? value : {}) as Partial<Record<keyof ClientSettings, unknown>>;
  const { audit } = given;
  return { api: base(given.api, sameOrigin.api), auth: base(given.auth, sameOrigin.auth), ...(isAddress(audit) && { audit }) };
}

const isAddress = (value: unknown): value is string => typeof value === "string" && /^(\/(?![/\\])|https?:\/\/)/.test(value);

const base = (value: unknown, fallback: string): string => (isAddress(value) ? value.replace(/\/?$/, "/") : fallback);
