import { useRef, type ReactElement } from "react";
import styles from "./FilePreview.module.css";
import type { OpenedFile } from "./openStoredFile.ts";

export interface VideoPreviewProps {
  readonly file: OpenedFile;
  readonly onRenew: () => void;
  readonly onBroken: () => void;
}

/**
 * The browser reads a video by ranges from its address. After ten minutes the ticket has run out, and what is not read
 * yet needs another one: playing goes on where it was.
 */
export const VideoPreview = ({ file, onRenew, onBroken }: VideoPreviewProps): ReactElement => {
  const stopped = useRef<{ readonly address: string; readonly at: number }>(undefined);
  const video = useRef<HTMLVideoElement>(null);
  const failed = (): void => {
    const at = video.current?.currentTime ?? 0;
    // What never began, or stops again at once, is no video that this browser plays.
    if (at === 0 || stopped.current?.at === at) return onBroken();
    stopped.current = { address: file.address, at };
    onRenew();
  };
  const goOn = (): void => {
    const { current } = stopped;
    if (!video.current || !current || current.address === file.address) return;
    video.current.currentTime = current.at;
    void video.current.play().catch(() => undefined);
  };
  return (
    <div className={styles.stage}>
      {/* Nobody wrote captions for a file that a user uploaded. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video
        ref={video}
        className={styles.video}
        src={file.address}
        controls
        playsInline
        preload="metadata"
        aria-label={file.name}
        onError={failed}
        onLoadedMetadata={goOn}
      />
    </div>
  );
};
