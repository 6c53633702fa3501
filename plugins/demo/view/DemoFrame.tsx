import { LogIn, SearchX } from "lucide-react";
import { useEffect, useRef, type ReactElement, type ReactNode } from "react";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useReadable } from "#sdk/react/useReadable.ts";
import { useScreenHeading } from "#sdk/react/useScreenHeading.ts";
import { useText } from "#sdk/react/useText.ts";
import { useUser } from "#sdk/react/useUser.ts";
import { Icon } from "#sdk/ui/Icon.tsx";
import { Link } from "#sdk/ui/Link.tsx";
import { PageHeader } from "#sdk/ui/PageHeader.tsx";
import { EmptyState } from "#sdk/ui/ScreenState.tsx";
import { isDemoOn, isDevelopment } from "../model/isDemoOn.ts";
import styles from "./DemoFrame.module.css";

export interface DemoFrameProps {
  /** Path below `/demo/`, and name of the wording. */
  readonly screen: keyof typeof pathOf;
  readonly children: ReactNode;
}

const pathOf = {
  components: "/demo/test-dynamic-components",
  events: "/demo/test-events",
  table: "/demo/test-table",
  resizable: "/demo/test-resizable",
  codeEditor: "/demo/code-editor",
  richText: "/demo/vue-editor",
  misbehaviour: "/demo/test-misbehaviour",
};
const screens = Object.keys(pathOf) as (keyof typeof pathOf)[];

/** What the demo screens share: on or off (D53), the way to the others, and what a guest misses. */
export const DemoFrame = ({ screen, children }: DemoFrameProps): ReactElement | undefined => {
  const t = useText();
  const info = useReadable(useCapability("project").info);
  useScreenHeading({ title: t(`demo.${screen}.title`) });
  if (info === undefined && !isDevelopment()) return undefined;
  if (!isDemoOn(info?.id, isDevelopment())) {
    return <EmptyState icon={SearchX} title={t("demo.off")} hint={t("demo.offHint")} />;
  }
  return (
    <main className={styles.page}>
      <DemoLinks screen={screen} />
      <PageHeader title={t(`demo.${screen}.title`)} />
      <p className={styles.lead}>{t(`demo.${screen}.lead`)}</p>
      <GuestNote path={pathOf[screen]} />
      {children}
    </main>
  );
};

const DemoLinks = ({ screen }: Pick<DemoFrameProps, "screen">): ReactElement => {
  const t = useText();
  const nav = useRef<HTMLElement>(null);
  // On a narrow screen the links are one line that is scrolled.
  useEffect(() => {
    nav.current?.querySelector("[aria-current]")?.scrollIntoView?.({ block: "nearest", inline: "center" });
  }, [screen]);
  return (
    <nav ref={nav} className={styles.links} aria-label={t("demo.screens")}>
      {screens.map((one) => (
        <a key={one} href={pathOf[one]} className={styles.link} aria-current={one === screen ? "page" : undefined}>
          {t(`demo.${one}.title`)}
        </a>
      ))}
    </nav>
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
