/** A smallest record of an entity, as its form sends it. */
export interface EntitySample {
  readonly values: Readonly<Record<string, unknown>>;
  /** Values that a person changes then. */
  readonly change: Readonly<Record<string, unknown>>;
  /** Stands in the text of the project then. */
  readonly said: string;
  /** Why it is not deleted without a further word. */
  readonly refusesDeletion?: string;
  /** The object that it is a part of. */
  readonly owner?: EntitySample & { readonly name: string; readonly field: string };
}

const table = { values: { name: "wishes", title: "Истаклар", source: { dataset: "places" } }, change: { title: "Янги истаклар", pageSize: 20 }, said: "Янги истаклар" };
const form = { values: { name: "wishes", title: "Истак", source: { dataset: "places" } }, change: { title: "Янги истак", layout: "full" }, said: "Янги истак" };
const page = { values: { name: "wishes", title: "Истаклар" }, change: { css: "p { color: red }" }, said: "p { color: red }" };
const endpoint = { values: { name: "wishes", method: "GET" }, change: { title: "Истаклар рўйхати", limit: 7 }, said: "Истаклар рўйхати" };
const dataset = { values: { name: "wishes", title: "Истаклар" }, change: { title: "Янги истаклар", indexes: [{ fields: ["name"] }] }, said: "Янги истаклар", refusesDeletion: "destructive_change" };
const ofTable = { name: "tables", field: "tableId", ...table };

/** By the entity's name. */
export const entitySamples: Readonly<Record<string, EntitySample>> = {
  roles: { values: { name: "reader", title: "Ўқувчи", permissions: ["places.read"] }, change: { permissions: ["places.read", "places.count"] }, said: "places.count" },
  datasets: dataset,
  dataset_fields: {
    values: { name: "amount", type: "number", scale: 2 }, change: { title: "Миқдори", isRequired: true, default: 0 }, said: "Миқдори", refusesDeletion: "destructive_change",
    owner: { name: "datasets", field: "datasetId", ...dataset, values: { ...dataset.values, name: "longings" } },
  },
  tables: table,
  table_columns: { values: { title: "Янги устун", dataField: "name" }, change: { title: "Энг янги устун", width: "120" }, said: "Энг янги устун", owner: ofTable },
  table_filters: {
    values: { title: "Янги фильтр", field: "name", operator: "contains", type: "text" }, change: { operator: "eq", isRequired: true }, said: "Янги фильтр", owner: ofTable,
  },
  table_buttons: { values: { title: "Янги тугма", scope: "toolbar" }, change: { link: "tables/places" }, said: "Янги тугма", owner: ofTable },
  forms: form,
  form_elements: {
    values: { type: "text", dataField: "name", label: "Янги элемент", placeholder: "Матн", width: "6", isRequired: true },
    change: { hint: "Қисқароқ ёзинг", maxLength: "40" }, said: "Қисқароқ ёзинг", owner: { name: "forms", field: "formId", ...form },
  },
  platon_pages: page,
  platon_page_components: {
    values: { name: "Wish", scripts: ["export default () => null;"] }, change: { css: "i { color: blue }" }, said: "i { color: blue }",
    owner: { name: "platon_pages", field: "pageId", ...page },
  },
  components: { values: { name: "Wish", js: "export default () => null;" }, change: { isPublic: true, css: "b { color: green }" }, said: "b { color: green }" },
  plugins: {
    values: {
      name: "wishes", modules: { "Wish.tsx": "export default () => null;" },
      manifest: { name: "Wishes", version: "1.0.0", sdk: "^1.0.0", capabilities: [], contributes: {} },
    },
    change: { modules: { "Wish.tsx": "export default () => 1;" } }, said: "export default () => 1;",
  },
  api_endpoints: endpoint,
  api_stages: {
    values: { name: "first", kind: "program", source: "export default () => 1;" }, change: { source: "export default () => 2;" }, said: "export default () => 2;",
    owner: { name: "api_endpoints", field: "endpointId", ...endpoint },
  },
  menus: { values: { name: "Истаклар", link: "tables/places" }, change: { badge: "9" }, said: "Истаклар" },
  translations: { values: { key: "Истаклар", ru: "Желания" }, change: { en: "Wishes" }, said: "Wishes" },
  file_categories: { values: { key: "contract", title: "Шартнома", allowedExtensions: ["pdf", "docx"], maxSize: 1_000_000 }, change: { title: "Битим" }, said: "Битим" },
  export_resources: { values: { name: "wishes", title: "Жойлар рўйхати", table: "places", columns: ["name"], rowLimit: 100 }, change: { title: "Жойлар файли", format: "csv" }, said: "Жойлар файли" },
  excel_import_configs: { values: { name: "wishes", title: "Жойлар импорти", table: "places", mapping: [{ field: "name" }] }, change: { title: "Жойларни қўшиш", rowLimit: 500 }, said: "Жойларни қўшиш" },
  sql_metrics: {
    values: { name: "wishes", title: "Жойлар сони", shape: "number", query: { dataset: "places", fields: [{ name: "places", figure: "count" }] } },
    change: { title: "Барча жойлар", lifetime: 5 }, said: "Барча жойлар",
  },
  document_templates: { values: { name: "letter", title: "Хат", table: "places", content: "<p>{{ today }}</p>" }, change: { title: "Янги хат", numberPattern: "{number}" }, said: "Янги хат" },
  cron: {
    values: { name: "wishes", title: "Тунги иш", expression: "0 3 * * *", runAs: "admin", kind: "program", source: "export default () => 1;" },
    change: { title: "Тонгги иш", isEnabled: false }, said: "Тонгги иш",
  },
  instructions: { values: { key: "start", title: "Иш бошлаш", content: "# Кириш" }, change: { title: "Кириш сўзи" }, said: "Кириш сўзи" },
};
