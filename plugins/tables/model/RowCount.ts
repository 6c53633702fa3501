/** How many rows there are, as far as is known; `rows` is the number where there is one to be told. */
export interface RowCount {
  /** `many`: nobody could count them in time. */
  readonly kind: "counting" | "exact" | "about" | "many";
  readonly rows: number;
}
