/** Characters of the title that a user gives a column. */
export const longestTitle = 200;
