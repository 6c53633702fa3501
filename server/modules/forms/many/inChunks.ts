import type { Kysely } from "kysely";
import type { BulkAnswer, RowProblem } from "#contract/table.ts";
import { errorInfo } from "#core/errors/errorCatalogue.ts";
import { sayError } from "#core/wording/sayError.ts";
import { isRecordId } from "../../../access/isRecordId.ts";
import type { PlatonSchema } from "../../../database/PlatonSchema.ts";
import type { CallContext } from "../../../http/CallContext.ts";
import { CallFailure } from "../../../http/CallFailure.ts";

/** Rows of one transaction: on the embedded database others are answered between two of them. */
const chunkSize = 500;
/** After so many refusals no more rows are tried: something else is wrong than single rows. */
const mostErrors = 1_000;
/** Of more rows not every one is told of in an event of its own. */
const mostToldSingly = 1_000;

export interface ManyRows {
  readonly context: CallContext;
  readonly ids: readonly string[];
  /** Of each chunk of ids, what is refused before anything is written, and the ids that are left. */
  readonly accept?: (ids: readonly string[]) => Promise<{ ids: readonly string[]; errors: readonly RowProblem[] }>;
  /** Changes the rows of these ids in a transaction; answers how many there were. */
  readonly write: (tx: Kysely<PlatonSchema>, ids: readonly string[], isToldSingly: boolean) => Promise<number>;
  /** A refusal in the words of whatever led to the rows; what is none of a row stays as it is. */
  readonly inWords: (failure: unknown) => unknown;
}

/**
 * Does something to many rows, some at a time. Each row is done whole or not at all; one that is refused is told and
 * keeps none beside it from being done: rows that went together are halved until it stands alone.
 */
export async function inChunks(many: ManyRows): Promise<BulkAnswer> {
  const ids = [...new Set(many.ids.map((id) => id.toLowerCase()).filter(isRecordId))];
  const progress = { affected: 0, missing: new Set(many.ids).size - ids.length, errors: [] as RowProblem[], skipped: 0 };
  const isToldSingly = ids.length <= mostToldSingly;
  for (let start = 0; start < ids.length; start += chunkSize) {
    const chunk = ids.slice(start, start + chunkSize);
    // Who has gone reads no report; what was done is done.
    if (progress.errors.length >= mostErrors || many.context.signal.aborted) progress.skipped += chunk.length;
    else await doChunk(many, chunk, { progress, isToldSingly });
  }
  if (!isToldSingly && progress.affected > 0) await tellAll(many.context);
  return progress;
}

interface Doing {
  readonly progress: { affected: number; missing: number; errors: RowProblem[]; skipped: number };
  readonly isToldSingly: boolean;
}

async function doChunk(many: ManyRows, ids: readonly string[], doing: Doing): Promise<void> {
  const accepted = many.accept ? await many.accept(ids) : { ids, errors: [] };
  doing.progress.errors.push(...accepted.errors);
  if (accepted.ids.length > 0) await write(many, accepted.ids, doing);
}

async function write(many: ManyRows, ids: readonly string[], doing: Doing): Promise<void> {
  const { progress, isToldSingly } = doing;
  try {
    const found = await many.context.services.database.transaction((tx) => many.write(tx, ids, isToldSingly));
    progress.affected += found;
    progress.missing += ids.length - found;
  } catch (error) {
    const failure = many.inWords(error);
    if (!(failure instanceof CallFailure) || errorInfo(failure.code).status >= 500) throw error;
    const [first = ""] = ids;
    if (ids.length === 1) progress.errors.push(...problemsOf(many.context, first, failure));
    else if (progress.errors.length >= mostErrors) progress.skipped += ids.length;
    else {
      const half = Math.ceil(ids.length / 2);
      await write(many, ids.slice(0, half), doing);
      await write(many, ids.slice(half), doing);
    }
  }
}

/** What a refusal says of a row, by field where it says so. */
export function problemsOf({ locale }: Pick<CallContext, "locale">, id: string, { code, details }: CallFailure): RowProblem[] {
  const byField = Object.entries(details.fields ?? {});
  if (byField.length > 0) return byField.map(([field, texts]) => ({ id, field, message: texts.join(" ") }));
  const field = details.params?.["field"];
  return [{ id, field: typeof field === "string" && field !== "" ? field : null, message: sayError(locale, code, { ...details.params, ...details.words }) }];
}

const tellAll = ({ services, project }: CallContext): Promise<void> =>
  services.database.transaction((tx) => services.events.record(tx, project.id, { kind: "reset" }));
