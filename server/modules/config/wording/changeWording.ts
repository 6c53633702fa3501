import type { WordingChanges, WordingItem, WordingReport } from "#contract/wording.ts";
import type { Language } from "#core/languages.ts";
import { say } from "#core/wording/say.ts";
import { tryTransaction } from "../../../database/tryTransaction.ts";
import type { CallContext } from "../../../http/CallContext.ts";
import { lockProject } from "../../projects/index.ts";
import { changeEntities } from "../changes/changeEntities.ts";
import type { EntityChange } from "../changes/EntityChange.ts";
import { loadEntityRows, type EntityRow } from "../entities/entityRows.ts";
import { otherPlaceholders } from "../text/checks/otherPlaceholders.ts";
import { placeholderReason } from "../text/checks/checkTranslations.ts";
import { sayReason } from "../text/problems/reasons.ts";
import { readWording } from "./readWording.ts";

/** As the descriptions of the translations say. */
const longest = 5_000;

interface Change {
  readonly texts: WordingChanges["texts"];
  readonly isDryRun: boolean;
}

/**
 * Says texts otherwise in one language. What neither the product nor the project has is left out, and so is a text that is too long
 * or names other places to fill; the rest is changed in one transaction, as a form of the translations would.
 * @throws CallFailure what {@link changeEntities} throws
 */
export async function changeWording(context: CallContext, language: Language, { texts, isDryRun }: Change): Promise<WordingReport> {
  return await tryTransaction(context.services.database, async (tx) => {
    await lockProject(tx, context.project.id);
    const all = await loadEntityRows(tx, context.project.id);
    const known = new Map(readWording(all, context.project, language).items.map((item) => [item.key, item]));
    const rows = new Map((all.get("translations") ?? []).map((row) => [String(row.values["key"]), row]));
    const report = judge(context, { known, rows, texts });
    const changes = [...report.added, ...report.changed, ...report.removed].map((key) => changeOf(rows.get(key), language, { key, text: texts[key] || null }));
    if (changes.length > 0) await changeEntities(tx, context, changes);
    return { dryRun: isDryRun, ...report };
  }, { class: "maintenance", isDryRun });
}

type Report = Omit<WordingReport, "dryRun">;

interface Judged extends Pick<Change, "texts"> {
  readonly known: ReadonlyMap<string, WordingItem>;
  readonly rows: ReadonlyMap<string, EntityRow>;
}

function judge({ locale }: CallContext, { known, rows, texts }: Judged): Report {
  const report: Report = { added: [], changed: [], removed: [], same: [], unknown: [], refused: [] };
  for (const [key, given] of Object.entries(texts)) {
    const item = known.get(key);
    const text = given || null;
    const list = text === null ? undefined : otherPlaceholders(key, text, rows.get(key)?.values);
    if (item === undefined) report.unknown.push(key);
    else if (text === item.text) report.same.push(key);
    else if (text === null) report.removed.push(key);
    else if (text.length > longest) report.refused.push({ key, reason: say(locale, "check.maxLength", { 0: longest }) });
    else if (list !== undefined) report.refused.push({ key, reason: sayReason({ file: "", path: "", reason: placeholderReason(list), params: { places: list } }, locale) });
    else (item.text === null ? report.added : report.changed).push(key);
  }
  return report;
}

function changeOf(row: EntityRow | undefined, { code, locale }: Language, { key, text }: { key: string; text: string | null }): EntityChange {
  const { [code]: _before, ...others } = (row?.values["others"] ?? {}) as Readonly<Record<string, string>>;
  const kept = text === null ? others : { ...others, [code]: text };
  const said = code === locale ? { [code]: text } : { others: Object.keys(kept).length === 0 ? null : kept };
  if (row === undefined) return { change: "insert", entity: "translations", values: { key, ...said } };
  return { change: "update", entity: "translations", id: row.id, version: row.version, values: said };
}
