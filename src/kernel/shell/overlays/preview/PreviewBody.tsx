import { lazy, Suspense, useState, type ReactElement } from "react";
import { useKernel } from "../../react/KernelContext.ts";
import { ImagePreview } from "./ImagePreview.tsx";
import { NoPreview } from "./NoPreview.tsx";
import type { OpenedFile } from "./openStoredFile.ts";
import { PreviewWait } from "./PreviewWait.tsx";
import { VideoPreview } from "./VideoPreview.tsx";

export interface PreviewBodyProps {
  readonly file: OpenedFile;
  /** Asks for a fresh ticket. */
  readonly onRenew: () => void;
}

/** pdf.js is as large as half the product: it comes with the first pdf. */
const PdfPreview = lazy(async () => ({ default: (await import("./pdf/PdfPreview.tsx")).PdfPreview }));

/** The file by its kind. What the browser cannot show after all is only logged (spec §8), and said. */
export const PreviewBody = ({ file, onRenew }: PreviewBodyProps): ReactElement => {
  const { log } = useKernel();
  const [isBroken, setBroken] = useState(false);
  const broken = (): void => {
    log.warn("a file could not be previewed", { name: file.name });
    setBroken(true);
  };
  if (isBroken) return <NoPreview />;
  switch (file.kind) {
    case "image":
      return <ImagePreview file={file} onBroken={broken} />;
    case "video":
      return <VideoPreview file={file} onRenew={onRenew} onBroken={broken} />;
    case "pdf":
      return (
        <Suspense fallback={<PreviewWait />}>
          <PdfPreview key={file.address} file={file} />
        </Suspense>
      );
    case "none":
      return <NoPreview />;
  }
};
