import type { Kysely } from "kysely";
import type { ConfigProblem } from "#contract/config.ts";
import { ProjectText } from "#contract/project/index.ts";
import { methodTitles } from "#contract/records/accessInner.ts";
import { platformProject } from "#core/platformProject.ts";
import { keptSecrets } from "#core/secrets.ts";
import type { RecordValues, RecordWriter } from "../../../access/RecordWriter.ts";
import type { PlatonSchema } from "../../../database/PlatonSchema.ts";
import type { CallContext } from "../../../http/CallContext.ts";
import { CallFailure } from "../../../http/CallFailure.ts";
import { readProjectRecord, writeProjectRecord } from "../apply/projectRecord.ts";
import { signInMethods } from "../../sign-in-methods/index.ts";
import { changeEntities } from "../changes/changeEntities.ts";
import { translator } from "../compiled/translator.ts";
import { checkSettings } from "../text/checks/checkSettings.ts";
import { sayReason } from "../text/problems/reasons.ts";
import { schemaProblems } from "../text/problems/schemaProblems.ts";

const file = "project.json";

/**
 * Settings are saved as `project.json` is applied: the same checks, a revision, told to all nodes and tabs. What the form does not
 * know of them stays, and so does a secret that came back as "".
 */
export const settingsWriter: RecordWriter = {
  insert: async () => await Promise.reject(new CallFailure("forbidden")),
  remove: async () => await Promise.reject(new CallFailure("forbidden")),
  update: async (tx, context, { values }) => {
    const before = await presentText(tx, context.project.id);
    const text = textAfter(before, values);
    refuseProblems(context, text, await rolesOf(tx, context.project.id));
    await demandWayIn(context, before, text);
    await writeProjectRecord(tx, context, { file, value: text }).catch((error: unknown) => {
      throw atFields(error);
    });
    // Raises the project's number, checks all of it and tells everybody.
    await changeEntities(tx, context, [], {});
  },
};

type Settings = Readonly<Record<string, unknown>>;

async function presentText(tx: Kysely<PlatonSchema>, projectId: string): Promise<Settings> {
  const { title, hostNames, settings } = await readProjectRecord(tx, projectId);
  return { title, hostNames, ...settings };
}

/** Where the text calls a field otherwise. */
const names: Readonly<Record<string, string>> = { hasMain: "has_main", transferMethod: "transfer_method" };
const fieldOf = (property: string): string => Object.entries(names).find(([, name]) => name === property)?.[0] ?? (property === "winterEffect" ? "winterUntil" : property);

function textAfter(before: Settings, values: RecordValues): ProjectText {
  const { hasWinterEffect, winterUntil, ...plain } = values;
  const after = new Map(Object.entries(before));
  for (const [field, value] of Object.entries(plain)) {
    const name = names[field] ?? field;
    if (value === null || value === undefined || (Array.isArray(value) && value.length === 0)) after.delete(name);
    else after.set(name, keptSecrets(value, before[name]));
  }
  const winter = before["winterEffect"] as { until?: string } | undefined;
  const until = winterUntil === undefined ? winter?.until : winterUntil;
  if (hasWinterEffect === undefined ? winter === undefined : hasWinterEffect !== true) after.delete("winterEffect");
  else after.set("winterEffect", until ? { until } : {});
  return Object.fromEntries(after) as ProjectText;
}

/** By name. */
async function rolesOf(tx: Kysely<PlatonSchema>, projectId: string): Promise<ReadonlyMap<string, unknown>> {
  const roles = await tx.selectFrom("platon.roles").select("name").where("project_id", "=", projectId).where("deleted_at", "is", null).execute();
  return new Map(roles.map(({ name }) => [name, name]));
}

/** @throws CallFailure `invalid_values` with what is wrong, at its field */
function refuseProblems({ locale }: CallContext, value: ProjectText, roles: ReadonlyMap<string, unknown>): void {
  const shape = schemaProblems(ProjectText, value, file);
  const problems = shape.length > 0 ? shape : checkSettings({ project: { file, value }, roles });
  if (problems.length === 0) return;
  throw new CallFailure("invalid_values", { fields: byField(problems.map((problem) => ({ path: problem.path, reason: sayReason(problem, locale) }))) });
}

/**
 * Somebody has to be able to sign in afterwards, where somebody was before. A text may name what a server has yet to be told the secrets of.
 * @throws CallFailure `invalid_values` with the ways to sign in that are not set up here
 */
async function demandWayIn(context: CallContext, before: Settings, after: ProjectText): Promise<void> {
  const { project, services } = context;
  const offered = (settings: object): number => signInMethods({ ...context, project: { ...project, settings: { ...project.settings, ...settings } } }).length;
  const { access, oauth2 } = after;
  if (offered({ access, oauth2 }) > 0 || offered({ access: before["access"], oauth2: before["oauth2"] }) === 0) return;
  const translate = translator(await services.configuration.of(platformProject), context);
  const names = (access?.methods ?? []).map((id) => translate(methodTitles[id])).join(", ");
  throw new CallFailure("invalid_values", { fields: { access: [sayReason({ file, path: "$.access.methods", reason: "noWayIn", params: { names } }, context.locale)] } });
}

function atFields(error: unknown): unknown {
  if (!(error instanceof CallFailure) || error.code !== "config_invalid") return error;
  return new CallFailure("invalid_values", { fields: byField((error.details.data?.["problems"] ?? []) as readonly ConfigProblem[]) });
}

/** What is wrong, at the field of the form that it is about. */
function byField(problems: readonly Pick<ConfigProblem, "path" | "reason">[]): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const { path, reason } of problems) {
    const field = fieldOf(path.split(/[.[\]]+/)[1] ?? "title");
    fields[field] = [...(fields[field] ?? []), reason];
  }
  return fields;
}
