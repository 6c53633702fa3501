import { sql, type Kysely } from "kysely";
import type { ConfigChange } from "#contract/config.ts";
import type { ProjectText } from "#contract/project/index.ts";
import { projectLimitNames, projectLimits, saidLimit } from "#core/limits/projectLimits.ts";
import { afterCommit } from "../../../database/afterCommit.ts";
import type { PlatonSchema } from "../../../database/PlatonSchema.ts";
import { isInNetworks } from "../../../access/networks.ts";
import { CallFailure } from "../../../http/CallFailure.ts";
import { isConfirmed } from "../../../http/isConfirmed.ts";
import type { ChangeContext } from "../changes/ChangeContext.ts";
import { diffValues } from "../changes/diffValues.ts";
import { recordRevision } from "../changes/recordRevision.ts";
import { sealSecrets, secretBox } from "../secrets/sealedSettings.ts";
import type { ProjectRecord } from "../text/files/exportProject.ts";
import type { Placed } from "../text/shapes/projectText.ts";
import type { TextProblem } from "../text/problems/reasons.ts";
import { refuseText } from "../text/problems/refuseText.ts";

type Transaction = Kysely<PlatonSchema>;

/** Projects write their host names one after the other. Any number will do, as long as all nodes use the same. */
const hostsLock = 8_246_003;

/** What a project says of itself, as it is kept. */
export async function readProjectRecord(
  executor: Kysely<PlatonSchema>, projectId: string
): Promise<ProjectRecord & { revision: number }> {
  const row = await executor
    .selectFrom("platon.projects")
    .select(["title", "host_names", "settings", "revision"])
    .where("id", "=", projectId)
    .executeTakeFirstOrThrow();
  return { title: row.title, hostNames: row.host_names, settings: row.settings, revision: row.revision };
}

export const toRecord = ({
  title, hostNames = [], ...settings
}: ProjectText): ProjectRecord => ({ title, hostNames, settings });

/** What a text says, with its secrets as they are stored. */
export async function sealRecord(tx: Transaction, projectId: string, text: ProjectText): Promise<ProjectText> {
  const { settings } = await readProjectRecord(tx, projectId);
  return sealSecrets(text, { box: await secretBox(tx), stored: settings });
}

/** @throws CallFailure `config_invalid` for a host name of another project, and for a limit that the operator does not allow */
export async function planProjectRecord(
  tx: Transaction, context: ChangeContext, text: Placed<ProjectText> | undefined,
): Promise<ConfigChange | undefined> {
  if (text === undefined) return undefined;
  const { id } = context.project;
  await refuseTakenHosts(tx, context, text);
  const { revision: _revision, ...present } = await readProjectRecord(tx, id);
  refuseBeyondCaps(context, present, text);
  const paths = diffValues(present, toRecord(await sealRecord(tx, id, text.value))).map(({ path }) => path);
  return paths.length === 0 ? undefined : { entity: "projects", name: id, change: "update", paths };
}

/** A host name leads to one project (D40). */
async function refuseTakenHosts(
  tx: Transaction, { project, locale }: ChangeContext, { file, value: { hostNames = [] } }: Placed<ProjectText>
): Promise<void> {
  if (hostNames.length === 0) return;
  const others = await tx.selectFrom("platon.projects").select("host_names").where("id", "<>", project.id).execute();
  const taken = new Set(others.flatMap(({ host_names }) => host_names.map((name) => name.toLowerCase())));
  const problems = hostNames.flatMap((name, index): TextProblem[] =>
    taken.has(name.toLowerCase()) ? [{ file, path: `$.hostNames[${index}]`, reason: "hostTaken", params: { name } }] : []);
  if (problems.length > 0) throw refuseText(problems, locale);
}

/** What was said before the operator allowed less may stay: it is not in force (D67). */
function refuseBeyondCaps({ locale, services }: ChangeContext, { settings }: ProjectRecord, { file, value }: Placed<ProjectText>): void {
  const caps = services.config?.projectCaps ?? {};
  const problems = projectLimitNames.flatMap((name): TextProblem[] => {
    const [limit, said] = [caps[name], saidLimit(value, name)];
    if (limit === undefined || said === undefined || said <= limit || said === saidLimit(settings, name)) return [];
    const { part, property } = projectLimits[name];
    return [{ file, path: `$.${part}.${property}`, reason: "beyondOperator", params: { limit } }];
  });
  if (problems.length > 0) throw refuseText(problems, locale);
}

/** Whoever shuts out the network that they come from means it. */
function demandOwnNetwork({ caller, address, headers }: ChangeContext, { access }: ProjectText): void {
  const { networks = [] } = access ?? {};
  if (!caller || address === undefined || networks.length === 0 || isInNetworks(address, networks)) return;
  if (!isConfirmed(headers, "own_right_lost")) throw new CallFailure("own_right_lost");
}

/**
 * Title, host names and settings, with their revision; the project's own number is the caller's to raise.
 * @throws CallFailure `config_invalid` for a host name that another project took since the plan, and for a limit that the operator does not allow; `own_right_lost` where the caller
 *   could not sign in from here any more, unless that is confirmed
 */
export async function writeProjectRecord(
  tx: Transaction, context: ChangeContext, text: Placed<ProjectText>
): Promise<void> {
  const { project } = context;
  await sql`select pg_advisory_xact_lock(${hostsLock})`.execute(tx);
  await refuseTakenHosts(tx, context, text);
  demandOwnNetwork(context, text.value);
  const { revision, ...before } = await readProjectRecord(tx, project.id);
  refuseBeyondCaps(context, before, text);
  const after = toRecord(await sealRecord(tx, project.id, text.value));
  afterCommit(tx, () => context.services.projects?.reload());
  await tx
    .updateTable("platon.projects")
    .set({ title: after.title, host_names: [...after.hostNames], settings: JSON.stringify(after.settings) })
    .where("id", "=", project.id)
    .execute();
  await recordRevision(tx, context, {
    entity: "projects", id: project.id, version: revision + 1, moment: revision + 1, change: "update", before: { ...before }, values: { ...after }, isText: true,
  });
}
