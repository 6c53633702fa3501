import type { Theme } from "@glideapps/glide-data-grid";

/** Colours and sizes of the theme as a canvas needs them: resolved, not by custom property. */
export interface GridTokens {
  readonly rowHeight: number;
  readonly font: string;
  readonly accent: string;
  readonly textWeak: string;
  /** Around the active cell while the table has the focus, and while it has not. */
  readonly ring: string;
  readonly ringAway: string;
  readonly hover: string;
  readonly skeleton: string;
  readonly track: string;
  /** Colour and weak background of each tone. */
  readonly tones: Readonly<Record<string, readonly [colour: string, weak: string]>>;
  readonly theme: Partial<Theme>;
}

const tones = ["accent", "success", "warning", "danger", "info"] as const;

export function readGridTokens(root: HTMLElement): GridTokens {
  const style = getComputedStyle(root);
  const read = (name: string): string => style.getPropertyValue(`--${name}`).trim();
  const panel = read("surface-panel");
  return {
    rowHeight: Number.parseInt(read("row-height"), 10) || 36,
    font: read("font") || "sans-serif",
    accent: read("accent"),
    textWeak: read("text-weak"),
    ring: read("focus-ring"),
    ringAway: read("border-strong"),
    hover: read("surface-hover"),
    skeleton: read("skeleton"),
    track: read("border-weak"),
    tones: {
      ...Object.fromEntries(tones.map((tone) => [tone, [read(tone), read(`${tone}-weak`)] as const])),
      neutral: [read("text-weak"), read("surface-sunken")],
    },
    theme: {
      accentColor: read("focus-ring"),
      accentFg: read("text-on-accent"),
      accentLight: read("selection"),
      textDark: read("text-normal"),
      textMedium: read("text-weak"),
      textLight: read("text-disabled"),
      bgCell: panel,
      bgCellMedium: panel,
      borderColor: read("border-weak"),
      horizontalBorderColor: read("border-weak"),
      linkColor: read("accent"),
      cellHorizontalPadding: 10,
      cellVerticalPadding: 4,
      baseFontStyle: "13px",
      fontFamily: read("font") || "sans-serif",
      lineHeight: 1.4,
      roundingRadius: 4,
    },
  };
}
