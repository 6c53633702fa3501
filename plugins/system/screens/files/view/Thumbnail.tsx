import { useState, type ReactElement } from "react";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useLoaded } from "#sdk/react/useLoaded.ts";
import { Icon } from "#sdk/ui/icons/Icon.tsx";
import { fileIcon } from "#sdk/ui/files/fileIcon.ts";
import type { ListedFile } from "#sdk/wire.ts";
import styles from "./Thumbnail.module.css";

interface ThumbnailProps {
  readonly file: ListedFile;
  /** Pixels of the square that it stands in. */
  readonly size: number;
  readonly iconSize: number;
}

/** A small picture of a file, or what kind of file it is. */
export function Thumbnail({ file, size, iconSize }: ThumbnailProps): ReactElement {
  const files = useCapability("files");
  /** The ticket of the list is old: one of its own is asked for, once. */
  const [tries, setTries] = useState(0);
  const { id, ticket, hasThumbnail } = file;
  const isWanted = hasThumbnail && ticket !== null && tries < 2;
  // Twice as large as it is shown, for dense screens.
  const side = size * 2;
  const [address] = useLoaded(
    async () => {
      if (!isWanted) return undefined;
      const size = { width: side, height: side };
      return tries === 0 ? files.smallPicture(id, { ...size, ticket }) : await files.thumbnail(id, size);
    },
    [files, id, isWanted, tries, side, ticket],
  );
  const source = isWanted && address.state === "ready" ? address.value : undefined;
  return (
    <span className={styles.thumbnail} data-small={size < 64 || undefined}>
      {source === undefined
        ? <span className={styles.kind}><Icon of={fileIcon(file.extension)} size={iconSize} />{size >= 64 && file.extension !== "" && <span>{file.extension.toUpperCase()}</span>}</span>
        : <img src={source} alt="" loading="lazy" draggable={false} onError={() => setTries((before) => before + 1)} />}
    </span>
  );
}
