import { useContext, useEffect } from "react";
import type { RemoteFile } from "#sdk/capabilities/files.ts";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useLoaded } from "#sdk/react/useLoaded.ts";
import { isPictureExtension } from "#sdk/ui/files/pictureKinds.ts";
import { KnownNamesContext } from "../../model/KnownNames.ts";

/** Twice the size in which it is shown, for dense screens. */
const thumbnailSize = { width: 80, height: 80 };

/** What the form knows of a file that the server has. */
export interface KnownFile {
  readonly id: string;
  readonly known: RemoteFile | undefined;
  /** An address that shows what was sent from here. */
  readonly picture: string | undefined;
  readonly isPublic: boolean;
}

interface Stored {
  readonly file: RemoteFile | undefined;
  /** It was deleted, or is not for this person. */
  readonly isMissing: boolean;
  readonly thumbnail: string | undefined;
}

/** What there is to know of a file, asked for where the form does not know it, and a small image of it. */
export function useStoredFile({ id, known, picture, isPublic }: KnownFile): Stored {
  const files = useCapability("files");
  const [told] = useLoaded(async (signal) => known ?? (await files.describe(id, { isPublic, signal })), [files, id, known, isPublic]);
  const names = useContext(KnownNamesContext);
  const file = known ?? (told.state === "ready" ? told.value : undefined);
  useEffect(() => file && names.learn([file]), [names, file]);
  const isShown = picture === undefined && !isPublic && file !== undefined && isPictureExtension(file.extension);
  const [image] = useLoaded(async () => (isShown ? await files.thumbnail(id, thumbnailSize) : undefined), [files, id, isShown]);
  return {
    file,
    isMissing: told.state === "failed" && told.failure instanceof PlatonError && told.failure.details.status === 404,
    thumbnail: image.state === "ready" ? image.value : undefined,
  };
}
