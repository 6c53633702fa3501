import { moduleCandidates } from "#core/modules/moduleNames.ts";

/**
 * Finds the module that a name means among those that were provided.
 * @example resolvePath("./Card", "page:home/Board.tsx", has) // "page:home/Card.tsx" or "project/Card.tsx"
 */
export const resolvePath = (name: string, from: string, isProvided: (path: string) => boolean): string | undefined =>
  moduleCandidates(name, from).find(isProvided);
