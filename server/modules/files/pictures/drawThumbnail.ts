import type { CallContext } from "../../../http/CallContext.ts";
import { CallFailure } from "../../../http/CallFailure.ts";
import { personOf } from "../../../http/personOf.ts";
import { addressKey } from "../../attempts/index.ts";
import { DrawingQueue } from "./DrawingQueue.ts";
import type { ThumbnailSide } from "./thumbnailSide.ts";

/** Of this process: its processors are what is shared out. */
const queue = new DrawingQueue();
const underWay = new Map<string, Promise<void>>();

/**
 * A smaller picture of a file that the caller was found to read: from the disk, else drawn now and kept there. Of many
 * who ask for the same at once one has it drawn.
 * @returns its bytes
 * @throws CallFailure unsupported_media_type, when the picture is none or too large; not_found; too_many_requests
 */
export async function thumbnailSize(context: CallContext, id: string, side: ThumbnailSide): Promise<number> {
  const { files } = context.services;
  const kept = await files.thumbnailSize(id, side);
  if (kept !== undefined) return kept;
  const key = `${id}/${side}`;
  const drawing = underWay.get(key) ?? draw(context, id, side).finally(() => underWay.delete(key));
  underWay.set(key, drawing);
  await drawing;
  const drawn = await files.thumbnailSize(id, side);
  if (drawn === undefined) throw new CallFailure("not_found");
  return drawn;
}

function draw({ caller, address, services: { files } }: CallContext, id: string, side: ThumbnailSide): Promise<void> {
  return queue.run(personOf(caller)?.userId ?? addressKey(address), () =>
    files.addThumbnail(id, side, async (from, to) => {
      const { shrink } = await import("./pictureReader.ts");
      try {
        await shrink(from, side).toFile(to);
      } catch (cause) {
        throw new CallFailure("unsupported_media_type", { cause });
      }
    }),
  );
}
