/** What the worker is started with. */
export interface WorkerTask {
  /** `initialise` makes a new database in the directory and ends; `serve` opens it and speaks the wire protocol. */
  readonly kind: "initialise" | "serve";
  readonly directory: string;
  /** Further `name=value` parameters. */
  readonly parameters: readonly string[];
}

/** To the worker: bytes of PostgreSQL's wire protocol, or the request to shut down properly. */
export type ToWorker = Uint8Array | "close";

/**
 * From the worker: bytes of the wire protocol; that it is ready (or has finished, for `initialise` and `close`); that
 * the self-test refused; that it has grown beyond what a server can spare; or that the database is beyond repair.
 */
export type FromWorker = Uint8Array | "ready" | "done" | "grown" | { readonly refused: string } | { readonly broken: string };
