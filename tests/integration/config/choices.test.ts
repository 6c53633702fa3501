import { expect, it } from "vitest";
import type { FormElement } from "#contract/form.ts";
import { call } from "../harness/call.ts";
import { onEmbedded } from "../harness/onDatabases.ts";
import { refusedFields } from "../people/peopleServer.ts";
import { useConfigServer } from "./configServer.ts";

const within = (elements: readonly FormElement[]): FormElement[] => elements.flatMap((element) => [element, ...within(element.children)]);

onEmbedded("choices in place of typed names", (database) => {
  const server = useConfigServer(database);
  const elementsOf = async (name: string, locale = "en") => within((await call(server, "GET forms/{name}", { params: { name }, token: server.token("admin"), locale })).data.elements);
  const offered = async (form: string, label: string, query: { filter?: string; text?: string; ids?: string[]; page?: string } = {}, who: "admin" | "clerk" = "admin") => {
    const element = (await elementsOf(form)).find((one) => one.label === label)?.id ?? "";
    return await call(server, "GET forms/{name}/options/{element}", { params: { name: form, element }, query, token: server.token(who), locale: "en" } as never);
  };
  const ids = async (...asked: Parameters<typeof offered>): Promise<string[]> => ((await offered(...asked)).data as { id: string }[]).map(({ id }) => id);
  const idOf = async (table: string, name: string): Promise<string> => {
    const { data } = await call(server, "POST tables/{name}/rows", { params: { name: table }, body: { filters: { name } }, token: server.token("admin") });
    return String(data.rows[0]?.["$id"]);
  };

  it("CF670 the platform's forms offer what a value may name, with its title in the caller's language, and to administrators alone", async () => {
    const types = (await offered("form_elements", "Element type")).data as { id: string; name: string }[];
    expect(types).toContainEqual({ id: "list", name: "List · list" });
    expect(await ids("tables", "Form")).toContain("places");
    expect(await ids("export_resources", "Table")).toContain("places");
    expect(await ids("table_filters", "Operator", { text: "contains" })).toEqual(["contains"]);
    const permissions = await ids("table_buttons", "Permission");
    expect([permissions, permissions.length > 0]).toEqual([[...new Set(permissions)].sort(), true]);
    expect((await offered("form_elements", "Element type", {}, "clerk")).failure?.code).toBe("forbidden");
    const icons = await ids("table_buttons", "Icon");
    expect([icons.length, (await ids("table_buttons", "Icon", { page: "2" })).some((id) => icons.includes(id))]).toEqual([100, false]);
  });

  it("SE178 roles that the rules of signing in name are chosen from those that there are", async () => {
    const { data } = await call(server, "GET forms/{name}", { params: { name: "project_settings" }, token: server.token("admin"), locale: "en" });
    const choosing = within(data.elements).filter(({ dataField }) => dataField === "secondFactorRoles" || dataField === "roles");
    expect(choosing.map(({ type, hasRemoteOptions }) => [type, hasRemoteOptions])).toEqual([["multiselect", true], ["multiselect", true]]);
    expect(await ids("project_settings", choosing[0]?.label ?? "")).toContain("clerk");
  });

  it("CF758 the list of permissions and the picker of a role tell how many people have each by their roles", async () => {
    const { data } = await call(server, "GET config/permissions", { token: server.token("admin") });
    const held = Object.fromEntries(data.map(({ permission, users }) => [permission, users]));
    expect([held["places.read"], held["platon.admin"], held["platon.sql"]]).toEqual([1, 1, 0]);
    const names = ((await offered("roles", "Permissions")).data as { id: string; name: string }[]).filter(({ id }) => id === "places.read").map(({ name }) => name);
    expect(names).toEqual([expect.stringMatching(/^Table: .* · users: 1 · places\.read$/)]);
    const find = async (name: string, filters: Record<string, unknown>) => (await call(server, "POST tables/{name}/rows", { params: { name }, body: { filters }, token: server.token("admin") })).data.rows[0]?.["$id"];
    const id = String(await find("users", { username: "clerk" }));
    const { version } = (await call(server, "GET forms/{name}/{id}", { params: { name: "users", id }, token: server.token("admin") })).data;
    const disabled = await call(server, "PUT forms/{name}/{id}", { params: { name: "users", id }, body: { version, values: { isDisabled: true } }, token: server.token("admin") });
    expect(disabled.failure).toBeUndefined();
    const again = (await call(server, "GET config/permissions", { token: server.token("admin") })).data;
    expect(again.find(({ permission }) => permission === "places.read")?.users).toBe(0);
  });

  it("CF671 fields are those of the owner, of a source that is being written, or of a table in the same row; tables see one step along relations", async () => {
    const places = await ids("table_columns", "Field", { filter: await idOf("tables", "places") });
    expect(places).toContain("name");
    expect(await ids("tables", "Grouping fields", { filter: '{"dataset":"places"}' })).toEqual(places);
    expect(await ids("export_resources", "Columns", { filter: "places" })).toContain("name");
    const own = await ids("form_elements", "Field", { filter: await idOf("forms", "places") });
    expect([own.includes("name"), own.some((id) => id.includes("."))]).toEqual([true, false]);
    for (const filter of ['{"dataset":"gone"}', "{", '{"query":{}}', "gone", "", "00000000-0000-7000-8000-000000000000"]) {
      expect([filter, await ids("table_columns", "Field", { filter })]).toEqual([filter, []]);
    }
  });

  it("CF672 lists and objects inside an entity's form are what the shape of its value says, in sections by kind, and what a type cannot have depends on the type", async () => {
    const { data } = await call(server, "GET forms/{name}", { params: { name: "tables" }, token: server.token("admin"), locale: "en" });
    expect(data.elements[0]?.children.map(({ label }) => label)).toEqual(["General", "Data", "Look", "Access"]);
    const elements = await elementsOf("tables");
    const sort = elements.find(({ label }) => label === "Sorting" || label === "Order");
    expect(sort).toMatchObject({ type: "list", dataField: "sort", children: [{ type: "text", dataField: "field", isRequired: true, hasRemoteOptions: true }, { type: "select", dataField: "dir" }] });
    expect(elements.filter(({ type }) => type === "raw_json").map(({ dataField }) => dataField)).toEqual(["query", "rowRule"]);
    const minDate = (await elementsOf("form_elements")).find(({ dataField }) => dataField === "minDate");
    expect(minDate?.displayCondition).toBe('["date"].includes(type)');
  });

  it("CF673 what is wrong in a row of a list is refused with the row's number, in the caller's language", async () => {
    const values = { name: "wishes", title: "W", source: { dataset: "places" }, sort: [{ field: "name" }, { dir: "asc" }] };
    const made = await call(server, "POST forms/{name}", { params: { name: "tables" }, body: { values }, token: server.token("admin"), locale: "en" });
    expect([made.status, refusedFields(made)]).toEqual([422, { sort: ["Row 2, Field: This field is required"] }]);
  });
});
