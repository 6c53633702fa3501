import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { useRef, type ReactElement } from "react";
import { joinClasses } from "#sdk/ui/foundation/joinClasses.ts";
import { useKernelText } from "../../../react/useKernelText.ts";
import shared from "../FilePreview.module.css";
import { useZoomedFrame } from "../pictureFrame.ts";
import { ZoomTools } from "../ZoomTools.tsx";
import { PageTools } from "./PageTools.tsx";
import { PdfPage } from "./PdfPage.tsx";
import styles from "./PdfPreview.module.css";
import { usePagesInSight } from "./usePagesInSight.ts";

export interface PdfPagesProps {
  readonly pdf: PDFDocumentProxy;
  readonly first: PDFPageProxy;
  readonly name: string;
}

/** A person reads them by their numbers; a book of more pages is saved and opened elsewhere. */
const mostPages = 5_000;

/** Beside the pages, in CSS pixels: room for a scroll bar and for the edge of the paper. */
const margin = 40;

/** The pages one below the other, as wide as the frame; larger by buttons, the keys + − 0 and Ctrl with the wheel. */
export const PdfPages = ({ pdf, first, name }: PdfPagesProps): ReactElement => {
  const t = useKernelText();
  const { frame, size, zoom, setZoom, press } = useZoomedFrame();
  const column = useRef<HTMLDivElement>(null);
  const width = Math.max(0, size.width - margin) * zoom;
  const sight = usePagesInSight(frame, column);
  const count = Math.min(pdf.numPages, mostPages);
  const goTo = (page: number): void => {
    const place = column.current?.children[page - 1] as HTMLElement | undefined;
    if (place) frame.current?.scrollTo({ top: place.offsetTop - margin / 4 });
  };
  return (
    <div className={shared.viewer} onKeyDown={press}>
      {/* What scrolls must be reached by the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={frame} className={joinClasses(shared.stage, styles.stage)} tabIndex={0} role="group" aria-label={name}>
        <div ref={column} className={styles.column}>
          {width > 0 && Array.from({ length: count }, (_, index) => (
            <PdfPage key={index} pdf={pdf} number={index + 1} width={width} first={first} isNear={index >= sight.first && index <= sight.last} />
          ))}
        </div>
        {count < pdf.numPages && <p className={styles.note}>{t("overlays.preview.pagesLeft", { count: mostPages })}</p>}
      </div>
      <div className={shared.tools}>
        {count > 1 && <PageTools page={sight.current + 1} count={count} onPage={goTo} />}
        <ZoomTools zoom={zoom} onZoom={setZoom} />
      </div>
    </div>
  );
};
