/** So many options of a select the server names at once: where so many came there may be more. */
export const optionsPerPage = 100;
