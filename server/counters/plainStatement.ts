/** Names in quotes stay; texts, numbers, parameters, comments and room between them do not. What is cut off in the middle ends with the text. */
const pieces =
  /"(?:[^"]|"")*(?:"|$)|\be'(?:[^'\\]|\\[\s\S]|'')*(?:'|$)|'(?:[^']|'')*(?:'|$)|\$([a-z_]\w*)?\$[\s\S]*?(?:\$\1\$|$)|--[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|\$\d+|(?<![\w$])\d[\w.]*|\s+/gi;
const lists = /\((?:\?, ?)+\?\)/g;
const repeated = /\(\?…\)(?:, ?\(\?…\))+/g;

/**
 * A statement without anybody's values: what it is, told apart from others by its form alone.
 * @example plainStatement("select * from t where name = 'Али' and n in ($1, $2)") // "select * from t where name = ? and n in (?…)"
 */
export function plainStatement(text: string): string {
  const plain = text.replace(pieces, (piece) => {
    if (piece.startsWith('"')) return piece;
    return /^(\s|--|\/\*)/.test(piece) ? " " : "?";
  });
  return plain.replace(/ {2,}/g, " ").trim().replace(lists, "(?…)").replace(repeated, "(?…), …");
}
