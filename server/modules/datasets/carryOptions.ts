import { sql, type Kysely } from "kysely";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";
import type { DatasetMap } from "./identity.ts";
import type { OptionChange, OptionNames } from "./optionChanges.ts";
import { optionsInView } from "./optionsInView.ts";
import type { ViewQuery } from "./renameInView.ts";

type Transaction = Kysely<PlatonSchema>;

/** Rows follow their option. */
export async function carryOptions(tx: Transaction, schema: string, changes: readonly OptionChange[]): Promise<void> {
  for (const { dataset, field, renamed } of renamedOf(changes)) {
    const column = sql.id(field.name);
    await sql`
      update ${sql.id(schema, dataset)} as t set ${column} = o.id from ${namesTable(renamed)}
      where t.${column} = o.was`.execute(tx);
  }
}

/** Earlier states of records, and saved views, follow an option too; datasets and fields are called there as they are now. */
export async function carryKeptOptions(
  tx: Transaction, projectId: string, { changes, datasets }: { readonly changes: readonly OptionChange[]; readonly datasets: DatasetMap },
): Promise<void> {
  const renamed = renamedOf(changes);
  if (renamed.length === 0) return;
  for (const change of renamed) await carryInHistory(tx, projectId, change);
  await carryInViews(tx, projectId, { renamed, datasets });
}

const renamedOf = (changes: readonly OptionChange[]): OptionChange[] => changes.filter(({ renamed }) => renamed.size > 0);

const namesTable = (names: OptionNames) => sql`jsonb_to_recordset(cast(${JSON.stringify([...names].map(([was, id]) => ({ was, id })))} as jsonb)) as o(was text, id text)`;

/** Of each change a value before and after: `{ "state": ["ready", "open"] }`. */
async function carryInHistory(tx: Transaction, projectId: string, { dataset, field: { name }, renamed }: OptionChange): Promise<void> {
  await sql`
    update platon.record_revisions as r set diff = jsonb_set(r.diff, array[${name}], (
      select jsonb_agg(coalesce(to_jsonb(o.id), side.value) order by side.place)
      from jsonb_array_elements(r.diff -> ${name}) with ordinality as side(value, place) left join ${namesTable(renamed)} on to_jsonb(o.was) = side.value))
    where r.project_id = ${projectId} and r.dataset = ${dataset} and jsonb_typeof(r.diff -> ${name}) = 'array' and jsonb_array_length(r.diff -> ${name}) > 0`.execute(tx);
}

async function carryInViews(
  tx: Transaction, projectId: string, { renamed, datasets }: { readonly renamed: readonly OptionChange[]; readonly datasets: DatasetMap },
): Promise<void> {
  const { rows } = await sql<{ id: string; dataset: string; query: ViewQuery }>`
    select v.id, t.source ->> 'dataset' as dataset, v.state -> 'query' as query from platon.table_views as v join platon.tables as t on t.id = v.table_id
    where v.project_id = ${projectId} and t.source ->> 'dataset' is not null for update of v`.execute(tx);
  const optionsAt = (dataset: string | undefined, path: string): OptionNames | undefined => {
    const [first = "", ...rest] = path.split(".");
    if (rest.length === 0) return renamed.find((one) => one.dataset === dataset && one.field.name === first)?.renamed;
    return optionsAt(datasets.get(dataset ?? "")?.fields.find(({ name }) => name === first)?.references?.dataset ?? "", rest.join("."));
  };
  for (const { id, dataset, query } of rows) {
    const now = optionsInView(query, (path) => optionsAt(dataset, path));
    if (JSON.stringify(now) === JSON.stringify(query)) continue;
    await sql`update platon.table_views set state = jsonb_set(state, '{query}', cast(${JSON.stringify(now)} as jsonb)) where id = ${id}`.execute(tx);
  }
}
