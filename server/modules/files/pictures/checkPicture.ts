import type { CallContext } from "../../../http/CallContext.ts";
import { CallFailure } from "../../../http/CallFailure.ts";
import { kindInfo, type FileKind } from "../fileKinds.ts";
import { megapixelLimit } from "./megapixelLimit.ts";

/**
 * Of a file that is not kept yet, whether it declares more pixels than anybody can draw, however few bytes it has.
 * @throws CallFailure image_too_large
 */
export async function checkPicture({ services: { files } }: CallContext, id: string, kind: FileKind): Promise<void> {
  if (!kindInfo(kind).isShrinkable) return;
  const { isBomb } = await import("./pictureReader.ts");
  if (await isBomb(files.partialPath(id))) throw new CallFailure("image_too_large", { params: { max: megapixelLimit } });
}
