import { CircleAlert, Copy } from "lucide-react";
import { useState, type ReactElement } from "react";
import { readFailure } from "../../errors/readFailure.ts";
import { Button } from "../../ui/actions/Button.tsx";
import { Link } from "../../ui/actions/Link.tsx";
import { Icon } from "../../ui/icons/Icon.tsx";
import { Spinner } from "../../ui/status/Spinner.tsx";
import { useCapability } from "../CapabilitiesContext.ts";
import { useLateText } from "../live/useLateText.ts";
import type { Loaded } from "../useLoaded.ts";
import { useLocale } from "../useLocale.ts";
import { useToldAction } from "../useToldAction.ts";
import { oneTimeWords } from "./oneTimeWords.ts";
import styles from "./SecurityDialog.module.css";

interface ScanStepProps {
  /** Base64 of a PNG. */
  readonly picture: Loaded<string>;
  readonly onRetry: () => void;
}

/** The QR code: on its way, there, or an icon that it failed (spec §4, §8); below it the secret as text, for who cannot scan. */
export const ScanStep = ({ picture, onRetry }: ScanStepProps): ReactElement => {
  const say = useLateText(oneTimeWords, "oneTime");
  const locale = useLocale();
  return (
    <div className={styles.form}>
      <p className={styles.note}>{say("scanNote")}</p>
      <div className={styles.picture} aria-busy={picture.state === "loading"}>
        {picture.state === "loading" && <Spinner isLarge />}
        {picture.state === "ready" && <img src={`data:image/png;base64,${picture.value}`} alt={say("picture")} />}
        {picture.state === "failed" && (
          <div role="alert" className={styles.failure}>
            <Icon of={CircleAlert} size={32} />
            <p>{readFailure(picture.failure, locale)}</p>
            <Button onPress={onRetry}>{say("retry")}</Button>
          </div>
        )}
      </div>
      {picture.state === "ready" && <SecretText />}
    </div>
  );
};

/** Asked for when somebody wants it. */
const SecretText = (): ReactElement => {
  const say = useLateText(oneTimeWords, "oneTime");
  const [http, clipboard] = [useCapability("http"), useCapability("clipboard")];
  const [act] = useToldAction();
  const [secret, setSecret] = useState<string>();
  const show = (): Promise<unknown> => act(async () => setSecret((await http.call("GET auth/pending-otp", {})).secret));
  const copy = (): Promise<unknown> => act(() => clipboard.writeText(secret ?? ""), say("copied"));
  if (secret === undefined) return <Link onPress={() => void show()}>{say("cannotScan")}</Link>;
  return (
    <div className={styles.secret}>
      <code className={styles.code}>{secret.replaceAll(/(.{4})(?=.)/g, "$1 ")}</code>
      <Button size="small" icon={Copy} onPress={() => void copy()}>{say("copy")}</Button>
    </div>
  );
};
