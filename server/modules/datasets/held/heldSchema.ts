/** Where values lie that were taken out of a project's tables: each under a name of its own, so that nothing is in its way. */
export const heldSchema = (id: string): string => `held_${id}`;
