import type { CSSProperties } from "react";

type SafeProperty = "color" | "backgroundColor" | "fontWeight" | "fontStyle" | "textDecoration" | "textTransform" | "opacity";

/** What configuration may change of a text's look, and how its value may be written. */
const allowed: Readonly<Record<string, { readonly property: SafeProperty; readonly value: RegExp }>> = {
  color: { property: "color", value: colour() },
  "background-color": { property: "backgroundColor", value: colour() },
  background: { property: "backgroundColor", value: colour() },
  "font-weight": { property: "fontWeight", value: /^(normal|bold|[1-9]00)$/ },
  "font-style": { property: "fontStyle", value: /^(normal|italic)$/ },
  "text-decoration": { property: "textDecoration", value: /^(none|underline|line-through)$/ },
  "text-transform": { property: "textTransform", value: /^(none|uppercase|lowercase|capitalize)$/ },
  opacity: { property: "opacity", value: /^(1|0?\.[3-9]\d?)$/ },
};

const longest = 1_000;

/**
 * The harmless part of a style that configuration gives (`cssStyle`, spec §3): colours and the look of a text. Whatever
 * could cover the page, reach out to the network or leave the row is left out, and so is what cannot be read.
 * @param css declarations as in a `style` attribute
 * @since 1.0.0
 * @example safeStyle("color: #c00; position: fixed") // { color: "#c00" }
 */
export function safeStyle(css: string | undefined): CSSProperties | undefined {
  if (css === undefined || css.length > longest) return undefined;
  const found = css.split(";").flatMap((declaration): [SafeProperty, string][] => {
    const [name = "", value = ""] = declaration.split(/:(.*)/s, 2).map((part) => part.trim().toLowerCase());
    const rule = Object.hasOwn(allowed, name) ? allowed[name] : undefined;
    return rule?.value.test(value) ? [[rule.property, value]] : [];
  });
  return found.length === 0 ? undefined : Object.fromEntries(found);
}

/** A name, a hex number, a function of plain numbers, or a token of the theme. */
function colour(): RegExp {
  return /^([a-z]{3,24}|#[\da-f]{3,8}|(rgb|rgba|hsl|hsla|oklch)\([\d\s.,%/deg-]{1,60}\)|var\(--[a-z][a-z-]{0,40}\))$/;
}
