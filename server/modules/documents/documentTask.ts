import type { CallContext } from "../../http/CallContext.ts";
import { zipBytes, type ZipEntry } from "../../documents/zipBytes.ts";
import type { DocumentTemplate } from "../config/index.ts";
import { openTable } from "../tables/index.ts";
import type { TaskKind, TaskRun } from "../tasks/index.ts";
import { documentTypes } from "./answerMade.ts";
import { byTask, isDivided } from "./documentBounds.ts";
import { DocumentRun } from "./DocumentRun.ts";
import type { Issued } from "./Issued.ts";
import { fileNameOf } from "./fileNameOf.ts";
import { openTemplate, speaking } from "./openTemplate.ts";

/** A document of more records than its caller waits for: one file, or an archive with a file for each record. */
export const documentTask: TaskKind<Issued> = {
  name: "document",
  limitMs: 4 * 3_600_000,
  isRepeatable: true,
  run: async (run) => {
    const { name, format, locale, ...question } = run.input;
    // What was settled before the node died stays settled: no number is given twice for it.
    if (run.mark !== undefined) return run.mark as { files: number; rows: number };
    const context = await run.context();
    const template = await openTemplate(context, name);
    const speaker = speaking(context, template, locale);
    const making = await DocumentRun.open(speaker, template, { question, format, bounds: byTask });
    const counts = { files: 0, rows: 0 };
    const files = entriesOf(run, { template, speaker, making, counts });
    try {
      if (isDivided(template)) await run.writeFile({ name: fileNameOf(making.title, [], "zip"), type: documentTypes.zip }, zipBytes(files, speaker.services.now()));
      else await run.writeFile({ name: fileNameOf(making.title, [], format), type: documentTypes[format] }, bytesOf(files));
      await making.settle((tx) => run.keepMark(tx, counts));
    } catch (error) {
      await making.drop();
      throw error;
    }
    return counts;
  },
};

interface Going {
  readonly template: DocumentTemplate;
  readonly speaker: CallContext;
  readonly making: DocumentRun;
  readonly counts: { files: number; rows: number };
}

/** @throws CallFailure as soon as the owner would not be given it any more */
async function* entriesOf(run: TaskRun<Issued>, { template, speaker, making, counts }: Going): AsyncGenerator<ZipEntry> {
  const known = String(speaker.caller?.permissions);
  for await (const { bytes, ids, numbers, total } of making.files()) {
    run.signal.throwIfAborted();
    const now = await run.context();
    if (String(now.caller?.permissions) !== known) await openTable(now, (await openTemplate(now, template.name)).table);
    counts.files += 1;
    counts.rows += ids.length;
    run.progress(counts.rows, total);
    yield { name: fileNameOf(making.title, numbers, run.input.format), bytes };
  }
}

async function* bytesOf(files: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  for await (const { bytes } of files) yield bytes;
}
