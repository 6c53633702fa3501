import { expect, it } from "vitest";
import { call } from "../harness/call.ts";
import { onEmbedded } from "../harness/onDatabases.ts";
import { readJson, useConfigServer } from "./configServer.ts";

interface Column {
  readonly key?: string;
  readonly children?: Column[];
}
const isCopy = ({ key = "" }: Column): boolean => key.endsWith("_copy");
/** The list, and every list below it. */
const neighbours = (columns: Column[]): Column[][] => [columns, ...columns.flatMap(({ children = [] }) => neighbours(children))];

onEmbedded("copies of configuration objects", (database) => {
  const server = useConfigServer(database);
  const idOf = async (entity: string, filters: object): Promise<string> => {
    const { data } = await call(server, "POST tables/{name}/rows", { params: { name: entity }, body: { filters }, token: server.token("admin") });
    return String(data.rows[0]?.["$id"]);
  };
  const copy = (entity: string, id: string, name?: string, who: "admin" | "clerk" = "admin") =>
    call(server, "POST config/copy", { body: { entity, id, ...(name !== undefined && { name }) }, token: server.token(who), locale: "en" });

  it.each(["tables", "forms"])("CF680 a copy of %s has all parts in their order and trees, under the next free name, and the text of the project says so", async (entity) => {
    const id = await idOf(entity, { name: "places" });
    expect([(await copy(entity, id)).data, (await copy(entity, id)).data]).toEqual([expect.objectContaining({ name: "places_copy" }), expect.objectContaining({ name: "places_copy2" })]);
    const files = await server.exported();
    expect(readJson(files, `${entity}/places_copy.json`)).toEqual(readJson(files, `${entity}/places.json`));
    expect((await server.apply(files, { dryRun: true })).data).toMatchObject({ changes: [], ddl: [] });
  });

  it("CF680 a dataset is copied with its fields and an empty table, a part stands last among its neighbours", async () => {
    const { data } = await copy("datasets", await idOf("datasets", { name: "places" }), "spots");
    const files = await server.exported();
    expect([data.name, readJson(files, "datasets/spots.json")["fields"]]).toEqual(["spots", readJson(files, "datasets/places.json")["fields"]]);
    const column = await idOf("table_columns", { tableId: await idOf("tables", { name: "places" }) });
    expect((await copy("table_columns", column)).status).toBe(200);
    const { columns } = readJson<{ columns: Column[] }>(await server.exported(), "tables/places.json");
    const among = neighbours(columns).find((list) => list.some(isCopy));
    expect(among?.findIndex(isCopy)).toBe((among?.length ?? 0) - 1);
  });

  it("CF681 a copy under a name that is taken or reserved, of what is not there, and by who is no administrator, is refused and leaves nothing", async () => {
    const id = await idOf("tables", { name: "places" });
    const before = await server.exported();
    expect([(await copy("tables", id, "places")).status, (await copy("tables", id, "menus")).failure?.code, (await copy("tables", id, "Bad name")).status]).toEqual([409, "reserved_name", 422]);
    expect((await copy("tables", "00000000-0000-7000-8000-000000000000")).failure?.code).toBe("not_found");
    expect([(await copy("gone", id)).failure?.code, (await copy("tables", id, undefined, "clerk")).failure?.code]).toEqual(["not_found", "forbidden"]);
    expect(await server.exported()).toEqual(before);
  });
});
