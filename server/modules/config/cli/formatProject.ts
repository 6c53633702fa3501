import type { ProjectFile } from "#contract/config.ts";
import { planChanges } from "../changes/planning/planChanges.ts";
import { toRecord } from "../apply/projectRecord.ts";
import type { EntityName } from "../entities/EntityDefinition.ts";
import { entityOf } from "../entities/entities.ts";
import type { EntityRow } from "../entities/entityRows.ts";
import { exportProject } from "../text/files/exportProject.ts";
import { readProjectText } from "../text/readProjectText.ts";
import { textRows } from "../text/shapes/textRows.ts";

/**
 * A project's text in its one form, as `pull` would write it, without any database; files of users keep theirs.
 * @throws CallFailure `config_invalid`
 */
export function formatProject(files: readonly ProjectFile[], projectId: string): ProjectFile[] {
  const { texts } = readProjectText(files, { project: { id: projectId }, locale: "en" });
  const rows = new Map<EntityName, EntityRow[]>();
  for (const { change } of planChanges(textRows(texts), new Map(), { deletions: false }).changes) {
    if (change.change !== "insert") continue;
    const { fields } = entityOf(change.entity);
    const values = Object.fromEntries(
      fields.map((field) => [field.name, change.values[field.name] ?? field.default ?? null])
    );
    rows.set(change.entity, [...(rows.get(change.entity) ?? []), { id: change.id ?? "", version: 1, values }]);
  }
  const record = toRecord(texts.project?.value ?? { title: projectId });
  const users = files.filter(({ path }) => path.startsWith("users/"));
  return [...exportProject(record, rows), ...users];
}
