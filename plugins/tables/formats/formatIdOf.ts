/** `status` of `status:done=success`: what stands before the first colon. */
export function formatIdOf(spec: string): string {
  const colon = spec.indexOf(":");
  return colon === -1 ? spec : spec.slice(0, colon);
}

/** What expressions of a cell see: `row.amount` is one. */
const seen: ReadonlySet<string> = new Set(["value", "row", "column", "locale"]);

/** `stars.small`: a format of a project's plugin, also while the plugin is off; then the cell is plain text (D73). */
export function isPluginFormat(spec: string): boolean {
  const [, plugin] = /^([a-z][a-z0-9-]{0,39})\.[a-z][a-z0-9_]{0,39}$/.exec(spec) ?? [];
  return plugin !== undefined && !seen.has(plugin);
}
