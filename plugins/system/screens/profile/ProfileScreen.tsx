import type { ReactElement } from "react";
import { useScreenHeading } from "#sdk/react/useScreenHeading.ts";
import { useText } from "#sdk/react/useText.ts";
import { useUser } from "#sdk/react/useUser.ts";
import { Avatar } from "#sdk/ui/status/Avatar.tsx";
import { Card } from "#sdk/ui/layout/Card.tsx";
import { PageHeader } from "#sdk/ui/layout/PageHeader.tsx";
import styles from "./ProfileScreen.module.css";
import { ProfileSecurity } from "./ProfileSecurity.tsx";

/** `/system/profile`: who is signed in; the photo is shown and not changed (spec §2 Profile page). */
export const ProfileScreen = (): ReactElement | undefined => {
  const t = useText();
  const user = useUser();
  const title = t("places.profile.title");
  useScreenHeading({ title });
  if (!user) return undefined;
  const facts = [
    { name: t("places.profile.username"), value: user.username },
    { name: t("places.profile.fullName"), value: user.fullName },
    { name: t("places.profile.post"), value: user.postName ?? "" },
  ].filter(({ value }) => value !== "");
  return (
    <div className={styles.screen}>
      <PageHeader title={title} />
      <Card>
        <div className={styles.person}>
          <Avatar name={user.fullName} photo={user.photo ?? undefined} size={96} />
          <dl className={styles.facts}>
            {facts.map(({ name, value }) => (
              <div key={name} className={styles.fact}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Card>
      <ProfileSecurity />
    </div>
  );
};
