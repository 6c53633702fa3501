import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import Type, { type Static } from "typebox";
import { Value } from "typebox/value";
import { TextBase } from "#contract/config.ts";
import { writeJson } from "../text/files/writeJson.ts";
import { GateRefused } from "./ProjectGate.ts";

/** Below the folder. No configuration: what the folder stands on, by the project of each server that it goes with. */
const basePath = ".platon/base.json";

const Bases = Type.Record(Type.String(), Type.Object({
  project: TextBase.properties.project, address: Type.Optional(Type.String()), revision: TextBase.properties.revision,
}));

/**
 * What the folder stood on when it was last pulled from, or applied to, this project of this server.
 * @param present what the project is now
 */
export async function readFolderBase(folder: string, { origin }: TextBase): Promise<TextBase | undefined> {
  const found = (await readBases(folder))[origin];
  return found && { project: found.project, origin, revision: found.revision };
}

/** Keeps what the folder stands on now, beside what it has of other servers. */
export async function writeFolderBase(folder: string, { origin, project, revision }: TextBase, address: string | undefined): Promise<void> {
  const bases = await readBases(folder);
  const next = { ...bases, [origin]: { project, ...(address !== undefined && { address }), revision } };
  const text = writeJson(Object.fromEntries(Object.entries(next).sort(([a], [b]) => (a < b ? -1 : 1))));
  const place = join(folder, basePath);
  if (text === (await readText(place))) return;
  await mkdir(dirname(place), { recursive: true });
  await writeFile(place, text);
}

async function readBases(folder: string): Promise<Static<typeof Bases>> {
  const place = join(folder, basePath);
  const text = await readText(place);
  if (text === undefined) return {};
  const value = parse(text);
  if (!Value.Check(Bases, value)) throw new GateRefused(`${place} cannot be read: delete it, and pull or apply again`);
  return value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function readText(place: string): Promise<string | undefined> {
  return await readFile(place, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw new GateRefused(`${place} cannot be read: ${error.message}`);
  });
}
