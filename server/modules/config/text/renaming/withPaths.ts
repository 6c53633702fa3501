type Node = Readonly<Record<string, unknown>>;

/** An object under other keys. */
export const withPaths = (node: Node, nameNow: (name: string) => string): Node => Object.fromEntries(Object.entries(node).map(([name, value]) => [nameNow(name), value]));
