import { FileDown } from "lucide-react";
import { lazy, Suspense, useImperativeHandle, useState, type ReactElement, type RefObject } from "react";
import { useText } from "#sdk/react/useText.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { IconButton } from "#sdk/ui/actions/IconButton.tsx";
import type { ExportSubject } from "./exportSubject.ts";

const ExportDialog = lazy(async () => ({ default: (await import("./ExportDialog.tsx")).ExportDialog }));

interface ExportButtonProps {
  /** Of a configured button; an icon with the product's own words unless given. */
  readonly title?: string;
  /** What can be exported now, asked when the dialog opens. */
  readonly subject: () => Promise<ExportSubject>;
  /** Opens the same from elsewhere. */
  readonly opener?: RefObject<(() => void) | undefined>;
}

/** Opens the export of a table. */
export const ExportButton = ({ title, subject, opener }: ExportButtonProps): ReactElement => {
  const t = useText();
  const [opened, setOpened] = useState<ExportSubject>();
  const open = (): void => void subject().then(setOpened);
  useImperativeHandle(opener, () => open);
  return (
    <>
      {title === undefined ? <IconButton icon={FileDown} label={t("tables.export")} onPress={open} /> : <Button icon={FileDown} onPress={open}>{title}</Button>}
      {opened && (
        <Suspense fallback={null}>
          <ExportDialog subject={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </>
  );
};
