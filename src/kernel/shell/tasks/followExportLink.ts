import { taskWords } from "#sdk/react/tasks/taskWords.ts";
import { exportOfLink } from "../../services/files/exportOfLink.ts";
import { startExport } from "../../services/files/startExport.ts";
import type { KernelServices } from "../KernelServices.ts";

/** A link that begins with `export/` (spec §2): the file, or that a task makes it. */
export async function followExportLink({ http, i18n, overlays }: Pick<KernelServices, "http" | "i18n" | "overlays">, link: string): Promise<void> {
  const { resource, question } = exportOfLink(link, i18n.language.peek().code);
  const file = await startExport(http, resource, question);
  file.save();
  if (!file.isTask) return;
  await i18n.learnWords(taskWords);
  overlays.toast({ kind: "info", text: i18n.t("tasks.begun") });
}
