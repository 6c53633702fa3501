import { MonitorX, ShieldOff, type LucideIcon } from "lucide-react";
import type { ReactElement } from "react";
import { useLateText } from "#sdk/react/live/useLateText.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { ErrorState } from "#sdk/ui/states/ScreenState.tsx";
import { signatureWords } from "./signatureWords.ts";
import { faultOf } from "./useSignatureSignIn.ts";

interface KeyFaultProps {
  readonly failure: unknown;
  readonly onRetry: () => void;
}

const icons: Partial<Record<string, LucideIcon>> = { off: MonitorX, slow: MonitorX, denied: ShieldOff };

/** Why there are no keys to choose from, and what helps. */
export const KeyFault = ({ failure, onRetry }: KeyFaultProps): ReactElement => {
  const say = useLateText(signatureWords, "signature");
  const fault = faultOf(failure);
  const why = fault?.kind === "fault" ? fault.why : "slow";
  const icon = icons[why];
  return (
    <ErrorState
      isCompact
      {...(icon && { icon })}
      title={say(`${why}.title`)}
      hint={say(`${why}.hint`)}
      actions={<Button onPress={onRetry}>{say("retry")}</Button>}
    />
  );
};
