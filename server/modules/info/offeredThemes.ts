import { defaultThemes } from "#core/styles/defaultThemes.ts";

export interface ThemeSettings {
  /** Themes (`oceanic`) and colours (`platon.light`) that the project offers, the default first; absent: all. */
  readonly themes?: readonly string[];
  /** Themes and colours that it does not (spec §6). */
  readonly disabledThemes?: readonly string[];
}

/** The theme colours that a project offers, the default first. */
export function offeredThemes({ themes = defaultThemes, disabledThemes = [] }: ThemeSettings): string[] {
  const isDisabled = (colour: string): boolean => disabledThemes.some((one) => one === colour || colour.startsWith(`${one}.`));
  const offered = themes.flatMap((one) => (one.includes(".") ? [one] : defaultThemes.filter((colour) => colour.startsWith(`${one}.`))));
  return [...new Set(offered)].filter((colour) => !isDisabled(colour));
}
