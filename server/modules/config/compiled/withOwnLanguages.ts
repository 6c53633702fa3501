import type { OwnLanguage } from "#core/languages.ts";
import { findEntity } from "../entities/entities.ts";
import { languageField } from "../entities/languageFields.ts";
import type { Element, Form, ProjectConfig, Table } from "./ProjectConfig.ts";

/**
 * Configuration of project `platon` as a project with languages of its own sees it: the table and the form of what is said in each language
 * have a column and an element for each of them, as for the last of the six.
 */
export function withOwnLanguages(config: ProjectConfig, name: string, languages: readonly OwnLanguage[]): ProjectConfig {
  const byLanguage = findEntity(name)?.description.byLanguage;
  if (byLanguage === undefined || languages.length === 0) return config;
  const [table, form] = [config.tables.get(name), config.forms.get(name)];
  return {
    ...config, ownLanguages: languages,
    ...(table && { tables: new Map(config.tables).set(name, tableIn(table, byLanguage, languages)) }),
    ...(form && { forms: new Map(config.forms).set(name, formIn(form, byLanguage, languages)) }),
  };
}

interface ByLanguage {
  readonly into: string;
  readonly like: string;
}

function tableIn(table: Table, { into, like }: ByLanguage, languages: readonly OwnLanguage[]): Table {
  const columns = table.columns.flatMap((column) => (column.dataField !== like ? [column] : [column, ...languages.map(({ code, name }) => {
    const dataField = languageField(into, code);
    return { ...column, id: `${column.id}.${code}`, key: dataField, dataField, title: name };
  })]));
  return { ...table, columns, searchFields: [...(table.searchFields ?? []), ...languages.map(({ code }) => languageField(into, code))] };
}

/** In place of the one that has all of them together. */
function formIn(form: Form, { into, like }: ByLanguage, languages: readonly OwnLanguage[]): Form {
  const elements = form.elements.flatMap((element): Element[] => {
    if (element.dataField === into) return [];
    return element.dataField !== like ? [element] : [element, ...languages.map(({ code, name }): Element => {
      const dataField = languageField(into, code);
      return { ...element, id: `${element.id}.${code}`, key: dataField, dataField, label: name };
    })];
  });
  return { ...form, elements };
}
