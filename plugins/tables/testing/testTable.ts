import type { TableColumn, TableConfig, TableFilter } from "#sdk/wire.ts";

/** A column as the server sends it, for tests. */
export function aColumn(id: string, more: Partial<TableColumn> = {}): TableColumn {
  return {
    id, title: id, dataField: id, type: "text", children: [], width: null, link: null, hint: null, cellFormat: null,
    numberFormat: null, dataAlign: null, footerAlign: null, dataNowrap: true, footerNowrap: true, formatCondition: null,
    formatColor: null, formatBackgroundColor: null, footer: null, sumType: null, attributes: { sortable: true },
    headerComponent: null, sortOrder: 0, ...more,
  };
}

export const aGroup = (id: string, children: TableColumn[]): TableColumn =>
  aColumn(id, { dataField: null, type: null, children });

export function aFilter(field: string, more: Partial<TableFilter> = {}): TableFilter {
  return {
    id: field, title: field, field, fieldType: "text", operator: "contains", type: "text", isRequired: false, width: null,
    sortOrder: 0, displayCondition: null, options: null, ...more,
  };
}

export function aTable(more: Partial<TableConfig> = {}): TableConfig {
  return {
    id: "t", name: "t", title: "T", projectId: "demo", isPublic: false, columns: [aColumn("name")], filters: [], buttons: [],
    levels: [], leftFixed: 0, rightFixed: 0, groupBy: [], splitRowsBy: null, navigateByKeyboard: true, maxHeight: null,
    pageSize: 50, isPaged: false, sort: [], preferences: null, defaultPreferences: null, views: [], mayShareViews: false, form: null,
    isSearchable: false, searchedFields: [], revision: "1",
    permissions: { read: true, insert: true, update: true, delete: true, export: true }, ...more,
  };
}
