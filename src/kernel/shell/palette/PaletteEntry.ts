/** What the palette offers: a place that a link leads to, or something that is done at once. */
export interface PaletteEntry {
  readonly id: string;
  readonly group: PaletteGroup;
  readonly title: string;
  /** The way to it, or its address; searched too. */
  readonly note?: string;
  /** Of a place; opened by the kernel's navigator. */
  readonly href?: string;
  readonly run?: () => void;
}

/** In the order in which they are listed. */
export const paletteGroups = ["recent", "menu", "tables", "forms", "pages", "actions", "organizations", "themes", "languages"] as const;

export type PaletteGroup = (typeof paletteGroups)[number];
