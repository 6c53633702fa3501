import { buffer } from "node:stream/consumers";
import type { ZipEntry } from "../../documents/zipBytes.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { findFile } from "../files/index.ts";
import { answerFiles } from "./answerFiles.ts";
import { atOnce } from "./documentBounds.ts";
import { DocumentRun } from "./DocumentRun.ts";
import { draftOf } from "./draftOf.ts";
import { firstFile } from "./firstFile.ts";
import type { Issued } from "./Issued.ts";
import { openTemplate, speaking } from "./openTemplate.ts";

/** The file of a ticket, or an archive of several. @throws CallFailure as documentFiles, and for what its owner may no longer read */
export async function answerIssued(owner: CallContext, issued: Issued, isShown: boolean): Promise<Response> {
  const { name, draft, format, isPreview, locale, kept } = issued;
  const answer = (files: readonly ZipEntry[], title: string): Promise<Response> => answerFiles(files, { title, format, isShown, now: owner.services.now() });
  if (kept) return await answer(await Promise.all(kept.ids.map((id) => storedFile(owner, id))), kept.title);
  const wanted = { question: issued, format };
  if (draft) {
    const making = draftOf(draft);
    return await answer([await firstFile(speaking(owner, making, locale), making, wanted)], making.title);
  }
  const template = await openTemplate(owner, name);
  const speaker = speaking(owner, template, locale);
  if (isPreview) return await answer([await firstFile(speaker, template, wanted)], template.title);
  const run = await DocumentRun.open(speaker, template, { ...wanted, bounds: atOnce });
  return await answer(await run.make(), run.title);
}

/** A document that stays with its records, as far as the caller still may read it. */
async function storedFile(context: CallContext, id: string): Promise<ZipEntry> {
  const { name } = await findFile(context, id);
  const stream = await context.services.files.openWhole(id);
  return { name, bytes: stream ? await buffer(stream) : Buffer.alloc(0) };
}
