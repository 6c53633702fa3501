import type { ColumnText, DatasetText, ElementText, FormText, TableText } from "#contract/entities/index.ts";
import type { DescribedQuery } from "#contract/project/index.ts";
import { readButtonAction } from "#core/buttons/buttonAction.ts";
import { isOwner } from "#core/elements/findElementType.ts";
import type { PlacedMap, ProjectTexts } from "../shapes/projectText.ts";
import { keyOf } from "../shapes/textRows.ts";
import { FieldNames } from "./FieldNames.ts";
import type { NamesNow } from "./NamesNow.ts";

type Texts = Pick<ProjectTexts, "datasets" | "tables" | "forms" | "pages" | "endpoints" | "metrics">;

/**
 * A project's text in which whatever names a renamed dataset, field or option names it as it is called now: relations, indexes, row rules,
 * sources, columns, filters, orders, levels, buttons, links, elements, options, expressions, queries. Parts keep their keys. Datasets
 * and fields themselves have their names already.
 */
export function carryInTexts<T extends Texts>(texts: T, names: NamesNow): T {
  const sourceOf = (table: string): string | undefined => datasetOf(texts.tables.get(table)?.value.source);
  return {
    ...texts,
    datasets: mapTexts(texts.datasets, (dataset, name) => carryDataset(dataset, new FieldNames(names, names.before(name)), names)),
    tables: mapTexts(texts.tables, (table) => carryTable(table, names, sourceOf)),
    forms: mapTexts(texts.forms, (form) => carryForm(form, names)),
    pages: mapTexts(texts.pages, (page) => (page.queries ? { ...page, queries: page.queries.map((query) => ("table" in query ? new FieldNames(names, sourceOf(query.table)).query(query) : query)) } : page)),
    endpoints: mapTexts(texts.endpoints, (endpoint) => ({
      ...endpoint, stages: endpoint.stages.map((stage) => (stage.query ? { ...stage, query: new FieldNames(names, sourceOf(stage.query.table)).query(stage.query) } : stage)),
    })),
    metrics: mapTexts(texts.metrics, (metric) => ({ ...metric, query: carryQuery(metric.query, names) })),
  };
}

const mapTexts = <Value>(texts: PlacedMap<Value>, carry: (value: Value, name: string) => Value): PlacedMap<Value> =>
  new Map([...texts].map(([name, { file, value }]) => [name, { file, value: carry(value, name) }]));

const datasetOf = (source: TableText["source"] | undefined): string | undefined => (source && "dataset" in source ? source.dataset : undefined);

function carryDataset(dataset: DatasetText, own: FieldNames, names: NamesNow): DatasetText {
  const referred = ({ references }: DatasetText["fields"][number]) => references && {
    references: { ...references, dataset: names.dataset(references.dataset), ...(references.field !== undefined && { field: names.path(references.dataset, references.field) }) },
  };
  return {
    ...dataset,
    fields: dataset.fields.map((field) => ({ ...field, ...referred(field) })),
    ...(dataset.indexes && { indexes: dataset.indexes.map((index) => ({ ...index, fields: index.fields.map((field) => own.path(field)) })) }),
    ...(dataset.rowRule !== undefined && { rowRule: own.filter(dataset.rowRule) }),
  };
}

function carryTable(table: TableText, names: NamesNow, sourceOf: (table: string) => string | undefined): TableText {
  const { source } = table;
  const own = new FieldNames(names, datasetOf(source));
  const column = (one: ColumnText): ColumnText => ({
    ...withKey(one, own.properties(own.optionsOf(one, one.dataField), { paths: ["dataField"], links: ["link"], cells: ["cellFormat", "formatCondition", "formatColor", "formatBackgroundColor"], footers: ["footer", "sumType"] })),
    ...(one.children && { children: one.children.map(column) }),
  });
  return {
    ...own.properties(table, { paths: ["splitRowsBy", "groupBy", "searchFields"], filters: ["rowRule"] }),
    source: "query" in source ? { query: carryQuery(source.query, names) } : "dataset" in source ? { dataset: names.dataset(source.dataset) } : source,
    columns: table.columns.map(column),
    ...(table.filters && { filters: table.filters.map((one) => withKey(one, own.properties(own.optionsOf(one, one.field), { paths: ["field"] }))) }),
    ...(table.buttons && { buttons: table.buttons.map((one) => own.properties({ ...one, ...(one.action !== undefined && { action: carryAction(one.action, own) }) }, { links: ["link"] })) }),
    ...(table.sort && { sort: own.sort(table.sort) }),
    ...(table.levels && { levels: table.levels.map((level) => ({ ...level, parentField: names.path(sourceOf(level.table), level.parentField) })) }),
  };
}

/** A part whose key was its field's name keeps the key. */
const withKey = <Part extends { key?: string; dataField?: string; field?: string }>(was: Part, now: Part): Part => {
  const key = keyOf(was);
  return key === undefined || key === keyOf(now) ? now : { key, ...now };
};

/** Columns of a query are called as they were: those that are named like their field say it now. */
function carryQuery<Of extends DescribedQuery>(query: Of, names: NamesNow): Of {
  const own = new FieldNames(names, query.dataset);
  const carried = query.fields.map((one) => {
    const field = one.field ?? (one.figure === "count" ? undefined : one.name);
    const now = field === undefined ? undefined : own.path(field);
    return now === undefined || now === field ? one : { ...one, field: now };
  });
  return {
    ...own.properties(query, { paths: ["key", "version"], filters: ["filters"] }), dataset: names.dataset(query.dataset), fields: carried,
  };
}

function carryAction(action: string, own: FieldNames): string {
  const read = readButtonAction(action);
  if (read?.kind !== "set") return action;
  const values = own.values(read.values);
  return JSON.stringify(values) === JSON.stringify(read.values) ? action : `set:${JSON.stringify(values)}`;
}

function carryForm(form: FormText, names: NamesNow): FormText {
  const dataset = datasetOf(form.source as TableText["source"]);
  const own = new FieldNames(names, dataset);
  const keys = new Set(allElements(form.elements).map(keyOf));
  const element = (one: ElementText): ElementText => {
    const { optionsFrom, relatedSelect, children } = one;
    const carried = own.properties(own.optionsOf(one, one.dataField), { paths: ["dataField"], forms: ["displayCondition", "customValidator"], templates: ["htmlContent"], defaults: ["defaultValue"] });
    const of = optionsFrom?.dataset;
    const optionPath = (name: string): string => names.path(of, name);
    return {
      ...withKey(one, carried),
      ...(optionsFrom && { optionsFrom: { ...new FieldNames(names, of).properties(optionsFrom, { paths: ["value", "text", "sort", "filterBy"] }), dataset: names.dataset(optionsFrom.dataset) } }),
      ...(one.filterBy !== undefined && { filterBy: optionPath(one.filterBy) }),
      // A key stands for its element before a field does.
      ...(relatedSelect !== undefined && !keys.has(relatedSelect) && { relatedSelect: own.path(relatedSelect) }),
      // What stands in a list or an object is no field.
      ...(children && !isOwner(one.type) && { children: children.map(element) }),
    };
  };
  return {
    ...own.properties(form, { filters: ["rowRule"] }),
    source: "dataset" in form.source ? { dataset: names.dataset(form.source.dataset) } : form.source,
    elements: form.elements.map(element),
  };
}

const allElements = (elements: readonly ElementText[]): ElementText[] => elements.flatMap((one) => [one, ...allElements(one.children ?? [])]);
