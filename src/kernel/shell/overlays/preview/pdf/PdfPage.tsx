import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { memo, useEffect, useRef, useState, type CSSProperties, type ReactElement } from "react";
import { useKernelText } from "../../../react/useKernelText.ts";
import { drawPage, layText } from "./drawPage.ts";
import { pageSize } from "./pageSize.ts";
import styles from "./PdfPreview.module.css";

export interface PdfPageProps {
  readonly pdf: PDFDocumentProxy;
  readonly number: number;
  /** In CSS pixels. */
  readonly width: number;
  /** Taken for its size until it was read. */
  readonly first: PDFPageProxy;
  /** Only then it is read and drawn. */
  readonly isNear: boolean;
}

/** One page: a picture with its text over it. Links, fields and programs in it are part of the picture and do nothing. */
export const PdfPage = memo(({ pdf, number, width, first, isNear }: PdfPageProps): ReactElement => {
  const t = useKernelText();
  const picture = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState(number === 1 ? first : undefined);
  const [isBroken, setBroken] = useState(false);
  const broken = (): void => setBroken(true);
  useEffect(() => {
    if (isNear && !page) pdf.getPage(number).then(setPage, broken);
  }, [pdf, number, page, isNear]);
  useEffect(() => {
    if (!isNear || !page || !picture.current) return undefined;
    return drawPage(page, picture.current, { width, onBroken: broken });
  }, [page, isNear, width]);
  useEffect(() => {
    const place = picture.current;
    if (!isNear || !page || !text.current) return undefined;
    const remove = layText(page, text.current);
    return () => {
      remove();
      place?.replaceChildren();
      page.cleanup();
    };
  }, [page, isNear]);
  const size = pageSize((page ?? first).getViewport({ scale: 1 }), width);
  const style: CSSProperties & Record<"--total-scale-factor", number> = { width: size.width, height: size.height, "--total-scale-factor": size.scale };
  return (
    <div role="group" aria-label={t("overlays.preview.pageNumber", { page: number })} className={styles.page} style={style}>
      <div ref={picture} className={styles.picture} />
      <div ref={text} className={styles.text} />
      {isBroken && <p className={styles.broken}>{t("overlays.preview.pageBroken")}</p>}
    </div>
  );
});
