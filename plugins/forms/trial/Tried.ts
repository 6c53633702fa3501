/** What is tried. */
export interface Tried {
  /** Of the form: an endpoint's, or a stage's. */
  readonly entity: "api_endpoints" | "api_stages";
  /** Undefined: it is new. */
  readonly id: string | undefined;
  /** What the form has now. */
  readonly values: () => Readonly<Record<string, unknown>>;
  /** What of it would be saved. */
  readonly draft: () => Readonly<Record<string, unknown>>;
}
