import { localReference } from "../allow-list/allowList.ts";
import type { ReceivedElement } from "../receiver/ReceivedNode.ts";

/** What an attribute refers to: resources of the realm by their ids, and filters that it names itself (`blur(2px)`). */
export interface Reference {
  readonly node: ReceivedElement;
  readonly name: string;
  readonly targets: readonly string[];
  readonly steps: number;
}

/** Of those who stand in them: with css, also where an element says something else itself. */
const inherited: ReadonlySet<string> = new Set(["fill", "stroke", "marker-start", "marker-mid", "marker-end"]);
const own: ReadonlySet<string> = new Set(["clip-path", "mask", "filter", "href"]);

export const isInherited = ({ name }: Reference): boolean => inherited.has(name);
export const isMarker = ({ name }: Reference): boolean => name.startsWith("marker");

export const mayRefer = (name: string): boolean => inherited.has(name) || own.has(name);

/** The references of an element as its component says them. */
export function referencesOf(node: ReceivedElement): Reference[] {
  if (!node.isSvg) return [];
  const found: Reference[] = [];
  for (const [name, value] of node.attributes) {
    if (!mayRefer(name)) continue;
    const targets = name === "href" ? patternBefore(node, value) : [...value.matchAll(localReference)].map(([, id = ""]) => id);
    const steps = name === "filter" ? [...value.matchAll(/[\w-]\(/g)].length - targets.length : 0;
    if (targets.length > 0 || steps > 0) found.push({ node, name, targets, steps });
  }
  return found;
}

/** A pattern takes its content from another one; what gradients take from each other is not painted more often for it. */
const patternBefore = ({ tag }: ReceivedElement, value: string): string[] =>
  tag === "pattern" && value.startsWith("#") ? [value.slice(1)] : [];
