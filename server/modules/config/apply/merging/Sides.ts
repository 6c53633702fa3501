/** The one who changed the text, and the others who changed the server; of `base` both set out. */
export interface Sides<Value = unknown> {
  readonly base: Value;
  readonly mine: Value;
  readonly theirs: Value;
}
