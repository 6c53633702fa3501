/** Letters that xml and fonts have not, and halves of pairs; tabs and ends of lines stay. */
const impossible = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f\ufdd0-\ufdef\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** A text of a record as any document may hold it. */
export const plainLetters = (text: string): string => text.replace(impossible, "");
