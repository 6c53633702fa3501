import type { ImportAnswer, ImportProblem } from "#contract/import.ts";
import { isObject } from "#core/isObject.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import type { Input } from "../../http/Routes.ts";
import { recordAudit } from "../audit/index.ts";
import { dropFile } from "../files/index.ts";
import { ownerOf } from "../tasks/index.ts";
import { claimImport, demandChecked, noteChecked, releaseClaim } from "./claimImport.ts";
import { errorFile } from "./errorFile.ts";
import { errorFileName } from "./errorFileName.ts";
import type { AskedColumns } from "./findTitles.ts";
import { importTask } from "./importTask.ts";
import { openImport } from "./openImport.ts";
import { receiveFile, type ReceivedFile } from "./receiveFile.ts";
import { mostAtOnce, runImport } from "./runImport.ts";
import { surveyFile } from "./surveyFile.ts";

type Asked = Input<"POST import/{config}">["query"];

const mostProblems = 1_000;

/**
 * Takes a file in: small ones at once, what is larger by a task.
 * @throws CallFailure those of {@link runImport}, {@link receiveFile} and of claims
 */
export async function answerImport(context: CallContext, config: string, query: Asked): Promise<ImportAnswer> {
  const open = await openImport(context, config);
  const asked = readColumns(query.columns);
  const isDry = query.dryRun === "1";
  const { sheet = open.config.sheet, encoding, separator } = query;
  const choice = { ...(sheet !== undefined && { sheet }), ...(encoding && { encoding }), ...(separator && { separator }) };
  const file = await receiveFile(context);
  const claim = { config, digest: file.digest };
  const source = { path: file.path, choice, asked };
  let isHandedOn = false;
  try {
    if (!isDry && open.config.isDryRunRequired) await demandChecked(context, claim);
    const survey = await surveyFile(context, open, source, context.signal);
    if (survey.total <= mostAtOnce) return await atOnce();
    const input = { config, file: { id: file.id, digest: file.digest }, choice, asked, isDry };
    const taskId = await context.services.tasks.start(ownerOf(context), { kind: importTask, input, subject: { of: "tables", name: open.config.table } });
    isHandedOn = true;
    return { taskId, inserted: 0, updated: 0, skipped: 0, errors: [], problems: 0, found: survey.found };
  } finally {
    if (!isHandedOn) await dropFile(context, { id: file.id, state: "pending" });
  }

  async function atOnce(): Promise<ImportAnswer> {
    const id = isDry ? undefined : await claimImport(context, claim);
    try {
      return await importNow(context, { config, file, title: open.title, isDry, source });
    } finally {
      if (id !== undefined) await releaseClaim(context.services.database.sql, id);
    }
  }
}

interface Now {
  readonly config: string;
  readonly title: string;
  readonly file: ReceivedFile;
  readonly source: Parameters<typeof runImport>[0]["source"];
  readonly isDry: boolean;
}

async function importNow(context: CallContext, { config, title, file, source, isDry }: Now): Promise<ImportAnswer> {
  const errors: ImportProblem[] = [];
  const result = await runImport({
    open: (now) => openImport(now, config), source, isDry, signal: context.signal,
    context: () => Promise.resolve(context),
    progress: () => undefined,
    problem: (problem) => {
      if (errors.length < mostProblems) errors.push(problem);
    },
  });
  const { inserted, updated, skipped, problems, bad, survey } = result;
  if (isDry) await noteChecked(context, { config, digest: file.digest });
  else await recordAudit(context.services.database.sql, context, { event: "custom", object: `import:${config}`, details: { action: "import", file: [...file.name].slice(0, 200).join(""), inserted, updated, failed: result.failed } });
  const bytes: Uint8Array[] = [];
  if (bad.count > 0) for await (const piece of errorFile(context, title, bad)) bytes.push(piece);
  errors.sort((one, other) => one.row - other.row);
  return {
    inserted, updated, skipped, errors, problems, found: survey.found,
    ...(bytes.length > 0 && { errorFile: { name: errorFileName(context, title), base64: Buffer.concat(bytes).toString("base64") } }),
  };
}

/** @throws CallFailure `bad_request` */
function readColumns(text: string | undefined): AskedColumns {
  if (text === undefined) return {};
  try {
    const columns: unknown = JSON.parse(text);
    const isRight = isObject(columns) && Object.values(columns).every((field) => field === null || typeof field === "string");
    if (isRight) return columns as AskedColumns;
  } catch {
    // Told below.
  }
  throw new CallFailure("bad_request", { params: { where: "columns" } });
}
