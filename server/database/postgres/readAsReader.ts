import pg from "pg";

/** What a reader may take of the server. */
export const readerLimits = { rows: 1_000, bytes: 5 * 1_048_576, ms: 10_000 } as const;

export interface ReaderRows {
  readonly columns: readonly { readonly name: string; readonly type: string }[];
  /** As PostgreSQL writes values. */
  readonly rows: readonly (readonly (string | null)[])[];
  /** There is more than is read. */
  readonly isCut: boolean;
}

interface Reading {
  /** Of the reader's own login role. */
  readonly url: string;
  readonly schema: string;
  readonly text: string;
}

/** Before the text, so that it can be nothing but one statement that reads. */
const before = "declare platon_rows no scroll cursor for ";
const rowsAtOnce = 50;
/** Bytes that the session may send in all: a single value can be larger than all that is shown. */
const mostBytes = 8 * readerLimits.bytes;

/**
 * Reads by one statement as a login role of its own, in a session of its own and a read-only transaction, which is rolled back.
 *
 * @throws pg.DatabaseError as PostgreSQL says it, its `position` counted in the text; Error for a server that does not answer, or
 *   a value that is too large
 * @example await readAsReader({ url, schema: "p_demo", text: "select name from cities" });
 */
export async function readAsReader({ url, schema, text }: Reading): Promise<ReaderRows> {
  const client = new pg.Client({
    connectionString: url, application_name: "platon reader", connectionTimeoutMillis: 5_000, statement_timeout: readerLimits.ms, lock_timeout: 2_000,
    idle_in_transaction_session_timeout: readerLimits.ms, types: { getTypeParser: () => asText },
  });
  client.on("error", () => undefined);
  await client.connect();
  const watch = limitOf(client);
  try {
    await client.query(`begin transaction isolation level repeatable read, read only; set local search_path to ${pg.escapeIdentifier(schema)}`);
    // With a name it goes by the extended protocol, in which a text is one statement, whatever stands in it.
    await client.query({ name: "reading", text: before + text }).catch((error: unknown) => {
      throw movedBack(error);
    });
    return await fetchRows(client);
  } catch (error) {
    throw watch.reason() ?? error;
  } finally {
    watch.end();
    // Rolls back.
    await client.end().catch(() => undefined);
  }
}

const asText = (value: string | Buffer): string => String(value);

async function fetchRows(client: pg.Client): Promise<ReaderRows> {
  const rows: (string | null)[][] = [];
  let fields: readonly pg.FieldDef[] = [];
  let bytes = 0;
  let isCut = false;
  while (!isCut) {
    const page = await client.query<(string | null)[]>({ text: `fetch ${rowsAtOnce} from platon_rows`, rowMode: "array" });
    fields = page.fields;
    for (const row of page.rows) {
      bytes += row.reduce((sum, value) => sum + Buffer.byteLength(value ?? ""), 0);
      isCut ||= rows.length >= readerLimits.rows || bytes > readerLimits.bytes;
      if (!isCut) rows.push(row);
    }
    if (page.rows.length < rowsAtOnce) break;
  }
  const types = await client.query<[string]>({ text: "select format_type(t.id, null) from unnest($1::oid[]) with ordinality t(id, place) order by place", values: [fields.map(({ dataTypeID }) => dataTypeID)], rowMode: "array" });
  return { columns: fields.map(({ name }, index) => ({ name, type: types.rows[index]?.[0] ?? "" })), rows, isCut };
}

/** Hangs up on a session that takes longer, or sends more, than it may. */
function limitOf(client: pg.Client): { reason(): Error | undefined; end(): void } {
  let reason: Error | undefined;
  let bytes = 0;
  const { stream } = client.connection;
  const hangUp = (message: string): void => {
    reason ??= new Error(message);
    stream.destroy();
  };
  const timer = setTimeout(() => hangUp("canceling statement due to statement timeout"), readerLimits.ms + 2_000);
  const count = (piece: Buffer): void => {
    bytes += piece.length;
    if (bytes > mostBytes) hangUp("a value is larger than can be shown");
  };
  stream.on("data", count);
  return {
    reason: () => reason,
    end: () => {
      clearTimeout(timer);
      stream.off("data", count);
    },
  };
}

/** PostgreSQL counts from the beginning of all that it was sent. */
function movedBack(error: unknown): unknown {
  if (!(error instanceof pg.DatabaseError) || error.position === undefined) return error;
  const position = Number(error.position) - before.length;
  error.position = position > 0 ? String(position) : undefined;
  return error;
}
