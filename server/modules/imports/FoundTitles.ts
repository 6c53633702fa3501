/** Which columns of a file go into which fields. */
export interface FoundTitles {
  readonly row: number;
  /** By position in the file. */
  readonly titles: readonly string[];
  /** Position in the file of each field that is there. */
  readonly places: ReadonlyMap<string, number>;
}
