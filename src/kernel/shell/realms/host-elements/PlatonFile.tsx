import { Download, File } from "lucide-react";
import { useState, type ReactNode } from "react";
import { Button } from "#sdk/ui/actions/Button.tsx";
import type { HostElementProps } from "#sandbox/host/index.ts";
import { saveAddress } from "../../../services/files/saveAddress.ts";
import { openStoredFile } from "../../overlays/preview/openStoredFile.ts";
import { fileLink } from "#core/links/index.ts";
import { useReportedFailure } from "../../overlays/preview/useReportedFailure.ts";
import { useKernel } from "../../react/KernelContext.ts";
import { useKernelText } from "../../react/useKernelText.ts";
import { acceptText } from "../gate/guestValues.ts";
import { GatedPart } from "./GatedPart.tsx";

/**
 * `<platon-file file={id} name="scan.pdf" />`: a stored file that the user may look at, or with `download` save, under
 * their own permissions, for components that may open files. The component learns nothing of its content.
 */
export function PlatonFile({ properties, owner }: HostElementProps): ReactNode {
  const file = acceptText(properties.file, 100);
  const request = file ? ({ part: "file", file } as const) : undefined;
  return (
    <GatedPart
      owner={owner}
      request={request}
      render={(shown) => <StoredFile id={shown.file} name={acceptText(properties.name, 255)} isSaved={properties.download === true} />}
    />
  );
}

interface StoredFileProps {
  readonly id: string;
  readonly name: string | undefined;
  readonly isSaved: boolean;
}

function StoredFile({ id, name, isSaved }: StoredFileProps): ReactNode {
  const { http, navigator } = useKernel();
  const t = useKernelText();
  const report = useReportedFailure();
  const [isBusy, setBusy] = useState(false);
  const open = async (): Promise<void> => {
    setBusy(true);
    await report(async () => (isSaved ? saveAddress(await openStoredFile(http, id)) : await navigator.open(fileLink(id))));
    setBusy(false);
  };
  return (
    <Button size="small" icon={isSaved ? Download : File} isBusy={isBusy} onPress={() => void open()}>
      {name ?? t("sandbox.file")}
    </Button>
  );
}
