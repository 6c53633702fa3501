import type { HealthReport } from "#sdk/wire.ts";

type Node = NonNullable<HealthReport["server"]>["nodes"][number];
type Statement = Node["statements"][number];

const shownAtMost = 15;

/** The slowest statements of all nodes, those of one form together. */
export function statementsOf(nodes: readonly Node[]): Statement[] {
  const found = new Map<string, Statement>();
  for (const one of nodes.flatMap(({ statements }) => statements)) {
    const known = found.get(one.text);
    found.set(one.text, known ? joined(known, one) : one);
  }
  return [...found.values()].sort((a, b) => b.meanMs - a.meanMs).slice(0, shownAtMost);
}

function joined(a: Statement, b: Statement): Statement {
  const count = a.count + b.count;
  return { text: a.text, count, meanMs: (a.meanMs * a.count + b.meanMs * b.count) / count, maxMs: Math.max(a.maxMs, b.maxMs) };
}
