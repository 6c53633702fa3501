import type { ProjectOutline } from "#contract/config.ts";
import type { DatasetField } from "#contract/entities/index.ts";
import { elementTypeCodes } from "#core/elements/findElementType.ts";
import { demandAdministrator } from "../../../access/objectPolicy.ts";
import type { CallContext } from "../../../http/CallContext.ts";
import { choiceWords } from "../text/problems/choiceWords.ts";
import { collectionOf, descriptions } from "../entities/entities.ts";
import { reservedNames } from "../entities/reservedNames.ts";
import { reservedFieldNames } from "../text/checks/checkDatasets.ts";
import type { Form, Menu, ProjectConfig, Table } from "../compiled/ProjectConfig.ts";
import { translator } from "../compiled/translator.ts";

/** What the project consists of, for screens of administrators. @throws CallFailure `forbidden` */
export async function outlineProject(context: CallContext): Promise<ProjectOutline> {
  demandAdministrator(context);
  const { services, project } = context;
  const config = await services.configuration.of(project.id);
  const translate = translator(config, context);
  const named = ({ id, name, title }: { id: string; name: string; title: string }) => ({ id, name, title: translate(title) });
  const sourced = (one: Table | Form) => ({ ...named(one), dataset: datasetOf(one) });
  return {
    datasets: [...config.datasets.values()].map((dataset) => ({
      ...named(dataset), fields: dataset.fields.map((field) => fieldOf(field, translate)),
    })),
    tables: [...config.tables.values()].map(sourced),
    forms: [...config.forms.values()].map(sourced),
    menus: menuRows(config.menus, translate),
    roles: await readRoles(context, translate),
    elementTypes: elementTypeCodes.map((type) => ({ type, title: choiceWords[`element.${type}` as keyof typeof choiceWords]?.[context.locale] ?? type })),
    reserved: { names: [...reservedNames], fields: [...reservedFieldNames] },
    counts: countsOf(config),
  };
}

/** What a form needs of it says more than its type. */
function fieldOf({ name, title, type, isRequired, default: byDefault, options, references }: DatasetField, translate: (text: string) => string): ProjectOutline["datasets"][number]["fields"][number] {
  return {
    name, title: translate(title ?? name), type,
    ...(isRequired && byDefault === undefined && { isDemanded: true }), ...(options && { isChoice: true }), ...(references && { target: references.dataset }),
  };
}

function datasetOf({ source }: Table | Form): string | null {
  if ("query" in source) return source.query.dataset;
  return "dataset" in source ? source.dataset : null;
}

const menuRows = (menus: readonly Menu[], translate: (text: string) => string, depth = 0): ProjectOutline["menus"] =>
  menus.flatMap(({ id, name, children }) => [{ id, title: translate(name), depth }, ...menuRows(children, translate, depth + 1)]);

/** With their versions: whoever gives a role more says what they saw. */
async function readRoles({ services, project }: CallContext, translate: (text: string) => string): Promise<ProjectOutline["roles"]> {
  const rows = await services.database.sql
    .selectFrom("platon.roles")
    .select(["id", "name", "title", "version", "permissions"])
    .where("project_id", "=", project.id)
    .where("deleted_at", "is", null)
    .orderBy("name")
    .execute();
  return rows.map((row) => ({ ...row, title: translate(row.title) }));
}

function countsOf(config: ProjectConfig): Record<string, number> {
  return Object.fromEntries(descriptions.map((description) => {
    const collection: unknown = config[collectionOf(description) as keyof ProjectConfig];
    return [description.name, collection instanceof Map ? collection.size : countTree(collection as readonly Tree[])];
  }));
}

interface Tree {
  readonly children?: readonly Tree[];
}
const countTree = (nodes: readonly Tree[]): number => nodes.reduce((sum, { children = [] }) => sum + 1 + countTree(children), 0);
