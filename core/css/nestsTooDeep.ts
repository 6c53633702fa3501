import { tokenize, TokenType } from "@csstools/css-tokenizer";

/** How deep brackets of css may stand in one another: engines parse by recursion, and a page goes down by ten thousand. */
const maxNesting = 64;

/** What closes what is opened, by the syntax's own tokens: a bracket in a string, a comment or an address opens nothing. */
const closing: ReadonlyMap<TokenType, TokenType> = new Map([
  [TokenType.OpenParen, TokenType.CloseParen],
  [TokenType.Function, TokenType.CloseParen],
  [TokenType.OpenSquare, TokenType.CloseSquare],
  [TokenType.OpenCurly, TokenType.CloseCurly],
]);

/**
 * Whether css must not be given to the engine (CSS Syntax 3, simple blocks).
 * @example nestsTooDeep(":is(".repeat(65)) // true
 */
export function nestsTooDeep(css: string): boolean {
  if (css.split(/[({[]/, maxNesting + 2).length <= maxNesting + 1) return false;
  const open: TokenType[] = [];
  for (const [type] of tokenize({ css })) {
    const close = closing.get(type);
    if (close !== undefined) open.push(close);
    else if (type === open.at(-1)) open.pop();
    if (open.length > maxNesting) return true;
  }
  return false;
}
