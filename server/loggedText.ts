/** The longest text of a line of the log. */
export const loggedTextAtMost = 2_000;
/** A stack says where; what is deeper than this says nothing more. */
const stackAtMost = 4_000;

/** Control characters, those that turn the direction of text, and line ends that are not `\n`: a terminal obeys them. */
const unseen = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

const escape = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** A text as a line of the log may have it: cut, and with nothing in it that a terminal would do. */
export function loggedText(text: string, atMost = loggedTextAtMost): string {
  const cut = text.length > atMost ? `${text.slice(0, atMost)}… (${text.length})` : text;
  return cut.replace(unseen, escape);
}

export const loggedStack = (stack: string | undefined): string | undefined => stack && loggedText(stack, stackAtMost);

/** The fields of a line, however they came to be: whoever calls may have had a hand in each text. */
export function loggedFields(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, loggedValue(value)]));
}

function loggedValue(value: unknown): unknown {
  if (typeof value === "string") return loggedText(value);
  return Array.isArray(value) ? value.map(loggedValue) : value;
}
