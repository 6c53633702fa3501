import { parseArgs } from "node:util";
import type { ApplyBody } from "#contract/config.ts";

const names = ["apply", "diff", "pull", "check", "format"] as const;
export type CommandName = (typeof names)[number];

const formats = ["text", "json", "sarif"] as const;
export type CheckFormat = (typeof formats)[number];

export interface Command {
  readonly name: CommandName;
  /** Folder of the project's text. */
  readonly folder: string;
  readonly deletions: boolean;
  /** How many objects go, confirmed by whoever asked for deletions. */
  readonly deletionCount: number | undefined;
  readonly destructive: boolean;
  readonly emptying: boolean;
  readonly dryRun: boolean;
  /** Whose side stands where both changed an object. */
  readonly mine: ApplyBody["mine"];
  readonly theirs: ApplyBody["theirs"];
  /** Users that are there are changed, or written into the folder. */
  readonly users: boolean;
  readonly format: CheckFormat;
  /** An API token, in place of that of the environment. */
  readonly token: string | undefined;
}

export const usage = `npm run platon -- apply | diff | pull | check | format [options]

  apply    makes the running project what the folder says
  diff     tells what apply would change; ends with 1 when there is something
  pull     writes the project's text into the folder
  check    finds what apply would refuse, and more, without a server; ends with 1 for errors
  format   writes the folder's text in its one form, with schemas for editors
  backup FILE, restore FILE   the whole server, with its rows (alone it says more)

  --project DIR    the folder (PROJECT_DIR, else projects/demo)
  --mine [NAME …]    where the folder and the server both changed an object, the folder's side stands
  --theirs [NAME …]  the server's side stands, and is written into the folder; NAME as it was told: tables/cities
  --deletions      objects that the other side does not have are deleted
  --deletion-count N  how many go, where they are more than half or the folder has another title
  --destructive    columns and tables may be dropped with their rows
  --emptying       values that do not fit the new type of their field are emptied
  --users          apply: users that are there get the folder's roles, names and organisations, never its passwords;
                   pull: users are written too, without passwords
  --dry-run        everything is tried and nothing is kept
  --format F       of check: text (unless said), json or sarif
  --token TOKEN    an API token; others see it in the list of processes, PLATON_TOKEN they do not

The server is at PLATON_URL (else at http://localhost and PORT, 3000).
Sign-in: an API token of an administrator in PLATON_TOKEN or --token, or name and password when asked.
When no server runs there, the data directory (DATA_DIR, DATABASE_URL) is opened itself.
`;

const options = {
  project: { type: "string" },
  mine: { type: "boolean" },
  theirs: { type: "boolean" },
  deletions: { type: "boolean" },
  "deletion-count": { type: "string" },
  destructive: { type: "boolean" },
  emptying: { type: "boolean" },
  users: { type: "boolean" },
  "dry-run": { type: "boolean" },
  format: { type: "string" },
  token: { type: "string" },
} as const;

/** @returns a text that says what is wrong with the arguments */
export function readCommandLine(words: readonly string[], projectDir: string): Command | string {
  let parsed;
  try {
    parsed = parseArgs({ args: [...words], allowPositionals: true, tokens: true, options });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  const { values, tokens } = parsed;
  const { name, mine, theirs, others } = sortWords(tokens);
  if (!isCommand(name) || others.length > 0) return usage;
  const count = values["deletion-count"];
  if (count !== undefined && !/^\d{1,9}$/.test(count)) return "--deletion-count is a number";
  const format = values.format ?? "text";
  if (!isFormat(format)) return `--format is one of ${formats.join(", ")}`;
  return {
    name,
    folder: values.project ?? projectDir,
    deletions: values.deletions ?? false,
    deletionCount: count === undefined ? undefined : Number(count),
    destructive: values.destructive ?? false,
    emptying: values.emptying ?? false,
    dryRun: values["dry-run"] ?? false,
    mine, theirs, users: values.users ?? false, format, token: values.token,
  };
}

interface Sorted {
  readonly name: string | undefined;
  readonly mine: ApplyBody["mine"];
  readonly theirs: ApplyBody["theirs"];
  /** Words that belong to nothing. */
  readonly others: readonly string[];
}

type Token = { readonly kind: "option"; readonly name: string } | { readonly kind: "positional"; readonly value: string } | { readonly kind: "option-terminator" };

/** The first word is the command; those behind `--mine` and `--theirs` are names of objects. */
function sortWords(tokens: readonly Token[]): Sorted {
  const sides = new Map<string, string[]>();
  const others: string[] = [];
  let name: string | undefined;
  let side: string[] | undefined;
  for (const token of tokens) {
    if (token.kind === "option") {
      side = token.name === "mine" || token.name === "theirs" ? (sides.get(token.name) ?? []) : undefined;
      if (side) sides.set(token.name, side);
    } else if (token.kind === "positional") {
      if (name === undefined && side === undefined) name = token.value;
      else (side ?? others).push(token.value);
    }
  }
  const preferred = (one: string): ApplyBody["mine"] => {
    const said = sides.get(one);
    return said?.length === 0 ? "all" : said;
  };
  return { name, mine: preferred("mine"), theirs: preferred("theirs"), others };
}

const isCommand = (name: string | undefined): name is CommandName => names.some((one) => one === name);
const isFormat = (name: string): name is CheckFormat => formats.some((one) => one === name);
