import { toPlain, type Plain } from "#sandbox/protocol/index.ts";

export interface PlainProps {
  readonly value: Plain;
  /** As JSON: tells whether two say the same. */
  readonly text: string;
}

/** The components of a page are all given the same object, which may hold all of the page's data. */
const known = new WeakMap<object, PlainProps>();

/** Properties of a component as they are sent. Like React, it takes an object that is the same for one that says the same. */
export function plainProps(props: unknown): PlainProps {
  const key = typeof props === "object" && props !== null ? props : known;
  const found = known.get(key) ?? makePlain(props);
  if (key !== known) known.set(key, found);
  return found;
}

function makePlain(props: unknown): PlainProps {
  const value = toPlain(props) ?? {};
  return { value, text: JSON.stringify(value) };
}
