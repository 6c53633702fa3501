/** Addresses of files are for cells that show them: an expression, or a component, may run in a sandbox. */
export function withoutFiles<Row extends Readonly<Record<string, unknown>>>({ $files: _files, ...row }: Row): Omit<Row, "$files"> {
  return row;
}
