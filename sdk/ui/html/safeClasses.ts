const longest = 200;
const most = 10;

/** A name that an integrator may give: those of the product's own sheets begin with an underscore. */
const name = /^[a-zA-Z][\w-]{0,63}$/;

/**
 * Names of classes that configuration gives an element (`cssClass`, spec §3), for its css to speak of; what is no plain
 * name is left out.
 * @since 1.0.0
 * @example safeClasses("wide urgent _cell_1 <b>") // "wide urgent"
 */
export function safeClasses(classes: string | undefined): string | undefined {
  if (classes === undefined || classes.length > longest) return undefined;
  const safe = classes.split(/\s+/).filter((one) => name.test(one)).slice(0, most);
  return safe.length === 0 ? undefined : safe.join(" ");
}
