import type { ApplyAnswer, ProjectFile } from "#contract/config.ts";
import { CallFailure } from "../../../http/CallFailure.ts";
import { readProjectFolder } from "../seeding/readProjectFolder.ts";
import { projectIdOf } from "../seeding/seedProject.ts";
import { formatProject } from "./formatProject.ts";
import type { Command } from "./commandLine.ts";
import { GateRefused, type ProjectGate } from "./ProjectGate.ts";
import { writeProjectFolder, type FolderChange } from "./writeProjectFolder.ts";

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
    const gate = await open();
    try {
      return command.name === "pull" ? await pull(command, gate, print) : await apply(command, gate, print);
    } finally {
      await gate.close();
    }
  } catch (error) {
    if (!(error instanceof GateRefused) && !(error instanceof CallFailure)) throw error;
    printRefusal(error, print);
    return 2;
  }
}

type Print = Terminal["print"];

async function apply(command: Command, gate: ProjectGate, print: Print): Promise<ExitCode> {
  const isDiff = command.name === "diff";
  const files = await readFolder(command.folder);
  const body = { files, deletions: command.deletions, destructive: command.destructive || isDiff };
  const answer = await gate.apply(body, command.dryRun || isDiff);
  printAnswer(answer, print);
  const count = answer.changes.filter(({ change }) => change !== "kept").length + answer.ddl.length;
  if (count === 0) print(`${gate.place} is what ${command.folder} says`);
  else if (isDiff) print(`${gate.place} differs from ${command.folder}`);
  else print(answer.dryRun ? "Tried, nothing was kept" : `Applied to ${gate.place}`);
  return isDiff && count > 0 ? 1 : 0;
}

async function readFolder(folder: string): Promise<ProjectFile[]> {
  const files = await readProjectFolder(folder).catch((error: unknown) => {
    if (error instanceof CallFailure) throw error;
    throw new GateRefused(`${folder} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  });
  if (files.length === 0) throw new GateRefused(`${folder} holds no text of a project`);
  return files;
}

async function pull({ folder, deletions, dryRun }: Command, gate: ProjectGate, print: Print): Promise<ExitCode> {
  const changes = await writeProjectFolder(folder, await gate.export(), { deletions, dryRun });
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

const signs = { create: "+", update: "~", delete: "-", kept: "=" } as const;

function printAnswer({ changes, ddl, warnings }: ApplyAnswer, print: Print): void {
  for (const { entity, name, change, paths } of changes) {
    const which = paths.length > 6 ? `${paths.slice(0, 6).join(", ")} and ${paths.length - 6} more` : paths.join(", ");
    const note = change === "kept" ? "(not in the folder; --deletions deletes it)" : which;
    print(`${signs[change]} ${entity}/${name}${note === "" ? "" : `  ${note}`}`);
  }
  for (const statement of ddl) print(`  ${statement}`);
  for (const { file, path, reason } of warnings) print(`! ${file}: ${path}: ${reason}`);
}

function printFiles(changes: readonly FolderChange[], print: Print): void {
  for (const { path, change } of changes) print(`${signs[change]} ${path}`);
}

function printRefusal(error: GateRefused | CallFailure, print: Print): void {
  const problems = error instanceof GateRefused ? error.problems : (
    error.details.data?.["problems"] as GateRefused["problems"] | undefined
  );
  if (problems === undefined || problems.length === 0) print(error.message);
  for (const { file, path, reason } of problems ?? []) print(`${file}: ${path}: ${reason}`);
}
