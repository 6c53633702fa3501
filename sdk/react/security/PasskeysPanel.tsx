import { Fingerprint, Trash2 } from "lucide-react";
import { useId, useState, type FormEvent, type ReactElement } from "react";
import type { Passkey } from "#contract/passkey.ts";
import { formatDateTime } from "#core/format/formatDate.ts";
import { PlatonError } from "../../errors/PlatonError.ts";
import { readFailure } from "../../errors/readFailure.ts";
import { Button } from "../../ui/actions/Button.tsx";
import { IconButton } from "../../ui/actions/IconButton.tsx";
import { FieldFrame } from "../../ui/controls/FieldFrame.tsx";
import { TextControl } from "../../ui/controls/TextControl.tsx";
import { FailureView } from "../../ui/states/FailureView.tsx";
import { Badge } from "../../ui/status/Badge.tsx";
import { SkeletonText } from "../../ui/status/Skeleton.tsx";
import { useCapability } from "../CapabilitiesContext.ts";
import { useLateText } from "../live/useLateText.ts";
import { useLoaded } from "../useLoaded.ts";
import { useLocale } from "../useLocale.ts";
import styles from "./AccessList.module.css";
import { Details } from "./Details.tsx";
import { makePasskey } from "./askPasskey.ts";
import { passkeyWords } from "./passkeyWords.ts";

/** The person's passkeys: another is added by the browser's own dialog, and any is taken away. */
export const PasskeysPanel = (): ReactElement => {
  const say = useLateText(passkeyWords, "passkey");
  const http = useCapability("http");
  const [keys, reload] = useLoaded((signal) => http.call("GET auth/passkeys", { signal }), [http]);
  if (keys.state === "failed") return <FailureView failure={keys.failure} onRetry={reload} />;
  if (keys.state === "loading") return <SkeletonText lines={2} />;
  return (
    <div className={styles.panel}>
      <p className={styles.note}>{say("note")}</p>
      {keys.value.length === 0 ? <p className={styles.note}>{say("none")}</p> : <KeyList keys={keys.value} onChange={reload} />}
      <NewKey onAdded={reload} />
    </div>
  );
};

const KeyList = ({ keys, onChange }: { readonly keys: readonly Passkey[]; readonly onChange: () => void }): ReactElement => {
  const say = useLateText(passkeyWords, "passkey");
  const locale = useLocale();
  const { timeZone } = useCapability("i18n");
  const [http, dialogs, toasts] = [useCapability("http"), useCapability("dialogs"), useCapability("toasts")];
  const moment = (at: string): string => formatDateTime(at, { timeZone: timeZone.value });
  const remove = async ({ id, name }: Passkey): Promise<void> => {
    if (!(await dialogs.confirm({ text: say("removeQuestion", { name }), isDangerous: true }))) return;
    try {
      await http.call("DELETE auth/passkeys/{id}", { params: { id } });
    } catch (failure) {
      await toasts.show({ kind: "error", text: readFailure(failure, locale) });
    }
    onChange();
  };
  return (
    <ul className={styles.list}>
      {keys.map((key) => (
        <li key={key.id} className={styles.item}>
          <div className={styles.facts}>
            <p className={styles.name}>
              {key.name}
              {key.isSynced && <Badge>{say("synced")}</Badge>}
            </p>
            <Details facts={[say("made", { made: moment(key.createdAt) }), key.lastUsedAt !== null && say("used", { used: moment(key.lastUsedAt) })]} />
          </div>
          <IconButton icon={Trash2} label={say("remove", { name: key.name })} onPress={() => void remove(key)} />
        </li>
      ))}
    </ul>
  );
};

const NewKey = ({ onAdded }: { readonly onAdded: () => void }): ReactElement => {
  const say = useLateText(passkeyWords, "passkey");
  const id = useId();
  const [name, setName] = useState("");
  const { isBusy, problem, add } = useNewKey(onAdded);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isBusy && name.trim() !== "") void add(name.trim()).then((isAdded) => isAdded && setName(""));
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <FieldFrame id={id} label={say("name")} hint={say("hint")} {...(problem !== undefined && { errors: [problem] })}>
        {({ describedBy }) => (
          <TextControl id={id} name="passkeyName" value={name} onChange={setName} maxLength={100} isInvalid={problem !== undefined} {...(describedBy !== undefined && { describedBy })} />
        )}
      </FieldFrame>
      <div><Button type="submit" icon={Fingerprint} isBusy={isBusy} isDisabled={name.trim() === ""}>{say("add")}</Button></div>
    </form>
  );
};

interface AddedKey {
  readonly isBusy: boolean;
  readonly problem: string | undefined;
  /** @returns whether there is another passkey now */
  add(name: string): Promise<boolean>;
}

function useNewKey(onAdded: () => void): AddedKey {
  const say = useLateText(passkeyWords, "passkey");
  const locale = useLocale();
  const [http, session, toasts] = [useCapability("http"), useCapability("session"), useCapability("toasts")];
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const read = (failure: unknown): string => {
    if (!(failure instanceof PlatonError)) return say("notGiven");
    return failure.code === "method_disabled" ? say("offHere") : readFailure(failure, locale);
  };
  const add = async (name: string): Promise<boolean> => {
    setBusy(true);
    setProblem(undefined);
    try {
      const question = await http.call("POST auth/passkeys/question", {});
      await http.call("POST auth/passkeys", { body: { ticket: question.ticket, name, answer: await makePasskey(question) } });
      // It may be the second factor that a role asks for.
      await session.reload().catch(() => undefined);
      await toasts.show({ kind: "success", text: say("added") });
      onAdded();
      return true;
    } catch (failure) {
      setProblem(read(failure));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, problem, add };
}
