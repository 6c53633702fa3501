import { ClipboardPaste } from "lucide-react";
import type { KeyboardEvent, ReactElement } from "react";
import { formatNumber } from "#core/format/formatNumber.ts";
import { useText } from "#sdk/react/useText.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { ModalFrame } from "#sdk/ui/overlays/ModalFrame.tsx";
import { Progress } from "#sdk/ui/status/Progress.tsx";
import type { RunningPaste } from "./usePaste.ts";

/** How many rows of a large paste are saved; to close it is to stop. */
export const PasteProgress = ({ done, count, onStop }: RunningPaste): ReactElement => {
  const t = useText();
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.stopPropagation();
    onStop();
  };
  return (
    <div onKeyDown={onKeyDown}>
      <ModalFrame title={t("tables.paste.title")} icon={ClipboardPaste} width="420px" closesOutside={false} onClose={onStop} footer={<Button onPress={onStop}>{t("tables.paste.stop")}</Button>}>
        <p>{t("tables.paste.saving", { done: formatNumber(done), count: formatNumber(count) })}</p>
        <Progress label={t("tables.paste.title")} percent={(100 * done) / count} />
      </ModalFrame>
    </div>
  );
};
