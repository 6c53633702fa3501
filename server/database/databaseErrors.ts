/** The database cannot answer just now: starting again, away, or lost the transaction to another one. HTTP 503. */
export class DatabaseUnavailable extends Error {
  readonly code = "database.unavailable";
  readonly retryable = true;
  override readonly name = "DatabaseUnavailable";
}

/** The statement or transaction outlived the limit of its query class; nothing of it was kept. HTTP 503. */
export class QueryTimedOut extends Error {
  readonly code = "database.timedOut";
  readonly retryable = false;
  override readonly name = "QueryTimedOut";
}

/** So many heavy reads wait that this one was not begun. HTTP 429. */
export class DatabaseBusy extends Error {
  readonly code = "database.busy";
  readonly retryable = true;
  override readonly name = "DatabaseBusy";
  /** After which it is worth asking again. */
  readonly seconds: number;

  constructor(milliseconds: number) {
    super("The database is busy with other heavy reads; try again");
    this.seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  }
}

/** Another process has this data directory open. Two owners would lose one another's rows. */
export class DirectoryInUse extends Error {
  readonly code = "database.directoryInUse";
  override readonly name = "DirectoryInUse";
  readonly directory: string;

  constructor(directory: string) {
    super(`The database in ${directory} is in use by another process`);
    this.directory = directory;
  }
}

/** The embedded database's self-test found that a commit would not survive a power failure: it refuses to run. */
export class NotDurable extends Error {
  readonly code = "database.notDurable";
  override readonly name = "NotDurable";
}

/** Between us and the server stands a pooler that gives each transaction another session: limits, places and notifications are a session's. */
export class SessionsShared extends Error {
  readonly code = "database.sessionsShared";
  override readonly name = "SessionsShared";

  constructor() {
    super("DATABASE_URL leads to a pooler that gives each transaction another session: let it pool by session (PgBouncer: pool_mode = session), or name the database server itself");
  }
}

/** `foreignKey`: what the row links to is not there; `referenced`: other rows link to it. */
export type ConstraintKind = "unique" | "foreignKey" | "referenced" | "notNull" | "check";

interface ConstraintDetails {
  readonly kind: ConstraintKind;
  /** PostgreSQL's name of the constraint; undefined for notNull, which has none. */
  readonly constraint: string | undefined;
  /** The column, where there is exactly one. */
  readonly column: string | undefined;
  /** `schema.table` */
  readonly table: string | undefined;
}

/** A row was refused by a constraint. What the user reads is decided by who wrote the row. */
export class ConstraintViolation extends Error implements ConstraintDetails {
  readonly code = "database.constraint";
  override readonly name = "ConstraintViolation";
  readonly kind: ConstraintKind;
  readonly constraint: string | undefined;
  readonly column: string | undefined;
  readonly table: string | undefined;

  constructor(message: string, details: ConstraintDetails, cause: unknown) {
    super(message, { cause });
    this.kind = details.kind;
    this.constraint = details.constraint;
    this.column = details.column;
    this.table = details.table;
  }
}
