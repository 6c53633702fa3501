import { randomBytes } from "node:crypto";
import { sql, type Kysely } from "kysely";
import { mapSecrets, stepInto } from "#core/secrets.ts";
import type { PlatonSchema } from "../../../database/PlatonSchema.ts";
import { isSealed, missingSecret, SecretBox } from "../../../access/SecretBox.ts";

type Executor = Kysely<PlatonSchema>;

/** Of the row in `platon.secrets`, which no backup has. */
const keyName = "settings-secrets";

/**
 * The key of this server for secrets of settings. Whoever makes it seals what is there in clear.
 * @example (await secretBox(tx)).seal("b")
 */
export async function secretBox(tx: Executor): Promise<SecretBox> {
  const kept = tx.selectFrom("platon.secrets").select("value").where("name", "=", keyName);
  const known = await kept.executeTakeFirst();
  const made = known ? undefined : await tx.insertInto("platon.secrets").values({ name: keyName, value: randomBytes(32).toString("base64url") })
    .onConflict((conflict) => conflict.doNothing()).returning("value").executeTakeFirst();
  const { value } = known ?? made ?? (await kept.executeTakeFirstOrThrow());
  const box = new SecretBox(Buffer.from(value, "base64url"));
  if (made) await sealWhatIsThere(tx, box);
  return box;
}

/** Settings and their revisions of a version that knew no seals. */
async function sealWhatIsThere(tx: Executor, box: SecretBox): Promise<void> {
  const seal = (value: unknown): string => JSON.stringify(mapSecrets(value, (secret) => (typeof secret === "string" ? box.seal(secret) : secret)));
  for (const { id, settings } of await tx.selectFrom("platon.projects").select(["id", "settings"]).execute()) {
    await tx.updateTable("platon.projects").set({ settings: seal(settings) }).where("id", "=", id).execute();
  }
  const { rows } = await sql<{ id: number; diff: readonly Difference[]; snapshot: unknown }>`
    select id, diff, snapshot from platon.revisions where entity = 'projects'`.execute(tx);
  for (const { id, diff, snapshot } of rows) {
    const sealed = JSON.stringify(diff.map((one) => sealDifference(one, box)));
    await sql`update platon.revisions set diff = ${sealed}::jsonb, snapshot = ${seal(snapshot)}::jsonb where id = ${id}`.execute(tx);
  }
}

interface Difference {
  readonly path: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** The last name of the path says whether its values are secrets. */
function sealDifference({ path, before, after }: Difference, box: SecretBox): Difference {
  const name = path.split(/[.[\]]+/).filter((step) => step !== "").at(-1) ?? "";
  const sealed = mapSecrets({ before: { [name]: before }, after: { [name]: after } }, (secret) => (typeof secret === "string" ? box.seal(secret) : secret)) as Record<"before" | "after", Record<string, unknown>>;
  return { path, before: sealed.before[name], after: sealed.after[name] };
}

/**
 * Settings as they are stored: secrets of a text are sealed, and a mark is what stands there, or what it names; where nobody
 * has entered that, a secret is missing. A secret that was entered for one address is not kept for another one (P12).
 */
export function sealSecrets<Settings>(settings: Settings, { box, stored }: { readonly box: SecretBox; readonly stored: unknown }): Settings {
  const known = new Map<string, string>();
  mapSecrets(stored, (secret, place) => (typeof secret === "string" ? known.set(place, secret) : undefined));
  return mapSecrets(settings, (secret, place) => {
    if (typeof secret === "string" && !isSealed(secret)) return box.seal(secret);
    const from = typeof secret === "string" || !known.has(secret.$secret) ? place : secret.$secret;
    const kept = typeof secret === "string" ? secret : known.get(from) ?? missingSecret;
    const isForeign = known.get(from) === kept && addressesAt(stored, from) !== addressesAt(settings, place);
    return isForeign ? missingSecret : kept;
  }) as Settings;
}

/** Settings some of whose properties are as they were: without secrets that were entered for another address (P12). */
export const keepingAddresses = (settings: unknown, was: unknown): unknown => {
  const before = new Map<string, unknown>();
  mapSecrets(was, (secret, place) => before.set(place, secret));
  return mapSecrets(settings, (secret, place) => (before.get(place) === secret && addressesAt(was, place) !== addressesAt(settings, place) ? missingSecret : secret));
};

/** Names of what a secret is sent to; where people are sent back to is the product's own. */
const addressName = /^(?!redirect)(.*(url|uri|host|endpoint|issuer|address|server|domain))$/i;

/** The addresses that stand beside a secret, as one text to compare. */
function addressesAt(settings: unknown, place: string): string {
  const steps = place.split(".").slice(0, -1);
  const beside = steps.reduce(stepInto, settings);
  const found = isRecord(beside) ? Object.entries(beside).filter(([name, value]) => typeof value === "string" && value !== "" && addressName.test(name)) : [];
  return JSON.stringify(found.sort(([one], [other]) => one.localeCompare(other)));
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === "object" && value !== null;

/** Settings as a text has them: where a secret is, a mark with its place. An empty text is none. */
export const markSecrets = <Settings>(settings: Settings): Settings =>
  mapSecrets(settings, (secret, place) => (secret === "" ? "" : { $secret: place })) as Settings;

/** Places of secrets that this server cannot read: another key has sealed them, or nobody has entered them here. */
export function unreadableSecrets(settings: unknown, box: SecretBox): string[] {
  const places: string[] = [];
  mapSecrets(settings, (secret, place) => {
    if (typeof secret === "string" && isSealed(secret) && box.open(secret) === undefined) places.push(place);
  });
  return places;
}
