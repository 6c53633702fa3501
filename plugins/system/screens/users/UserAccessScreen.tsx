import { lazy, Suspense, type ReactElement } from "react";
import { CircleHelp, Copy, Eye, FileKey2, Fingerprint, Mail } from "lucide-react";
import type { ScreenProps } from "#sdk/contributions/screen.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useLoaded } from "#sdk/react/useLoaded.ts";
import { useReadable } from "#sdk/react/useReadable.ts";
import { useScreenHeading } from "#sdk/react/useScreenHeading.ts";
import { useText } from "#sdk/react/useText.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { FieldFrame } from "#sdk/ui/controls/FieldFrame.tsx";
import { TextControl } from "#sdk/ui/controls/TextControl.tsx";
import { Card } from "#sdk/ui/layout/Card.tsx";
import { Disclosure } from "#sdk/ui/layout/Disclosure.tsx";
import { PageHeader } from "#sdk/ui/layout/PageHeader.tsx";
import { FailureView } from "#sdk/ui/states/FailureView.tsx";
import { Skeleton } from "#sdk/ui/status/Skeleton.tsx";
import styles from "./UserAccessScreen.module.css";
import { UserKeysPanel } from "./UserKeysPanel.tsx";
import { useUserAccess, type Told } from "./useUserAccess.ts";

const WhitelistPanel = lazy(async () => ({ default: (await import("#sdk/react/security/WhitelistPanel.tsx")).WhitelistPanel }));

/** `/system/users/{id}`: how a user gets in, and how an administrator ends that they are in. */
export const UserAccessScreen = ({ params }: ScreenProps): ReactElement => {
  const t = useText();
  const id = params["id"] ?? "";
  const forms = useCapability("forms");
  const [user, reload] = useLoaded((signal) => forms.read("users", id, { signal }), [forms, id]);
  const title = t("system.people.title");
  useScreenHeading({ title });
  if (user.state === "failed") return <FailureView failure={user.failure} onRetry={reload} />;
  if (user.state === "loading") return <Skeleton height={240} />;
  const { fullName, username } = user.value.values;
  const person = [fullName, username].map(String).join(" · ");
  return (
    <div className={styles.screen}>
      <PageHeader title={title} />
      <p className={styles.person}>{person}</p>
      <Ways id={id} />
      <AsThisUser id={id} />
      <Disclosure icon={Fingerprint} title={t("system.people.keys")}><UserKeysPanel userId={id} /></Disclosure>
      <Disclosure icon={FileKey2} title={t("places.security.whitelist")}>
        <Suspense><WhitelistPanel userId={id} /></Suspense>
      </Disclosure>
    </div>
  );
};

const Ways = ({ id }: { readonly id: string }): ReactElement => {
  const t = useText();
  const hasMail = useReadable(useCapability("project").info)?.hasMail === true;
  const { told, busy, makeLink, sendLink, makePassword, endSessions, dropSecondFactor } = useUserAccess(id);
  return (
    <Card>
      <div className={styles.ways}>
        <p className={styles.note}>{t("system.people.note")}</p>
        <div className={styles.buttons}>
          <Button isBusy={busy === "link"} onPress={makeLink}>{t("system.people.link")}</Button>
          {hasMail && <Button icon={Mail} isBusy={busy === "letter"} onPress={sendLink}>{t("system.people.letter")}</Button>}
          <Button isBusy={busy === "password"} onPress={makePassword}>{t("system.people.password")}</Button>
          <Button isBusy={busy === "sessions"} onPress={endSessions}>{t("system.people.sessions")}</Button>
          <Button isBusy={busy === "otp"} onPress={dropSecondFactor}>{t("system.people.otp")}</Button>
        </div>
        {told && <ToldOnce key={told.secret} told={told} />}
      </div>
    </Card>
  );
};

/** Looking at what the user sees, and at why. */
const AsThisUser = ({ id }: { readonly id: string }): ReactElement => {
  const t = useText();
  const navigation = useCapability("navigation");
  const { busy, observe } = useUserAccess(id);
  return (
    <Card>
      <div className={styles.ways}>
        <p className={styles.note}>{t("system.people.observeNote")}</p>
        <div className={styles.buttons}>
          <Button icon={Eye} isBusy={busy === "observe"} onPress={observe}>{t("system.people.observe")}</Button>
          <Button icon={CircleHelp} onPress={() => void navigation.open(`system/why/${id}`)}>{t("system.people.why")}</Button>
        </div>
      </div>
    </Card>
  );
};

/** It is kept nowhere: whoever leaves without having taken it makes another. */
const ToldOnce = ({ told: { what, secret } }: { readonly told: Told }): ReactElement => {
  const t = useText();
  const [clipboard, toasts] = [useCapability("clipboard"), useCapability("toasts")];
  const copy = async (): Promise<void> => {
    await clipboard.writeText(secret);
    await toasts.show({ kind: "success", text: t("ui.copied") });
  };
  return (
    <div className={styles.told}>
      <FieldFrame id="told" label={t(`system.people.${what}`)} hint={t(`system.people.${what}Note`)}>
        {({ describedBy }) => <TextControl id="told" value={secret} onChange={() => undefined} isReadOnly describedBy={describedBy} />}
      </FieldFrame>
      <div><Button tone="primary" icon={Copy} onPress={() => void copy()}>{t("ui.copy")}</Button></div>
    </div>
  );
};
