import type { RemoteFile } from "#sdk/capabilities/files.ts";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useLoaded } from "#sdk/react/useLoaded.ts";
import { isPictureExtension } from "./pictureKinds.ts";
import type { StoredFileProps } from "./StoredFile.tsx";

/** Twice the size in which it is shown, for dense screens. */
const thumbnailSize = { width: 80, height: 80 };

interface Stored {
  readonly file: RemoteFile | undefined;
  /** It was deleted, or is not for this person. */
  readonly isMissing: boolean;
  readonly thumbnail: string | undefined;
}

/** What there is to know of a file, asked for where the form does not know it, and a small image of it. */
export function useStoredFile({ id, known, picture, isPublic }: Pick<StoredFileProps, "id" | "known" | "picture" | "isPublic">): Stored {
  const files = useCapability("files");
  const [told] = useLoaded(async (signal) => known ?? (await files.describe(id, { isPublic, signal })), [files, id, known, isPublic]);
  const file = known ?? (told.state === "ready" ? told.value : undefined);
  const isShown = picture === undefined && !isPublic && file !== undefined && isPictureExtension(file.extension);
  const [image] = useLoaded(async () => (isShown ? await files.thumbnail(id, thumbnailSize) : undefined), [files, id, isShown]);
  return {
    file,
    isMissing: told.state === "failed" && told.failure instanceof PlatonError && told.failure.details.status === 404,
    thumbnail: image.state === "ready" ? image.value : undefined,
  };
}
