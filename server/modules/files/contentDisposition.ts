/**
 * The header that names a download (RFC 6266): the name in ASCII for old readers, and whole as RFC 8187 writes it. The
 * name has been through cleanFileName.
 * @example contentDisposition("attachment", "Ариза.pdf") // attachment; filename="_____.pdf"; filename*=…
 */
export function contentDisposition(kind: "attachment" | "inline", name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]/gu, "_").replace(/["\\%]/g, "_");
  if (ascii === name) return `${kind}; filename="${name}"`;
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encodeExtended(name)}`;
}

/** encodeURIComponent leaves four characters that RFC 8187 `attr-char` has not. */
const encodeExtended = (text: string): string =>
  encodeURIComponent(text).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
