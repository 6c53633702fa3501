/** Rows that an action, a bulk change or a list of ids takes at once. */
export const mostRowsAtOnce = 100_000;
