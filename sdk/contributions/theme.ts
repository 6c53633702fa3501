/**
 * A theme with its colours; each colour is a style sheet that defines every token under
 * `:root[data-theme="<theme>.<colour>"]`.
 * @since 1.0.0
 * @example defineTheme({ id: "platon", name: "themes.platon", colours: [{ id: "light", name: "themes.light", isDark: false }] })
 */
export interface ThemeDefinition {
  readonly id: string;
  /** Wording key. */
  readonly name: string;
  readonly colours: readonly ThemeColour[];
}

export interface ThemeColour {
  readonly id: string;
  /** Wording key. */
  readonly name: string;
  readonly isDark: boolean;
  /** A css colour or gradient that pickers show beside the name. */
  readonly swatch?: string;
}

/** A theme as the plugin contributes it; its tokens stand in a style sheet of its name. */
export const defineTheme = (definition: ThemeDefinition): ThemeDefinition => definition;
