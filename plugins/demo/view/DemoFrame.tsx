import { LogIn, SearchX } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useReadable } from "#sdk/react/useReadable.ts";
import { useScreenHeading } from "#sdk/react/useScreenHeading.ts";
import { useText } from "#sdk/react/useText.ts";
import { useUser } from "#sdk/react/useUser.ts";
import { Icon } from "#sdk/ui/icons/Icon.tsx";
import { Link } from "#sdk/ui/actions/Link.tsx";
import { PageHeader } from "#sdk/ui/layout/PageHeader.tsx";
import { EmptyState } from "#sdk/ui/states/ScreenState.tsx";
import { isDemoOn, isDevelopment } from "../model/isDemoOn.ts";
import styles from "./DemoFrame.module.css";
import { DemoLinks } from "./DemoLinks.tsx";
import { demoPaths, type DemoScreen } from "./demoPaths.ts";

export interface DemoFrameProps {
  readonly screen: DemoScreen;
  readonly children: ReactNode;
}

/** What the demo screens share: on or off (D53), the way to the others, and what a guest misses. */
export const DemoFrame = ({ screen, children }: DemoFrameProps): ReactElement | undefined => {
  const t = useText();
  const info = useReadable(useCapability("project").info);
  const isOn = isDemoOn(info?.id, isDevelopment());
  useScreenHeading({ title: t(`demo.${screen}.title`), isPlace: isOn });
  if (info === undefined && !isDevelopment()) return undefined;
  if (!isOn) {
    return <EmptyState icon={SearchX} title={t("demo.off")} hint={t("demo.offHint")} />;
  }
  return (
    <div className={styles.page}>
      <DemoLinks screen={screen} />
      <div className={styles.intro}>
        <PageHeader title={t(`demo.${screen}.title`)} />
        <p className={styles.lead}>{t(`demo.${screen}.lead`)}</p>
      </div>
      <GuestNote path={demoPaths[screen]} />
      {children}
    </div>
  );
};

/** The screens are open to guests, who reach what is public; the rest of it needs a session. */
const GuestNote = ({ path }: { readonly path: string }): ReactElement | undefined => {
  const t = useText();
  if (useUser() !== undefined) return undefined;
  return (
    <p className={styles.note}>
      <Icon of={LogIn} />
      <span>
        {t("demo.guest")} <Link href={`/auth/user?next=${encodeURIComponent(path)}`}>{t("demo.signIn")}</Link>
      </span>
    </p>
  );
};
