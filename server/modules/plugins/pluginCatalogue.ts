export interface CataloguedPlugin {
  readonly id: string;
  readonly kind: "first-party" | "project";
  /** Without it nobody could sign in, or project `platon` could not be shown (D73): it has no switch. */
  readonly required: boolean;
}

/** The plugins that the server knows. `project` is the project's own code. */
export const pluginCatalogue: readonly CataloguedPlugin[] = [
  { id: "auth", kind: "first-party", required: true },
  { id: "system", kind: "first-party", required: true },
  { id: "themes", kind: "first-party", required: true },
  { id: "tables", kind: "first-party", required: true },
  { id: "forms", kind: "first-party", required: true },
  { id: "pages", kind: "first-party", required: false },
  { id: "call24", kind: "first-party", required: false },
  { id: "demo", kind: "first-party", required: false },
  { id: "project", kind: "project", required: false },
];
