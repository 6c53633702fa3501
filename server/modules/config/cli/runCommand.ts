import type { ApplyAnswer, ApplyBody, ProjectFile, TextConflict, TypeChange } from "#contract/config.ts";
import type { ChangeStep } from "#contract/serverEvent.ts";
import { CallFailure } from "../../../http/CallFailure.ts";
import { readProjectFolder } from "../seeding/readProjectFolder.ts";
import { projectIdOf } from "../seeding/seedProject.ts";
import { checkFiles } from "../check/checkFiles.ts";
import { asJson, asSarif, asText } from "../check/presentFindings.ts";
import { formatProject } from "./formatProject.ts";
import type { Command } from "./commandLine.ts";
import { readFolderBase, writeFolderBase } from "./folderBase.ts";
import { GateRefused, type ProjectGate, type RefusalDetails } from "./ProjectGate.ts";
import { keepPasswords } from "./keepPasswords.ts";
import { writeObjects, writeProjectFolder, type FolderChange } from "./writeProjectFolder.ts";

interface Terminal {
  print(line: string): void;
  /** Opens the project; called by commands that need one. */
  open(): Promise<ProjectGate>;
}

/** Ends a run: all is well, there are differences, or it did not work. */
export type ExitCode = 0 | 1 | 2;

export async function runCommand(command: Command, { print, open }: Terminal): Promise<ExitCode> {
  try {
    if (command.name === "format") return await format(command, print);
    if (command.name === "check") return await check(command, print);
    const gate = await open();
    try {
      return command.name === "pull" ? await pull(command, gate, print) : await apply(command, gate, print);
    } finally {
      await gate.close();
    }
  } catch (error) {
    if (!(error instanceof GateRefused) && !(error instanceof CallFailure)) throw error;
    const isConflict = printRefusal(error, print);
    return isConflict && command.name === "diff" ? 1 : 2;
  }
}

type Print = Terminal["print"];

async function apply(command: Command, gate: ProjectGate, print: Print): Promise<ExitCode> {
  const isDiff = command.name === "diff";
  const answer = await gate.apply(await bodyOf(command, gate), command.dryRun || isDiff, (step) => print(lineOf(step)));
  if (!answer.isBased) print(`${command.folder} was never pulled from ${gate.place}: what was changed there in between is not known, and the folder stands`);
  printAnswer(answer, print);
  if (answer.dryRun) printNeeds(answer, command, print);
  if (!answer.dryRun) await takeIn(command.folder, { gate, answer, print });
  const count = answer.changes.filter(({ change }) => change !== "kept").length + answer.ddl.length + answer.users.length;
  if (count === 0) print(`${gate.place} is what ${command.folder} says`);
  else if (isDiff) print(`${gate.place} differs from ${command.folder}`);
  else print(answer.dryRun ? "Tried, nothing was kept" : `Applied to ${gate.place}`);
  return isDiff && count + answer.taken.length > 0 ? 1 : 0;
}

const lineOf = ({ step, of, percent }: ChangeStep): string =>
  step === 0 ? "  the tables are in use, it is tried again" : `  step ${step} of ${of}${percent === undefined ? "" : `, ${percent}%`}`;

async function bodyOf({ name, folder, users, mine, theirs, deletions, deletionCount, destructive, emptying, dryRun }: Command, gate: ProjectGate): Promise<ApplyBody> {
  const files = await readFolder(folder);
  const isTried = dryRun || name === "diff";
  const base = await readFolderBase(folder, await gate.base());
  return {
    files, users, deletions, destructive: destructive || isTried, emptying: emptying || isTried,
    ...(base && { base }), ...(mine && { mine }), ...(theirs && { theirs }), ...(deletionCount !== undefined && { deletionCount }),
  };
}

/** What others changed on the server since goes into the folder, which stands on all of it then. */
async function takeIn(folder: string, { gate, answer, print }: { gate: ProjectGate; answer: ApplyAnswer; print: Print }): Promise<void> {
  if (answer.taken.length > 0) printFiles(await writeObjects(folder, await gate.export(), answer.taken), print);
  await writeFolderBase(folder, answer.base, gate.address);
}

