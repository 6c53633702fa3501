import type { DatabaseReport } from "#sdk/wire.ts";

type Index = DatabaseReport["tables"][number]["indexes"][number];

/** Nothing has read it, and no rule needs it. */
export const isUnused = ({ uses, isRule }: Index): boolean => uses === 0 && !isRule;
