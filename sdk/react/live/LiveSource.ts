/** A component as it is written at present, wherever that is, and what it is given. */
export interface LiveSource {
  /** Keeps it apart from components of its name elsewhere: `demo`, `page:components` */
  readonly scope: string;
  readonly name: string;
  /** Modules, evaluated in order. */
  readonly scripts: readonly string[];
  readonly css: string;
  readonly content: string;
  readonly realm: "worker" | "frame";
  /** Plain data that the component gets. */
  readonly props: Readonly<Record<string, unknown>>;
}
