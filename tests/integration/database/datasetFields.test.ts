import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import { migrate } from "../../../server/database/migrate.ts";
import { migrations } from "../../../server/database/migrations/index.ts";
import { restoreObject } from "../../../server/modules/config/history/restoreObject.ts";
import { loadEntityRows } from "../../../server/modules/config/entities/entityRows.ts";
import { systemContext } from "../../../server/modules/config/seeding/systemContext.ts";
import { rowTexts } from "../../../server/modules/config/text/shapes/rowTexts.ts";
import { silent } from "./searchedProject.ts";
import { TestDatabases } from "./TestDatabases.ts";

const databases = await TestDatabases.prepare();
afterAll(() => databases.dispose());

const name = { name: "name", type: "text", isRequired: true, maxLength: 80 };
const kind = { name: "kind", type: "text", default: "b", options: [{ id: "b", name: "Б" }] };
const size = { name: "size", type: "number", scale: 2, default: 0 };
const id = "00000000-0000-7000-8000-000000000001";

describe.each(databases.kinds)("fields of datasets on %s", (database) => {
  it("DS440 fields that were a property of their dataset are rows of their own, also of an earlier revision that is restored", async () => {
    const opened = await databases.openNew(database);
    await migrate(opened, migrations.slice(0, migrations.findIndex((one) => one.id === "0039-dataset-fields")), silent);
    await sql`insert into platon.projects (id, title) values ('x', 'X')`.execute(opened.sql);
    const insert = (fields: object[]) => sql`insert into platon.datasets (id, project_id, name, title, fields) values (${id}, 'x', 'towns', 'А', cast(${JSON.stringify(fields)} as jsonb))`;
    await insert([name, kind]).execute(opened.sql);
    const before = JSON.stringify({ name: "towns", title: "Б", indexes: [], rowRule: null, fields: [size, name] });
    await sql`insert into platon.revisions (project_id, entity, entity_id, revision, diff, snapshot) values ('x', 'datasets', ${id}, 9, '[]', cast(${before} as jsonb))`.execute(opened.sql);
    await sql.raw("create schema p_x; create table p_x.towns (id uuid primary key, name text not null, kind text default 'b', deleted_at timestamptz, constraint towns_name_length check (char_length(name) <= 80))").execute(opened.sql);

    await migrate(opened, migrations, silent);
    const texts = async () => rowTexts(await loadEntityRows(opened.sql, "x")).datasets.get("towns")?.value;
    expect(await texts()).toEqual({ title: "А", fields: [name, kind] });
    const revisions = await sql<{ snapshot: object }>`select snapshot from platon.revisions where entity = 'dataset_fields' order by snapshot ->> 'sortOrder'`.execute(opened.sql);
    expect(revisions.rows.map(({ snapshot }) => snapshot)).toEqual([expect.objectContaining({ ...name, datasetId: id }), expect.objectContaining({ ...kind, datasetId: id })]);

    const restored = opened.transaction((tx) => restoreObject(tx, systemContext("x"), { entity: "datasets", id }, { revision: 9, destructive: true }), { class: "maintenance" });
    expect((await restored).values).toMatchObject({ title: "Б" });
    expect(await texts()).toEqual({ title: "Б", fields: [size, name] });
    await opened.close();
  });
});
