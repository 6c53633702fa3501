/**
 * What the reader and the evaluator of expressions say, in their English words, with the values in braces; and what JavaScript says of the
 * mistakes that are made most. In other languages each is in `expressionFaultWords`.
 */
export const expressionFaultTemplates = {
  notCallable: "{0} cannot be called",
  noFunction: "{0} is no function",
  notKnown: "{0} is not known here",
  oneField: "{0} takes the name of one field",
  notReadable: "{0} cannot be read",
  tooLong: "more than {0} characters",
  empty: "nothing to evaluate",
  tooManyParts: "more than {0} parts",
  atOnce: "an expression answers at once",
  noModules: "an expression has no modules",
  noKey: "{0} cannot be a key",
  noProgramInFooter: "a footer is a formula, not a program",
  noProgramInTemplate: "no program can stand in a template",
  instance: "an instance of a class is no data",
  noData: "a {0} is no data",
  notInResult: "{0} cannot be in a result",
  noPrimitive: "cannot convert object to primitive value",
  tooMuchWork: "more than an evaluation may look at",
  readOf: "cannot read {0} of {1}",
  readAnyOf: "cannot read a property of {0}",
  notAsked: "{0} cannot be asked for",
  computed: "{0} is computed",
  inherited: "{0} is not a property of the data",
  resultTooLarge: "more than {0} characters or items",
  resultTooDeep: "data nested deeper than {0} levels",
  spread: "only lists and texts can be spread",
  comparison: "the comparison is no function",
  noNames: "there are no names in nothing",
  inLooks: "in looks into lists and objects only",
  checkResult: "check failed: a message, an empty text, true or nothing was expected",
  textExpected: "a text was expected",
  cellExpected: "a text or { text, color, background, icon, href } was expected",
  noCellPart: "a cell has no {0}",
  notAllowed: "{0} is not one that is allowed",
  colourExpected: "a colour token or a CSS colour was expected",
  numberExpected: "a number or a text was expected",
  isA: "{0} is a {1}",
  unexpected: "Unexpected token",
  unexpectedCharacter: "Unexpected character '{0}'",
  unexpectedKeyword: "Unexpected keyword '{0}'",
  openText: "Unterminated string constant",
  openTemplate: "Unterminated template",
  openComment: "Unterminated comment",
  afterNumber: "Identifier directly after number",
  badNumber: "Invalid number",
  notAssignable: "Assigning to rvalue",
  readingNothing: "Cannot read properties of {0} (reading '{1}')",
  notDefined: "{0} is not defined",
  notFunction: "{0} is not a function",
  notIterable: "{0} is not iterable",
} as const;

export type ExpressionFaultKey = keyof typeof expressionFaultTemplates;

export interface ExpressionFault {
  readonly key: ExpressionFaultKey;
  /** Values by their place: `{ 0: "name" }`. */
  readonly params: Readonly<Record<string, string>>;
}

const patterns = Object.entries(expressionFaultTemplates).map(([key, template]) => ({
  key: key as ExpressionFaultKey, form: new RegExp(`^(?:\\w*Error: )?${template.replace(/[.*+?^$()|[\]\\]|\{(?!\d\})|(?<!\{\d)\}/g, "\\$&").replace(/\{\d\}/g, "([^]+?)")}$`),
}));

/** @example expressionFault("row is not known here") // { key: "notKnown", params: { 0: "row" } }; undefined for words that nobody here has */
export function expressionFault(detail: string): ExpressionFault | undefined {
  for (const { key, form } of patterns) {
    const found = form.exec(detail);
    if (found) return { key, params: Object.fromEntries(found.slice(1).map((value, place) => [String(place), value])) };
  }
  return undefined;
}
