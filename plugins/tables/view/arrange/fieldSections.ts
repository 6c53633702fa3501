import type { ProjectOutline } from "#sdk/wire.ts";

/** A field of the table's source, or one step along a relation. */
export interface FieldChoice {
  /** `country.name` */
  readonly field: string;
  readonly title: string;
  readonly type: string;
  /** Its values are a list, or records of another dataset. */
  readonly isChosen?: boolean;
  /** Of a column that shows it. */
  readonly columnTitle: string;
}

/** Fields of the source itself, or of what one of its relations leads to. */
export interface FieldSection {
  /** The field of the relation; empty for the source itself. */
  readonly relation: string;
  readonly title: string | undefined;
  readonly fields: readonly FieldChoice[];
}

/** What a column of the table can show, where its source is a dataset. */
export function fieldSections({ tables, datasets }: ProjectOutline, table: string): FieldSection[] {
  const named = new Map(datasets.map((dataset) => [dataset.name, dataset]));
  const own = named.get(tables.find(({ name }) => name === table)?.dataset ?? "");
  if (!own) return [];
  const along = own.fields.flatMap(({ name, title, target }): FieldSection[] => {
    const fields = named.get(target ?? "")?.fields ?? [];
    // Of a relation's relation only an id could be shown.
    const shown = fields.filter((field) => field.target === undefined).map((field, index) => ({
      field: `${name}.${field.name}`, title: field.title, type: field.type, isChosen: field.isChoice === true,
      // The first is what people know a record by.
      columnTitle: index === 0 ? title : `${title}: ${field.title}`,
    }));
    return shown.length > 0 ? [{ relation: name, title, fields: shown }] : [];
  });
  const shown = own.fields.filter(({ target }) => target === undefined).map(({ name, title, type }) => ({ field: name, title, type, columnTitle: title }));
  return [{ relation: "", title: undefined, fields: shown }, ...along];
}

/** What a filter of the table can ask about: also which record a relation leads to. */
export function askedSections(outline: ProjectOutline, table: string): FieldSection[] {
  const [own, ...along] = fieldSections(outline, table);
  if (!own) return [];
  const dataset = outline.tables.find(({ name }) => name === table)?.dataset;
  const fields = outline.datasets.find(({ name }) => name === dataset)?.fields ?? [];
  return [{ ...own, fields: fields.map(({ name, title, type, target, isChoice }) => ({ field: name, title, type, columnTitle: title, isChosen: target !== undefined || isChoice === true })) }, ...along];
}

/** Those that are not there yet and that fit the typed words. */
export function offeredFields(sections: readonly FieldSection[], { shown, words }: { shown: ReadonlySet<string>; words: string }): FieldSection[] {
  const sought = words.trim().toLocaleLowerCase();
  return sections.flatMap((section) => {
    const fields = section.fields.filter(({ field, title }) => !shown.has(field) && `${section.title ?? ""} ${title} ${field}`.toLocaleLowerCase().includes(sought));
    return fields.length > 0 ? [{ ...section, fields }] : [];
  });
}
