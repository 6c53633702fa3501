import { Trash2, Unlink } from "lucide-react";
import type { ReactElement } from "react";
import { formatDateTime } from "#core/format/formatDate.ts";
import { providerNames } from "#sdk/react/security/providerNames.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useLoaded } from "#sdk/react/useLoaded.ts";
import { useText } from "#sdk/react/useText.ts";
import { useToldAction } from "#sdk/react/useToldAction.ts";
import { IconButton } from "#sdk/ui/actions/IconButton.tsx";
import { FailureView } from "#sdk/ui/states/FailureView.tsx";
import { SkeletonText } from "#sdk/ui/status/Skeleton.tsx";
import type { UserKeys } from "#sdk/wire.ts";
import styles from "./UserAccessScreen.module.css";

interface OneKey {
  readonly id: string;
  readonly kind: "accounts" | "passkeys";
  readonly name: string;
  readonly facts: readonly string[];
}

/** Accounts of providers and passkeys by which a user signs in; any is taken away after a question, with the user's sessions. */
export const UserKeysPanel = ({ userId }: { readonly userId: string }): ReactElement => {
  const [http, dialogs] = [useCapability("http"), useCapability("dialogs")];
  const { timeZone } = useCapability("i18n");
  const t = useText();
  const [keys, reload] = useLoaded((signal) => http.call("GET users/{id}/keys", { params: { id: userId }, signal }), [http, userId]);
  const [act] = useToldAction(reload);
  if (keys.state === "failed") return <FailureView failure={keys.failure} onRetry={reload} />;
  if (keys.state === "loading") return <SkeletonText lines={2} />;
  const moment = (at: string): string => formatDateTime(at, { timeZone: timeZone.value });
  const shown = listed(keys.value, { made: (at) => t("system.people.keyMade", { at: moment(at) }), used: (at) => t("system.people.keyUsed", { at: moment(at) }) });
  const remove = async ({ id: key, kind, name }: OneKey): Promise<void> => {
    if (!(await dialogs.confirm({ text: t("system.people.keyQuestion", { name }), isDangerous: true }))) return;
    await act(() => http.call(kind === "accounts" ? "DELETE users/{id}/accounts/{key}" : "DELETE users/{id}/passkeys/{key}", { params: { id: userId, key } }));
  };
  if (shown.length === 0) return <p className={styles.note}>{t("system.people.noKeys")}</p>;
  return (
    <ul className={styles.keys}>
      {shown.map((one) => (
        <li key={one.id} className={styles.key}>
          <div className={styles.facts}>
            <span className={styles.name}>{one.name}</span>
            <span className={styles.note}>{one.facts.join(" · ")}</span>
          </div>
          <IconButton icon={one.kind === "accounts" ? Unlink : Trash2} tone="danger" label={t("system.people.keyRemove", { name: one.name })} onPress={() => void remove(one)} />
        </li>
      ))}
    </ul>
  );
};

function listed({ accounts, passkeys }: UserKeys, say: { made(at: string): string; used(at: string): string }): OneKey[] {
  return [
    ...accounts.map(({ id, method, label, createdAt }): OneKey => ({ id, kind: "accounts", name: [providerNames[method], label].filter(Boolean).join(" · "), facts: [say.made(createdAt)] })),
    ...passkeys.map(({ id, name, createdAt, lastUsedAt }): OneKey => ({ id, kind: "passkeys", name, facts: [say.made(createdAt), ...(lastUsedAt === null ? [] : [say.used(lastUsedAt)])] })),
  ];
}
