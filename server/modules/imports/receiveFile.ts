import { createHash, randomUUID } from "node:crypto";
import type { CallContext } from "../../http/CallContext.ts";
import { beginFile, dropFile, FileTooLarge, readMultipart, resumableLimit, tooLarge } from "../files/index.ts";

/** A file to import, in the file store, where nobody else reads it. */
export interface ReceivedFile {
  readonly id: string;
  readonly path: string;
  readonly name: string;
  readonly digest: string;
}

const mostBytes = 268_435_456;
/** Milliseconds: a task may wait for its turn. */
const life = 2 * 86_400_000;

/** Bytes of a file: what the project lets anybody upload. */
export const importLimit = (context: CallContext): number => Math.min(resumableLimit(context), mostBytes);

/** @throws CallFailure `file_too_large`, `bad_request`, `unsupported_media_type` */
export async function receiveFile(context: CallContext): Promise<ReceivedFile> {
  const { headers, locale, services } = context;
  const limit = importLimit(context);
  const id = randomUUID();
  const hash = createHash("sha256");
  await beginFile(services.database.sql, context, { id, life });
  try {
    const take = async (bytes: AsyncIterable<Uint8Array>): Promise<void> => void await services.files.write(id, hashed(bytes), limit);
    const { fileName } = await readMultipart({ headers, body: context.openBody(), take });
    return { id, path: services.files.partialPath(id), name: fileName, digest: hash.digest("hex") };
  } catch (error) {
    await dropFile(context, { id, state: "pending" });
    throw error instanceof FileTooLarge ? tooLarge(limit, locale) : error;
  }

  async function* hashed(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const piece of bytes) {
      hash.update(piece);
      yield piece;
    }
  }
}
