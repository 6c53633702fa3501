import { useState, type ReactElement } from "react";
import { useLoaded } from "#sdk/react/useLoaded.ts";
import { FailureView } from "#sdk/ui/states/FailureView.tsx";
import { useKernel } from "../../../react/KernelContext.ts";
import { useKernelText } from "../../../react/useKernelText.ts";
import { NoPreview } from "../NoPreview.tsx";
import { openStoredFile, type OpenedFile } from "../openStoredFile.ts";
import { PreviewWait } from "../PreviewWait.tsx";
import { openPdf } from "./openPdf.ts";
import { PdfPages } from "./PdfPages.tsx";

export interface PdfPreviewProps {
  readonly file: OpenedFile;
}

/** A pdf, drawn by pdf.js (spec §9). What fails on the way is asked for again in place. */
export const PdfPreview = ({ file }: PdfPreviewProps): ReactElement => {
  const [attempt, setAttempt] = useState(0);
  return <PdfAttempt key={attempt} file={file} onRetry={() => setAttempt(attempt + 1)} />;
};

const PdfAttempt = ({ file, onRetry }: PdfPreviewProps & { readonly onRetry: () => void }): ReactElement => {
  const t = useKernelText();
  const { http, log } = useKernel();
  const [lost, setLost] = useState<{ readonly failure: unknown }>();
  const [loaded] = useLoaded(
    async (signal) => {
      const renew = async (): Promise<string> => (await openStoredFile(http, file.id)).address;
      const result = await openPdf({ address: file.address, renew, onFailure: (failure) => setLost({ failure }) }, signal);
      if (result.state !== "open") log.warn("a file could not be previewed", { name: file.name, cause: String(result.cause) });
      return result.state === "open" ? { ...result, first: await result.pdf.getPage(1) } : result;
    },
    [http, file.id],
  );
  if (lost) return <FailureView failure={lost.failure} onRetry={onRetry} />;
  if (loaded.state === "loading") return <PreviewWait />;
  if (loaded.state === "failed") return <FailureView failure={loaded.failure} onRetry={onRetry} />;
  switch (loaded.value.state) {
    case "open":
      return <PdfPages pdf={loaded.value.pdf} first={loaded.value.first} name={file.name} />;
    case "locked":
      return <NoPreview reason={t("overlays.preview.locked")} />;
    case "damaged":
      return <NoPreview reason={t("overlays.preview.damaged")} />;
  }
};
