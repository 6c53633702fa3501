import { buffer } from "node:stream/consumers";
import type { DocumentFormat } from "../../documents/DocumentOrder.ts";
import { zipBytes, type ZipEntry } from "../../documents/zipBytes.ts";
import { answerMade } from "./answerMade.ts";
import { fileNameOf } from "./fileNameOf.ts";

interface Answered {
  readonly title: string;
  readonly format: DocumentFormat;
  readonly isShown: boolean;
  readonly now: Date;
}

/** One file as it is, several in an archive. */
export async function answerFiles(files: readonly ZipEntry[], { title, format, isShown, now }: Answered): Promise<Response> {
  const [only] = files;
  if (only && files.length === 1) return answerMade(only.bytes, { name: only.name, type: format, isShown });
  return answerMade(await buffer(zipBytes(each(files), now)), { name: fileNameOf(title, [], "zip"), type: "zip", isShown: false });
}

async function* each(files: readonly ZipEntry[]): AsyncGenerator<ZipEntry> {
  for (const file of files) yield await Promise.resolve(file);
}
