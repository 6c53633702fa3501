import { Download, File } from "lucide-react";
import { useState, type ReactNode } from "react";
import { Button } from "#sdk/ui/Button.tsx";
import type { HostElementProps } from "#sandbox/host/index.ts";
import { saveAddress } from "../../files/saveAddress.ts";
import { openStoredFile } from "../../overlays/preview/openStoredFile.ts";
import { previewLink } from "../../overlays/preview/previewLink.ts";
import { useReportedFailure } from "../../overlays/preview/useReportedFailure.ts";
import { useKernel } from "../../react/KernelContext.ts";
import { useKernelText } from "../../react/useKernelText.ts";
import { acceptText } from "../gate/guestValues.ts";

/**
 * `<platon-file file={id} name="scan.pdf" />`: a stored file that the user may look at, or with `download` save, under
 * their own permissions. The component learns nothing of its content.
 */
export function PlatonFile({ properties }: HostElementProps): ReactNode {
  const { http, navigator } = useKernel();
  const t = useKernelText();
  const report = useReportedFailure();
  const [isBusy, setBusy] = useState(false);
  const id = acceptText(properties.file, 100);
  if (id === undefined || id === "") return undefined;
  const name = acceptText(properties.name, 255) ?? t("sandbox.file");
  const isSaved = properties.download === true;
  const open = async (): Promise<void> => {
    setBusy(true);
    await report(async () => (isSaved ? saveAddress(await openStoredFile(http, id)) : await navigator.open(previewLink(id))));
    setBusy(false);
  };
  return (
    <Button size="small" icon={isSaved ? Download : File} isBusy={isBusy} onPress={() => void open()}>
      {name}
    </Button>
  );
}
