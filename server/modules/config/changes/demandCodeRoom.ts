import { sql, type Kysely } from "kysely";
import type { PlatonSchema } from "../../../database/PlatonSchema.ts";
import { limitsOf } from "../../projects/index.ts";
import { entityOf } from "../entities/entities.ts";
import type { EntityName } from "../entities/EntityDefinition.ts";
import type { EntityValues } from "../entities/entityRows.ts";
import { refuseText } from "../text/problems/refuseText.ts";
import type { ChangeContext } from "./ChangeContext.ts";
import type { ChangedEntity } from "./EntityChange.ts";

type Transaction = Kysely<PlatonSchema>;

/** Fields that hold code of a trust group: a project's own components and pages are one, a plugin is another. */
const codeFields = (entity: EntityName): string[] =>
  (groupEntities.has(entity) ? Object.entries(entityOf(entity).description.fields).flatMap(([name, { code }]) => (code ? [name] : [])) : []);
const groupEntities: ReadonlySet<EntityName> = new Set<EntityName>(["components", "platon_page_components", "plugins"]);

/**
 * That no trust group has more code than a browser would run, whichever way the code comes: text, form, installation, or
 * an earlier revision. Whoever makes too much of it smaller is let through.
 * @throws CallFailure `config_invalid` with the object whose code grew most
 */
export async function demandCodeRoom(
  tx: Transaction, context: ChangeContext, changed: readonly ChangedEntity[]
): Promise<void> {
  const grown = changed.map((one) => ({ ...one, growth: growthOf(one) })).filter(({ growth }) => growth !== 0);
  const { groupLength } = limitsOf(context.project);
  const plugin = grown.find(({ entity, growth, values }) => entity === "plugins" && growth > 0 && codeLength(entity, values) > groupLength);
  if (plugin) throw refusal(context, { ...(await placeOf(tx, plugin)), bytes: codeLength("plugins", plugin.values) });
  const own = grown.filter(({ entity }) => entity !== "plugins");
  // Most changes have no code, and then nothing is asked.
  if (own.reduce((sum, { growth }) => sum + growth, 0) <= 0) return;
  const bytes = await projectCode(tx, context.project.id);
  if (bytes <= groupLength) return;
  const largest = own.reduce((most, one) => (one.growth > most.growth ? one : most));
  throw refusal(context, { ...(await placeOf(tx, largest)), bytes });
}

const growthOf = ({ entity, change, before, values }: ChangedEntity): number => {
  // Its components stayed behind it, and are back with it.
  if (entity === "platon_pages" && change === "restore") return 1;
  const was = before === undefined || change === "restore" ? 0 : codeLength(entity, before);
  return (change === "delete" ? 0 : codeLength(entity, values)) - was;
};

const codeLength = (entity: EntityName, values: EntityValues): number =>
  codeFields(entity).reduce((sum, name) => sum + bytesOf(values[name]), 0);

/** A text, a list of texts, or modules by name. */
function bytesOf(value: unknown): number {
  if (typeof value === "string") return Buffer.byteLength(value);
  if (typeof value !== "object" || value === null) return 0;
  return Object.values(value).reduce<number>((sum, one) => sum + bytesOf(one), 0);
}

/** Bytes of all code of the project's own, as it is now: components, and those of its pages. */
async function projectCode(tx: Transaction, projectId: string): Promise<number> {
  const { rows } = await sql<{ bytes: string | number }>`
    select
      coalesce((select sum(octet_length(js) + octet_length(content) + octet_length(css))
        from platon.components where project_id = ${projectId} and deleted_at is null), 0)
      + coalesce((select sum(octet_length(array_to_string(part.scripts, '')) + octet_length(part.css))
        from platon.platon_page_components as part join platon.platon_pages as page on page.id = part.page_id
        where part.project_id = ${projectId} and part.deleted_at is null and page.deleted_at is null), 0) as bytes`.execute(tx);
  return Number(rows[0]?.bytes ?? 0);
}

interface Place {
  readonly file: string;
  readonly path: string;
}

/** Where the object stands in the project's text. */
async function placeOf(tx: Transaction, { entity, values }: ChangedEntity): Promise<Place> {
  const name = String(values["name"]);
  if (entity === "plugins") return { file: `plugins/${name}.json`, path: "$.modules" };
  if (entity === "platon_pages") return { file: `pages/${name}.json`, path: "$.components" };
  if (entity === "components") return { file: `components/${name}.json`, path: "$.js" };
  const page = await tx
    .selectFrom("platon.platon_pages")
    .select("name")
    .where("id", "=", String(values["pageId"]))
    .executeTakeFirst();
  return { file: `pages/${page?.name ?? ""}.json`, path: `$.components.${name}.scripts` };
}

const megabyte = 1024 * 1024;

function refusal({ locale, project }: ChangeContext, { bytes, ...place }: Place & { readonly bytes: number }) {
  // Never shown as the limit itself, by however little it is beyond.
  const size = (Math.ceil((bytes / megabyte) * 100) / 100).toFixed(2);
  const limit = Math.floor((limitsOf(project).groupLength / megabyte) * 100) / 100;
  return refuseText([{ ...place, reason: "tooMuchCode", params: { size, limit } }], locale);
}
