/** Of the catalogue of errors. */
export type ReadingCode = "import_unreadable" | "import_old_format" | "import_excessive" | "import_broken_row" | "import_no_sheet";

/** Why a file cannot be read, in a code that people are told. */
export class ReadingFailure extends Error {
  override readonly name = "ReadingFailure";
  readonly code: ReadingCode;
  readonly params: Readonly<Record<string, string | number>>;

  constructor(code: ReadingCode, params: Readonly<Record<string, string | number>> = {}) {
    super(code);
    this.code = code;
    this.params = params;
  }
}
