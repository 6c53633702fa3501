/** How people call the field by which they know a record. */
const usual = /^(?:full_?name|name|title|nomi|nom|ism|fio|fish|naimenovanie|nazvanie)$/i;

/** The field by which people know the records of a dataset: a text that is called so, else the first text; `id` where there is none. */
export function nameFieldOf(fields: readonly { readonly name: string; readonly type: string }[]): string {
  const texts = fields.filter(({ type }) => type === "text").map(({ name }) => name);
  return texts.find((name) => usual.test(name)) ?? texts[0] ?? "id";
}
