const runs = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;
const onlyNumber = /^[+-]?\d[\d .,()-]*$/;

/** So that spreadsheets know that it is UTF-8. No `sep=` stands before it: that would undo it. */
export const byteOrderMark = "\ufeff";

/** Text that a spreadsheet would run as a formula has an apostrophe before it (OWASP); what is only a number has none. */
export const harmless = (text: string): string => (runs.test(text) && !onlyNumber.test(text) ? `'${text}` : text);

/** What {@link harmless} was made of. */
export const withoutApostrophe = (text: string): string => (text.startsWith("'") && runs.test(text.slice(1)) ? text.slice(1) : text);

/** A field as RFC 4180 writes it. */
export const quoted = (text: string, between: string): string =>
  text.includes('"') || text.includes(between) || /[\r\n]/.test(text) || /^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
