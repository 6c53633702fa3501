/** Longest style sheet of a component or a page in UTF-16 units, and most rules in it (sandbox limits). */
export const maxCss = 64 * 1024;
export const maxCssRules = 1_000;
