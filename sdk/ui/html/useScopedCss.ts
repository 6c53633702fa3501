import { useEffect, useState } from "react";
import type { ScopedSheets } from "#core/css/ScopedSheets.ts";

let loading: Promise<ScopedSheets> | undefined;

/** The sheets of the product's own parts, loaded with the first css that somebody gives. */
async function load(): Promise<ScopedSheets> {
  const [{ ScopedSheets: Sheets }, { realmLimits }] = await Promise.all([import("#core/css/ScopedSheets.ts"), import("#core/limits/realmLimits.ts")]);
  return new Sheets(realmLimits);
}

/**
 * Css of the configuration, cleaned and scoped to one element of the product, while that element is there: its rules
 * reach nothing outside, load nothing, and lay nothing over the page.
 * @param css what an integrator wrote; undefined for none
 * @returns attributes for the element; none until the css can be there
 * @since 1.0.0
 * @example <div {...useScopedCss(element.css)}>…</div>
 */
export function useScopedCss(css: string | undefined): Readonly<Record<string, string>> {
  const [scope, setScope] = useState<string>();
  useEffect(() => {
    if (css === undefined || css.trim() === "") return undefined;
    let letGo: (() => void) | undefined;
    let isGone = false;
    loading ??= load();
    const take = (sheets: ScopedSheets): void => {
      if (isGone) return;
      letGo = sheets.hold(css);
      setScope(sheets.scopeOf(css));
    };
    // Without it the element is there, plainly; the next one tries again.
    loading.then(take).catch(() => void (loading = undefined));
    return () => {
      isGone = true;
      letGo?.();
      setScope(undefined);
    };
  }, [css]);
  return scope === undefined ? none : { "data-platon-scope": scope };
}

const none = {};
