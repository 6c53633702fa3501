import Type, { type Static } from "typebox";
import { mostLimit } from "#core/limits/realmLimits.ts";
import { Permissions } from "../project/accessText.ts";
import { closed, flag as optionalFlag, Key, optional, grouping, sortTerms, text as string } from "../schemaParts.ts";
import { describe, describePart, type TextOf } from "./describe.ts";
import { choice, code, flag, json, text, texts } from "./fields.ts";
import { pageQueryInner, permissionsInner } from "./inners.ts";

/** D46 page query: rows of a table under the caller's permissions. A text `$query.<name>` in `filters` is of the route's query. */
export const TableQueryText = Type.Object(
  {
    name: Key,
    table: string(100),
    filters: optional(Type.Unknown()),
    sort: sortTerms(),
    limit: optional(Type.Integer({ minimum: 1, maximum: 1000 })),
    /** The number of matching rows in place of the rows (ours). */
    isCount: optionalFlag(),
    ...grouping(),
  },
  closed,
);
export type TableQueryText = Static<typeof TableQueryText>;

const MetricQueryText = Type.Object({
  name: Key,
  metric: string(100),
  /** By the names of the metric's parameters; `$query.<name>` is of the route's query. */
  params: optional(Type.Record(Type.String({ maxLength: 100 }), Type.Unknown())),
}, closed);

/** What a table or a metric answers, found by a page's components in `data.<name>`. */
export const PageQueryText = Type.Union([TableQueryText, MetricQueryText]);
export type PageQueryText = Static<typeof PageQueryText>;

/** Where a component runs. */
export const realm = () => choice(["worker", "frame"], { default: "worker", title: "Ишлаш жойи", labels: { worker: "Ажратилган ишчи", frame: "Алоҳида ҳужжат" }, about: "frame: a document of its own, by an administrator's grant" });

const componentFields = {
  name: text(100, { isRequired: true, title: "Калит", about: "Name of the component" }),
  css: code({ limit: "cssLength", extension: "css" }, { title: "CSS", about: "Style sheet, scoped to the component" }),
  scripts: texts(mostLimit("moduleLength"), { isRequired: true, title: "Модуллар", about: "Modules, evaluated in order; the component is the last default export" }, { code: { limit: "moduleLength", extension: "tsx", styles: "css" } }),
  realm: realm(),
};

export const pageComponents = describePart({ name: "platon_page_components", title: "Саҳифа компонентлари", keyField: "name", fields: componentFields });

const fields = {
  name: text(100, { isRequired: true, title: "Калит" }),
  title: text(500, { isRequired: true, isTranslated: true, title: "Номи", about: "What people read of the page" }),
  isPublic: flag(false, { title: "Ҳамма учун", about: "Guests may open it" }),
  permissions: json(Permissions, { default: {}, title: "Рухсатлар", inner: permissionsInner, about: "Permission of each operation" }),
  css: code({ limit: "cssLength", extension: "css" }, { title: "CSS", about: "Style sheet of the page, scoped to it" }),
  queries: json(Type.Array(PageQueryText), { default: [], title: "Сўровлар", inner: pageQueryInner, about: "What its components find in data.<name>" }),
};

/** `pages/<name>.json`; `css` and `scripts` usually stand in sibling files: `{ "$file": "dashboard.tsx" }`. */
export const pages = describe({
  name: "platon_pages",
  use: { title: "Саҳифани очиш", link: "pages/{name}" },
  title: "Саҳифалар",
  place: { folder: "pages", name: /^[a-z][a-z0-9_-]{0,99}$/ },
  keyField: "name",
  fields,
  parts: { components: { part: pageComponents, isRequired: true } },
  partOf: "pageId",
  titleOfOne: "Саҳифа",
});

export type PageText = TextOf<Omit<typeof fields, "name">> & { components: TextOf<typeof componentFields>[] };
