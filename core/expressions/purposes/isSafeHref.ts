const allowedScheme = /^(?:https:\/\/[^/]|mailto:|tel:)/i;
const anyScheme = /^[a-z][a-z0-9+.-]*:/i;

/** An address inside the product, or https with its slashes, mailto, tel; never another host by `//`, never a script. */
export function isSafeHref(text: string): boolean {
  // Browsers drop control characters and read a backslash as a slash: `java\nscript:`, `/\host`.
  if (text === "" || text.length > 2048 || /[\u0000-\u0020\u007f\\]/.test(text)) return false;
  return anyScheme.test(text) ? allowedScheme.test(text) : !text.startsWith("//");
}
