import { Maximize, ZoomIn, ZoomOut } from "lucide-react";
import type { ReactElement } from "react";
import { IconButton } from "#sdk/ui/actions/IconButton.tsx";
import { useKernelText } from "../../react/useKernelText.ts";
import styles from "./FilePreview.module.css";
import { fit, largest, zoomed } from "./zoom.ts";

export interface ZoomToolsProps {
  readonly zoom: number;
  readonly onZoom: (zoom: number) => void;
}

/** Smaller, how large, larger, and back to what fits. */
export const ZoomTools = ({ zoom, onZoom }: ZoomToolsProps): ReactElement => {
  const t = useKernelText();
  return (
    <div className={styles.toolGroup} role="toolbar" aria-label={t("overlays.preview.zoom")}>
      <IconButton icon={ZoomOut} label={t("overlays.preview.zoomOut")} isDisabled={zoom <= fit} onPress={() => onZoom(zoomed(zoom, -1))} />
      <output className={styles.zoom} aria-live="polite">{Math.round(zoom * 100)}%</output>
      <IconButton icon={ZoomIn} label={t("overlays.preview.zoomIn")} isDisabled={zoom >= largest} onPress={() => onZoom(zoomed(zoom, 1))} />
      <IconButton icon={Maximize} label={t("overlays.preview.fit")} isDisabled={zoom === fit} onPress={() => onZoom(fit)} />
    </div>
  );
};