async function readFolder(folder: string): Promise<ProjectFile[]> {
  const files = await readProjectFolder(folder).catch((error: unknown) => {
    if (error instanceof CallFailure) throw error;
    throw new GateRefused(`${folder} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  });
  if (files.length === 0) throw new GateRefused(`${folder} holds no text of a project`);
  return files;
}

async function pull({ folder, deletions, dryRun, users }: Command, gate: ProjectGate, print: Print): Promise<ExitCode> {
  // What changes between the two calls is looked at once more by the next apply.
  const base = await gate.base();
  const changes = await writeProjectFolder(folder, await keepPasswords(folder, await gate.export(users)), { deletions, dryRun });
  if (!dryRun) await writeFolderBase(folder, base, gate.address);
  printFiles(changes, print);
  if (changes.length === 0) print(`${folder} is what ${gate.place} has`);
  else print(dryRun ? "Tried, nothing was written" : `Written to ${folder}`);
  return 0;
}

async function format({ folder, dryRun }: Command, print: Print): Promise<ExitCode> {
  const files = formatProject(await readFolder(folder), projectIdOf(folder));
  const changes = await writeProjectFolder(folder, files, { deletions: false, dryRun });
  printFiles(changes, print);
  return 0;
}

/** Without any server: what is wrong with a file that cannot be read as text is told as a refusal. */
async function check({ folder, format: form }: Command, print: Print): Promise<ExitCode> {
  const findings = checkFiles(await readFolder(folder), { projectId: projectIdOf(folder) });
  const lines = form === "text" ? asText(findings) : [form === "sarif" ? asSarif(findings) : asJson(findings)];
  for (const line of lines) print(line);
  return findings.some(({ level }) => level === "error") ? 1 : 0;
}

const signs = { create: "+", update: "~", delete: "-", kept: "=" } as const;

/** What an apply would ask for. */
function printNeeds({ losses, conversions }: ApplyAnswer, { destructive, emptying }: Command, print: Print): void {
  if (losses.length > 0 && !destructive) print(`! --destructive is needed, values would be lost: ${losses.join(", ")}`);
  const unfit = conversions.filter((one) => one.unfit.count > 0).map(({ dataset, field }) => `${dataset}.${field}`);
  if (unfit.length > 0 && !emptying) print(`! --emptying is needed, values do not fit and would be emptied: ${unfit.join(", ")}`);
}

function printConversion({ dataset, field, from, to, rows, unfit, inexact }: TypeChange, print: Print): void {
  print(`  ${dataset}.${field}: ${from} → ${to}; records with a value: ${rows}, do not fit: ${unfit.count}, lose a part: ${inexact.count}`);
  for (const { id, value } of [...unfit.first, ...inexact.first]) print(`    ${id}: ${brief(value)}`);
}

function printAnswer({ changes, ddl, conversions, warnings, taken, users }: ApplyAnswer, print: Print): void {
  for (const { entity, name, change, paths } of changes) {
    const which = paths.length > 6 ? `${paths.slice(0, 6).join(", ")} and ${paths.length - 6} more` : paths.join(", ");
    const note = change === "kept" ? "(not in the folder; --deletions deletes it)" : which;
    print(`${signs[change]} ${entity}/${name}${note === "" ? "" : `  ${note}`}`);
  }
  for (const { entity, name } of taken) print(`< ${entity}/${name}  changed on the server, and taken from there`);
  for (const { username, change, password } of users) {
    print(`${signs[change]} users/${username}${password === undefined ? "" : `  first password, told this once: ${password}`}`);
  }
  for (const statement of ddl) print(`  ${statement}`);
  for (const conversion of conversions) printConversion(conversion, print);
  for (const { file, path, reason } of warnings) print(`! ${file}: ${path}: ${reason}`);
}

function printFiles(changes: readonly FolderChange[], print: Print): void {
  for (const { path, change } of changes) print(`${signs[change]} ${path}`);
}

/** @returns whether both sides changed the same: a difference, and no mistake */
function printRefusal(error: GateRefused | CallFailure, print: Print): boolean {
  const { problems = [], conflicts = [] } = error instanceof GateRefused ? error : ((error.details.data ?? {}) as RefusalDetails);
  for (const { file, path, reason } of problems) print(`${file}: ${path}: ${reason}`);
  for (const conflict of conflicts) printConflict(conflict, print);
  if (conflicts.length > 0) print("Nothing was applied. --mine keeps the folder's side, --theirs the server's; both may name objects: --mine tables/cities");
  else if (problems.length === 0) print(error.message);
  return conflicts.length > 0;
}

const kinds = { changed: "changed on both sides", deleted: "deleted on the server, and in the folder", gone: "changed on the server, and gone from the folder" } as const;

function printConflict({ entity, name, kind, by, at, properties }: TextConflict, print: Print): void {
  const who = at === null ? "" : `, there by ${by ?? "the system"} at ${at}`;
  print(`x ${entity}/${name}  ${kinds[kind]}${who}`);
  for (const { path, mine, theirs } of properties) print(`    ${path}: mine ${brief(mine)}, theirs ${brief(theirs)}`);
}

function brief(value: unknown): string {
  const text = JSON.stringify(value) ?? "null";
  return text.length > 100 ? `${text.slice(0, 99)}…` : text;
}
