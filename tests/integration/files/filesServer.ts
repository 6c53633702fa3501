import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll } from "vitest";
import type { FormConfig, FormElement, SavedRecord } from "#contract/form.ts";
import type { RemoteFile } from "#contract/file.ts";
import { call, readAnswer, type Answer } from "../harness/call.ts";
import type { TestDatabase } from "../harness/onDatabases.ts";
import type { RunningServer } from "../harness/serverProcess.ts";

const project = fileURLToPath(new URL("./project", import.meta.url));

export type Who = "admin" | "clerk" | "reader" | "guest";

export interface Upload {
  /** `papers.scans`: form and field. */
  readonly to: string;
  readonly bytes?: string | Uint8Array<ArrayBuffer>;
  readonly name?: string;
  readonly who?: Who;
  /** Put in place of the other fields, or added to them. */
  readonly fields?: Record<string, string>;
}

export interface FilesServer {
  readonly url: string;
  token(who: Who): string;
  elementId(to: string): string;
  /** Names of all files on the server's disk. */
  onDisk(): Promise<string[]>;
  form(upload: Upload): FormData;
  upload(upload: Upload): Promise<Answer<RemoteFile>>;
  /** Saves a record of a form with these values; refusals come back as they are. */
  save(form: string, values: Record<string, unknown>, who?: Who): Promise<Answer<SavedRecord>>;
  /** The bytes of a file, or how they are refused. */
  get(path: string, options?: { who?: Who; headers?: Record<string, string>; method?: string }): Promise<Response>;
}

/**
 * A server of the suite's own, with files in a folder that the suite can look into.
 * @param settings added to the project's
 */
export function useFilesServer(database: TestDatabase, settings?: object): FilesServer {
  let server: RunningServer | undefined;
  let folder = "";
  let copy: string | undefined;
  const tokens = new Map<Who, string>();
  const elements = new Map<string, string>();
  const url = (): string => server?.url ?? "";

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "platon-files-"));
    if (settings) copy = await projectWith(settings);
    server = await database.startServer({ project: copy ?? project, env: { FILES_DIR: folder } });
    for (const who of ["admin", "clerk", "reader"] as const) {
      const { data } = await call(server, "POST auth/login", {
        body: { username: who, password: `files-${who}-1` }, headers: { "device-id": `files-${who}` },
      });
      tokens.set(who, data.access_token);
    }
    for (const name of ["papers", "viewing", "posters"]) {
      const { data } = await call(server, "GET forms/{name}", { params: { name }, token: tokens.get("admin") ?? "" });
      for (const { id, dataField } of flatten(data)) elements.set(`${name}.${dataField}`, id);
    }
  });
  afterAll(async () => {
    await server?.stop();
    for (const each of [folder, copy]) if (each) await rm(each, { recursive: true, force: true });
  });

  const authorization = (who: Who): Record<string, string> => (who === "guest" ? {} : { authorization: `Bearer ${tokens.get(who)}` });

  const form = ({ to, bytes = "матн", name = "a.txt", fields = {} }: Upload): FormData => {
    const body = new FormData();
    const all = { form_element_id: elements.get(to) ?? to, ...fields };
    for (const [key, value] of Object.entries(all)) body.append(key, value);
    body.append("file", new Blob([bytes]), name);
    return body;
  };

  return {
    get url() {
      return url();
    },
    token: (who) => tokens.get(who) ?? "",
    elementId: (to) => elements.get(to) ?? "",
    onDisk: async () => (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).map(({ name }) => name),
    form,
    upload: async (upload) => {
      const { who = "clerk" } = upload;
      const path = who === "guest" ? "web/v1/public/forms/file/upload" : "files/upload/form";
      return readAnswer(await fetch(`${url()}/api/${path}`, {
        method: "POST", headers: { "accept-language": "en", ...authorization(who) }, body: form(upload),
      }));
    },
    save: (name, values, who = "clerk") =>
      call({ url: url() }, "POST forms/{name}", {
        params: { name }, body: { values }, ...(who === "guest" ? { isPublic: true } : { token: tokens.get(who) ?? "" }), locale: "en",
      }),
    get: (path, { who = "clerk", headers = {}, method = "GET" } = {}) =>
      fetch(`${url()}/api/${path}`, { method, headers: { ...authorization(who), ...headers } }),
  };
}

/** A copy of the project with these settings. */
async function projectWith(settings: object): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), "platon-project-"));
  await cp(project, copy, { recursive: true });
  const file = join(copy, "project.json");
  await writeFile(file, JSON.stringify({ ...(JSON.parse(await readFile(file, "utf8")) as object), ...settings }));
  return copy;
}

const flatten = ({ elements }: { elements: FormConfig["elements"] }): FormElement[] =>
  elements.flatMap((element) => [element, ...flatten({ elements: element.children })]);
