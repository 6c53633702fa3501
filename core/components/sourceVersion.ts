/** The part of a component that tells one version of it from another. */
export interface VersionedSource {
  /** `project`, `page:<name>` or `plugin:<id>`. */
  readonly scope: string;
  readonly name: string;
  readonly scripts: readonly string[];
  readonly content?: string;
}

/**
 * Tells one version of a component's source from another; not a cryptographic hash, it guards nothing. Browser and
 * server compute it alike: a browser reports an incident of a version (D74), and the server knows which it is.
 * @example sourceVersion({ scope: "project", name: "Board", scripts: ["export default () => null;"] })
 */
export function sourceVersion({ scope, name, scripts, content = "" }: VersionedSource): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (const character of [scope, name, ...scripts, content].join("\n")) {
    const code = character.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  return (high >>> 0).toString(16) + (low >>> 0).toString(16);
}
