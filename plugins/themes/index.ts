import { defineTheme } from "#sdk/contributions/theme.ts";
import { definePlugin } from "#sdk/plugin/definePlugin.ts";
import { manifest } from "./manifest.ts";
import "./platon/platon.css";
import "./platon/dark.css";
import "./platon/deepDark.css";
import "./platon/light.css";
import "./platon/green.css";
import "./platon/darkBlue.css";
import "./oceanic/blue.css";
import "./oceanic/green.css";
import "./oceanic/light.css";
import "./precious/silver.css";
import "./precious/gold.css";
import "./precious/platinum.css";

/** What the picker shows of a colour: its sidebar and its accent, half and half. */
const swatch = (sidebar: string, accent: string): string => `linear-gradient(135deg, ${sidebar} 50%, ${accent} 50%)`;

/**
 * The built-in themes (spec §9). All their style sheets are in the one first sheet: together they are 6 KB compressed,
 * and a change of colour then needs no request and cannot flash.
 */
export const themes = [
  defineTheme({
    id: "platon",
    name: "themes.platon",
    colours: [
      { id: "platon", name: "themes.colours.platon", isDark: false, swatch: swatch("#10264a", "#1d5fd1") },
      { id: "dark", name: "themes.colours.dark", isDark: true, swatch: swatch("#15171c", "#629dff") },
      { id: "deepDark", name: "themes.colours.deepDark", isDark: true, swatch: swatch("#0b0d11", "#5b95ff") },
      { id: "light", name: "themes.colours.light", isDark: false, swatch: swatch("#fcfcfd", "#1d5fd1") },
      { id: "green", name: "themes.colours.green", isDark: false, swatch: swatch("#132d21", "#007b50") },
      { id: "darkBlue", name: "themes.colours.darkBlue", isDark: true, swatch: swatch("#0e1624", "#519efc") },
    ],
  }),
  defineTheme({
    id: "oceanic",
    name: "themes.oceanic",
    colours: [
      { id: "blue", name: "themes.colours.blue", isDark: false, swatch: swatch("#012b3d", "#026fa1") },
      { id: "green", name: "themes.colours.green", isDark: false, swatch: swatch("#092d2c", "#077773") },
      { id: "light", name: "themes.colours.light", isDark: false, swatch: swatch("#f6fafb", "#07748a") },
    ],
  }),
  defineTheme({
    id: "precious",
    name: "themes.precious",
    colours: [
      { id: "silver", name: "themes.colours.silver", isDark: false, swatch: swatch("#2a2f37", "#536988") },
      { id: "gold", name: "themes.colours.gold", isDark: false, swatch: swatch("#302516", "#895e02") },
      { id: "platinum", name: "themes.colours.platinum", isDark: false, swatch: swatch("#eceaf1", "#655d9f") },
    ],
  }),
];

export const themesPlugin = definePlugin(manifest, (context) => {
  for (const theme of themes) context.contribute("theme", theme);
});
