import type { ArrangedPart } from "./ArrangedPart.ts";

/** The parts that stand in one, in their order; without it those at the top. */
export const siblingsOf = (parts: readonly ArrangedPart[], parentId: string | undefined): readonly ArrangedPart[] => parts.filter((part) => part.parentId === parentId);
