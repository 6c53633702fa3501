import { isClassNameSafe } from "#core/styles/isClassNameSafe.ts";

const longest = 200;
const most = 10;

/**
 * Names of classes that configuration gives an element (`cssClass`, spec §3), for its css to speak of; what is no plain
 * name, or one of the product's own, is left out.
 * @since 1.0.0
 * @example safeClasses("wide urgent _cell_1 <b>") // "wide urgent"
 */
export function safeClasses(classes: string | undefined): string | undefined {
  if (classes === undefined || classes.length > longest) return undefined;
  const safe = classes.split(/\s+/).filter(isClassNameSafe).slice(0, most);
  return safe.length === 0 ? undefined : safe.join(" ");
}
