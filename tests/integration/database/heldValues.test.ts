import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import { migrate } from "../../../server/database/migrate.ts";
import { migrations } from "../../../server/database/migrations/index.ts";
import { dropHeldValues } from "../../../server/modules/datasets/held/dropHeldValues.ts";
import { holdValues } from "../../../server/modules/datasets/index.ts";
import { silent } from "./searchedProject.ts";
import { TestDatabases } from "./TestDatabases.ts";

const databases = await TestDatabases.prepare();
afterAll(() => databases.dispose());

const [datasetId, fieldId, rowId] = ["00000000-0000-7000-8000-000000000001", "00000000-0000-7000-8000-000000000002", "00000000-0000-7000-8000-000000000003"];
const day = 24 * 3_600_000;

describe.each(databases.kinds)("values that are held on %s", (database) => {
  it("DS453 what was dropped is out of the project's tables, and goes for good after 30 days", async () => {
    const opened = await databases.openNew(database);
    await migrate(opened, migrations, silent);
    await sql`insert into platon.projects (id, title) values ('x', 'X')`.execute(opened.sql);
    await sql.raw(`create schema p_x; create table p_x.towns (id uuid primary key, size int); insert into p_x.towns values ('${rowId}', 7)`).execute(opened.sql);
    const towns = { id: datasetId, title: "А", fields: [{ id: fieldId, name: "size", type: "int" }] };
    await opened.transaction((tx) => holdValues(tx, {
      projectId: "x", schema: "p_x", before: new Map([["towns", towns]]), after: new Map([["towns", { ...towns, fields: [] }]]), conversions: [],
    }), { class: "maintenance" });
    const held = async () => (await sql<{ id: string }>`select h.id from platon.held_values as h join pg_namespace as n on n.nspname = 'held_' || h.id where h.field_id = ${fieldId}`.execute(opened.sql)).rows;
    const [{ id } = { id: "" }] = await held();
    expect((await sql`select * from ${sql.id(`held_${id}`, "values")}`.execute(opened.sql)).rows).toEqual([{ id: rowId, value: 7 }]);

    await dropHeldValues({ database: opened, now: new Date(Date.now() + 29 * day) });
    expect(await held()).toHaveLength(1);
    await dropHeldValues({ database: opened, now: new Date(Date.now() + 31 * day) });
    expect([await held(), (await sql`select 1 from pg_namespace where nspname = ${`held_${id}`}`.execute(opened.sql)).rows]).toEqual([[], []]);
    await opened.close();
  });
});
