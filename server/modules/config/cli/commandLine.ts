import { parseArgs } from "node:util";

export type CommandName = "apply" | "diff" | "pull" | "format";

export interface Command {
  readonly name: CommandName;
  /** Folder of the project's text. */
  readonly folder: string;
  readonly deletions: boolean;
  readonly destructive: boolean;
  readonly dryRun: boolean;
}

export const usage = `npm run platon -- apply | diff | pull | format [options]

  apply    makes the running project what the folder says
  diff     tells what apply would change; ends with 1 when there is something
  pull     writes the project's text into the folder
  format   writes the folder's text in its one form, with schemas for editors
  backup FILE, restore FILE   the whole server, with its rows (alone it says more)

  --project DIR    the folder (PROJECT_DIR, else projects/demo)
  --deletions      objects that the other side does not have are deleted
  --destructive    columns and tables may be dropped with their rows
  --dry-run        everything is tried and nothing is kept

The server is at PLATON_URL (else at http://localhost and PORT, 3000).
Sign-in: PLATON_TOKEN, or name and password when asked.
When no server runs there, the data directory (DATA_DIR, DATABASE_URL) is opened itself.
`;

/** @returns a text that says what is wrong with the arguments */
export function readCommandLine(words: readonly string[], projectDir: string): Command | string {
  let parsed;
  try {
    parsed = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        project: { type: "string" },
        deletions: { type: "boolean" },
        destructive: { type: "boolean" },
        "dry-run": { type: "boolean" },
      },
    });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  const { values, positionals } = parsed;
  const [name, ...more] = positionals;
  if (!isCommand(name) || more.length > 0) return usage;
  return {
    name,
    folder: values.project ?? projectDir,
    deletions: values.deletions ?? false,
    destructive: values.destructive ?? false,
    dryRun: values["dry-run"] ?? false,
  };
}

const isCommand = (name: string | undefined): name is CommandName =>
  name === "apply" || name === "diff" || name === "pull" || name === "format";
