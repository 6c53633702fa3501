import { useState, type ReactElement } from "react";
import { dragToScroll } from "./dragToScroll.ts";
import styles from "./FilePreview.module.css";
import type { OpenedFile } from "./openStoredFile.ts";
import { useZoomedFrame } from "./pictureFrame.ts";
import { fit, fittedSize } from "./zoom.ts";
import { ZoomTools } from "./ZoomTools.tsx";

export interface ImagePreviewProps {
  readonly file: OpenedFile;
  readonly onBroken: () => void;
}

/** A picture that fits its frame; larger by buttons, the keys + − 0, Ctrl with the wheel, and a double click. */
export const ImagePreview = ({ file, onBroken }: ImagePreviewProps): ReactElement => {
  const { frame, size: room, zoom, setZoom, press } = useZoomedFrame();
  const [natural, setNatural] = useState({ width: 0, height: 0 });
  const size = fittedSize(natural, room);
  return (
    <div className={styles.viewer} onKeyDown={press}>
      <div
        ref={frame}
        className={styles.stage}
        data-zoomed={zoom > fit || undefined}
        // What scrolls must be reached by the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="group"
        aria-label={file.name}
        onDoubleClick={() => setZoom(zoom === fit ? 2 : fit)}
        onPointerDown={(event) => zoom > fit && dragToScroll(event, frame.current)}
      >
        <img
          className={styles.image}
          src={file.address}
          alt={file.name}
          draggable={false}
          style={natural.width === 0 ? undefined : { width: size.width * zoom, height: size.height * zoom }}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => setNatural({ width, height })}
          onError={onBroken}
        />
      </div>
      <div className={styles.tools}>
        <ZoomTools zoom={zoom} onZoom={setZoom} />
      </div>
    </div>
  );
};
