/**
 * A text as the database keeps it: composed letters, so that what is read again is what was sent, and nothing that it
 * refuses (U+0000, halves of a surrogate pair).
 */
export const storableText = (text: string): string =>
  text.normalize("NFC").replaceAll("\u0000", "").replaceAll(/\p{Surrogate}/gu, "\uFFFD");
