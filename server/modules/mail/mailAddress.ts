/** RFC 5321 §4.5.3.1: no mailbox is longer. */
const longest = 254;

/**
 * One plain address as people write it: no quotes, comments, lists, spaces or names beside it, so that nothing but it gets a letter (P29).
 * @example isMailAddress("nodira@example.uz") // true
 */
export const isMailAddress = (text: string): boolean =>
  text.length <= longest && /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?!-)[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(text) && !text.includes("..") && !/^\.|\.@|-\.|-$/.test(text);
