/** What would lead nowhere: a place in the project's text, and why, in the caller's language. */
export interface Dependent {
  readonly file: string;
  readonly path: string;
  readonly reason: string;
}
