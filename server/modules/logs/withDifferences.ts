import { sql } from "kysely";
import { flattenElements } from "#core/elements/flattenElements.ts";
import { labelParts } from "#core/links/splitParts.ts";
import { decideField } from "../../access/objectPolicy.ts";
import type { Relation } from "../../access/Relation.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { optionName, resolveSource, translator, type ProjectConfig } from "../config/index.ts";

type Values = Record<string, unknown>;

interface Logged {
  readonly id: string;
  readonly form: string;
  readonly details: {
    /** Of a dataset's record: before and after, by field. */
    readonly values?: Readonly<Record<string, readonly [unknown, unknown]>>;
    /** Of a record of the platform. */
    readonly changes?: Readonly<Record<string, { readonly from: unknown; readonly to: unknown }>>;
    readonly fields?: readonly string[];
  };
}

/**
 * Audit records whose differences are told as people read them: fields by their labels in the caller's language, values before
 * and after, and nothing of a field that the caller may not read. Rows of anything else are given back as they are.
 * @example await withDifferences(context, relation, rows, ({ $id }) => String($id));
 */
export async function withDifferences<Row extends Values>(context: CallContext, { kind, name }: Relation, rows: readonly Row[], idOf: (row: Row) => string): Promise<Row[]> {
  const told = rows.filter((row) => typeof row["difference"] === "string");
  if (kind !== "record" || name !== "user_logs" || told.length === 0) return [...rows];
  const logged = await readLogged(context, told.map(idOf));
  const sayings = new Map<string, Saying>();
  const differences = new Map<string, string>();
  for (const one of logged) {
    const saying = sayings.get(one.form) ?? (await openSaying(context, one.form));
    sayings.set(one.form, saying);
    differences.set(one.id, sayDifference(one, saying));
  }
  return rows.map((row) => (differences.has(idOf(row)) ? { ...row, difference: differences.get(idOf(row)) } : row));
}

/** Found by the index of the ids that records of the view have. */
async function readLogged({ services, project }: CallContext, ids: readonly string[]): Promise<readonly Logged[]> {
  const { rows } = await sql<Logged>`
    select lpad(to_hex(a.id), 32, '0')::uuid as id, substr(a.object, 6) as form, a.details from platon.audit a
    where lpad(to_hex(a.id), 32, '0')::uuid = any (${ids}::uuid[]) and a.project_id = ${project.id} and a.object like 'form:%'`.execute(services.database.sql);
  return rows;
}

interface Saying {
  /** Undefined for what the caller may not read. */
  label(field: string): string | undefined;
  value(field: string, value: unknown): string;
}

async function openSaying(context: CallContext, name: string): Promise<Saying> {
  const config = await context.services.configuration.owning(context.project, name);
  const form = config.forms.get(name);
  const [relation, translate] = [form && relationOf(form.source, config), translator(config, context)];
  const labels = new Map(flattenElements(form?.elements ?? []).map(({ dataField, label }) => [dataField, Object.values(labelParts(label ?? "")).find((part) => part !== "")]));
  return {
    label: (field) => {
      const known = relation?.fields.get(field);
      if (!decideField(known?.readPermission, context.caller).isAllowed) return undefined;
      const label = labels.get(field) ?? known?.title;
      return label === undefined ? field : translate(label);
    },
    value: (field, value) => {
      const option = relation?.fields.get(field)?.options?.find(({ id }) => id === value);
      return option ? optionName(option, context.locale, translate) : shown(value);
    },
  };
}

/** A source that went, or is broken, has no fields to speak of. */
function relationOf(source: Parameters<typeof resolveSource>[0], config: ProjectConfig): Relation | undefined {
  try {
    return resolveSource(source, config);
  } catch {
    return undefined;
  }
}

const shownLetters = 200;

function shown(value: unknown): string {
  if (value === null || value === undefined || value === "") return "—";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.length > shownLetters ? `${text.slice(0, shownLetters)}…` : text;
}

function sayDifference({ details: { values, changes, fields = [] } }: Logged, { label, value }: Saying): string {
  const pairs = values ? Object.entries(values).map(([field, [from, to]]) => ({ field, from, to })) : Object.entries(changes ?? {}).map(([field, { from, to }]) => ({ field, from, to }));
  if (pairs.length === 0) return fields.flatMap((field) => label(field) ?? []).join(", ");
  return pairs.flatMap(({ field, from, to }) => {
    const name = label(field);
    return name === undefined ? [] : [`${name}: ${value(field, from)} → ${value(field, to)}`];
  }).join("\n");
}
