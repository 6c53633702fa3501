import { Copy, Plus, Trash2 } from "lucide-react";
import { useId, useState, type FormEvent, type ReactElement } from "react";
import type { WhitelistEntry } from "#contract/signature.ts";
import { PlatonError } from "../../errors/PlatonError.ts";
import { readFailure } from "../../errors/readFailure.ts";
import { Button } from "../../ui/actions/Button.tsx";
import { IconButton } from "../../ui/actions/IconButton.tsx";
import { FieldFrame } from "../../ui/controls/FieldFrame.tsx";
import { TextControl } from "../../ui/controls/TextControl.tsx";
import { ErrorState } from "../../ui/states/ScreenState.tsx";
import { StatusPill } from "../../ui/status/Badge.tsx";
import { SkeletonText } from "../../ui/status/Skeleton.tsx";
import { useCapability } from "../CapabilitiesContext.ts";
import { useLateText } from "../live/useLateText.ts";
import { useLoaded } from "../useLoaded.ts";
import { useToldAction } from "../useToldAction.ts";
import { useUser } from "../useUser.ts";
import styles from "./WhitelistPanel.module.css";
import { whitelistWords } from "./whitelistWords.ts";

export interface WhitelistPanelProps {
  /** Another user, for administrators; oneself unless given. */
  readonly userId?: string;
}

/**
 * Signatures that a person may sign in with, and those that they may not (spec §2, D27). Needs `http`, `user`, `toasts`, `dialogs`,
 * `clipboard`, `i18n`.
 * @since 1.0.0
 * @example <WhitelistPanel />
 */
export const WhitelistPanel = ({ userId }: WhitelistPanelProps): ReactElement => {
  const own = useUser()?.id;
  const id = userId ?? own;
  return id === undefined ? <></> : <Whitelist key={id} userId={id} />;
};

const Whitelist = ({ userId }: { readonly userId: string }): ReactElement => {
  const say = useLateText(whitelistWords, "whitelist");
  const { list, reload, add, remove, copy } = useWhitelist(userId);
  return (
    <div className={styles.panel}>
      <p className={styles.hint}>{say("hint")}</p>
      {list.state === "loading" && <SkeletonText lines={3} />}
      {list.state === "failed" && <ErrorState isCompact title={say("unread")} hint="" onRetry={reload} />}
      {list.state === "ready" && (
        <>
          <Entries entries={list.value} onCopy={copy} onRemove={remove} />
          <AddForm onAdd={add} />
        </>
      )}
    </div>
  );
};

interface EntriesProps {
  readonly entries: readonly WhitelistEntry[];
  readonly onCopy: (serial: string) => Promise<unknown>;
  readonly onRemove: (serial: string) => Promise<unknown>;
}

const Entries = ({ entries, onCopy, onRemove }: EntriesProps): ReactElement => {
  const say = useLateText(whitelistWords, "whitelist");
  const dialogs = useCapability("dialogs");
  const remove = async (serial: string): Promise<void> => {
    if (await dialogs.confirm({ text: say("question", { serial }), isDangerous: true })) await onRemove(serial);
  };
  if (entries.length === 0) return <p className={styles.empty}>{say("empty")}</p>;
  return (
    <ul className={styles.list} aria-label={say("list")}>
      {entries.map(({ imzoSerial, type }) => (
        <li key={imzoSerial} className={styles.entry}>
          <span className={styles.serial}>{imzoSerial}</span>
          <StatusPill tone={type ? "success" : "danger"}>{say(type ? "allow" : "deny")}</StatusPill>
          <span className={styles.actions}>
            <IconButton icon={Copy} label={say("copy", { serial: imzoSerial })} onPress={() => void onCopy(imzoSerial)} />
            <IconButton icon={Trash2} tone="danger" label={say("remove", { serial: imzoSerial })} onPress={() => void remove(imzoSerial)} />
          </span>
        </li>
      ))}
    </ul>
  );
};

interface AddFormProps {
  /** @returns what the server says of the serials; undefined where they are saved */
  readonly onAdd: (serials: string[], isAllowed: boolean) => Promise<string | undefined>;
}

const AddForm = ({ onAdd }: AddFormProps): ReactElement => {
  const say = useLateText(whitelistWords, "whitelist");
  const id = useId();
  const [text, setText] = useState("");
  const [isAllowed, setAllowed] = useState(true);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    // Several stand between commas; nothing happens without any (spec §5).
    const serials = text.split(",").map((part) => part.trim()).filter(Boolean);
    if (serials.length === 0 || isBusy) return;
    setBusy(true);
    const refused = await onAdd(serials, isAllowed);
    setBusy(false);
    setProblem(refused);
    if (refused === undefined) setText("");
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <FieldFrame id={`${id}-serial`} label={say("serial")} hint={say("serialHint")} {...(problem !== undefined && { errors: [problem] })}>
        {({ describedBy }) => (
          <TextControl
            id={`${id}-serial`}
            name="imzoSerial"
            value={text}
            onChange={(next) => {
              setText(next);
              setProblem(undefined);
            }}
            isInvalid={problem !== undefined}
            {...(describedBy !== undefined && { describedBy })}
          />
        )}
      </FieldFrame>
      <div className={styles.line}>
        <fieldset className={styles.types} aria-label={say("type")}>
          {([true, false] as const).map((type) => (
            <label key={String(type)} className={styles.type}>
              <input type="radio" name={`${id}-type`} checked={isAllowed === type} onChange={() => setAllowed(type)} />
              {say(type ? "allow" : "deny")}
            </label>
          ))}
        </fieldset>
        <Button type="submit" icon={Plus} isBusy={isBusy}>{say("add")}</Button>
      </div>
    </form>
  );
};

function useWhitelist(userId: string) {
  const http = useCapability("http");
  const toasts = useCapability("toasts");
  const clipboard = useCapability("clipboard");
  const [act] = useToldAction();
  const i18n = useCapability("i18n");
  const say = useLateText(whitelistWords, "whitelist");
  const [list, reload] = useLoaded(async (signal) => await http.call("POST whitelist/get", { body: { userId }, signal }), [http, userId]);
  /** @returns what the server says of it; undefined where it is saved */
  const save = async (call: Promise<unknown>): Promise<string | undefined> => {
    try {
      await call;
      await toasts.show({ kind: "success", text: say("saved") });
      reload();
      return undefined;
    } catch (failure) {
      await toasts.show({ kind: "error", text: say("failed") });
      return reasonOf(failure) ?? readFailure(failure, i18n.locale.value);
    }
  };
  return {
    list,
    reload,
    add: async (imzoSerial: string[], type: boolean) => await save(http.call("POST whitelist/add", { body: { userId, imzoSerial, type } })),
    remove: async (serial: string) => await save(http.call("POST whitelist/delete", { body: { userId, imzoSerial: [serial] } })),
    copy: async (serial: string) => await act(() => clipboard.writeText(serial), say("copied")),
  };
}

/** What is wrong with the serials themselves. */
const reasonOf = (failure: unknown): string | undefined => (failure instanceof PlatonError ? failure.details.fields?.["imzoSerial"]?.[0] : undefined);
