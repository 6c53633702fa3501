import { Download } from "lucide-react";
import type { ReactElement } from "react";
import { useLoaded } from "#sdk/react/useLoaded.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { FailureView } from "#sdk/ui/states/FailureView.tsx";
import { ModalFrame } from "#sdk/ui/overlays/ModalFrame.tsx";
import { useUiText } from "#sdk/ui/foundation/uiText.ts";
import { saveAddress } from "../../../services/files/saveAddress.ts";
import { useKernel } from "../../react/KernelContext.ts";
import { useKernelText } from "../../react/useKernelText.ts";
import { openStoredFile, type OpenedFile } from "./openStoredFile.ts";
import { previewWidth } from "./previewKind.ts";
import { PreviewWait } from "./PreviewWait.tsx";
import { useReportedFailure } from "./useReportedFailure.ts";
import { useWindowWidth } from "./useWindowWidth.ts";

export interface FilePreviewProps {
  readonly id: string;
  readonly onClose: () => void;
}

/**
 * A stored file over the screen: image, video or pdf, else that it cannot be previewed; it can be saved and closed
 * (spec §2 File preview). What draws the kinds comes with the first file that somebody looks at.
 */
export const FilePreview = ({ id, onClose }: FilePreviewProps): ReactElement => {
  const t = useKernelText();
  const text = useUiText();
  const { http } = useKernel();
  const [loaded, reload] = useLoaded(async () => {
    const [file, { PreviewBody }] = await Promise.all([openStoredFile(http, id), import("./PreviewBody.tsx")]);
    return { file, PreviewBody };
  }, [http, id]);
  const file = loaded.state === "ready" ? loaded.value.file : undefined;
  return (
    <ModalFrame
      title={file?.name || t("overlays.preview.title")}
      width={previewWidth(useWindowWidth())}
      height="90dvh"
      isBare
      footer={<PreviewActions file={file} id={id} close={text.close} onClose={onClose} />}
      onClose={onClose}
    >
      {loaded.state === "loading" && <PreviewWait />}
      {loaded.state === "failed" && <FailureView failure={loaded.failure} onRetry={reload} own={{ missing }} />}
      {loaded.state === "ready" && <loaded.value.PreviewBody file={loaded.value.file} onRenew={reload} />}
    </ModalFrame>
  );
};

/** A file that is gone is no reason to leave the screen below. */
const missing = { actions: null };

interface PreviewActionsProps {
  readonly file: OpenedFile | undefined;
  readonly id: string;
  readonly close: string;
  readonly onClose: () => void;
}

const PreviewActions = ({ file, id, close, onClose }: PreviewActionsProps): ReactElement => {
  const t = useKernelText();
  const { http } = useKernel();
  const report = useReportedFailure();
  // The ticket of the picture may have run out while it was looked at.
  const save = (): void => void report(async () => saveAddress(await openStoredFile(http, id)));
  return (
    <>
      <Button onPress={onClose}>{close}</Button>
      <Button tone="primary" icon={Download} isDisabled={file === undefined} onPress={save}>
        {t("overlays.preview.download")}
      </Button>
    </>
  );
};
