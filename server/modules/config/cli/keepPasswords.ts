import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ProjectFile } from "#contract/config.ts";
import type { UserText } from "#contract/project/index.ts";
import { userFile } from "../apply/people/userTexts.ts";

/** The server tells no password: the first one of a user that the folder has stays in its file. */
export const keepPasswords = (folder: string, files: readonly ProjectFile[]): Promise<ProjectFile[]> =>
  Promise.all(files.map(async (file) => {
    if (!file.path.startsWith("users/")) return file;
    const password = await passwordIn(join(folder, file.path));
    if (password === undefined) return file;
    const { $schema: _schema, ...user } = JSON.parse(file.text) as UserText & { $schema: string };
    return { ...file, text: userFile({ ...user, password }) };
  }));

async function passwordIn(place: string): Promise<string | undefined> {
  try {
    const { password } = JSON.parse(await readFile(place, "utf8")) as { password?: unknown };
    return typeof password === "string" ? password : undefined;
  } catch {
    // Not there, or not to be read as what it should be: whoever writes the folder tells that.
    return undefined;
  }
}
