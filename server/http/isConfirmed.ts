/** Questions that the caller has answered with yes, divided by commas. */
export const confirmedHeader = "x-confirmed";

/**
 * Whether the call says that it is meant so.
 * @param question a code of the catalogue, or what an answer gave as `data.confirm`
 */
export const isConfirmed = (headers: Headers | undefined, question: string): boolean =>
  (headers?.get(confirmedHeader) ?? "").split(",").some((said) => said.trim() === question);
