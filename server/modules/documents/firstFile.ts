import type { ZipEntry } from "../../documents/zipBytes.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { beginning } from "./documentBounds.ts";
import { documentFiles, type Making, type WantedFiles } from "./documentFiles.ts";
import { fileNameOf } from "./fileNameOf.ts";

/** What a look at a document shows: its first file, of few records and without a number. @throws CallFailure as documentFiles */
export async function firstFile(speaker: CallContext, making: Making, { question, format }: Pick<WantedFiles, "question" | "format">): Promise<ZipEntry> {
  for await (const { bytes } of documentFiles(speaker, making, { question, format, bounds: beginning })) {
    return { name: fileNameOf(making.title, [], format), bytes };
  }
  throw new CallFailure("not_found");
}
