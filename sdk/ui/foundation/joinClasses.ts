/**
 * Joins the class names that are there.
 * @example joinClasses(styles.button, isBusy && styles.busy)
 */
export const joinClasses = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(" ");
