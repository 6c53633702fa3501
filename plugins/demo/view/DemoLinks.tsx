import { House } from "lucide-react";
import { useEffect, useRef, type MouseEvent, type ReactElement } from "react";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useText } from "#sdk/react/useText.ts";
import { Icon } from "#sdk/ui/icons/Icon.tsx";
import { joinClasses } from "#sdk/ui/foundation/joinClasses.ts";
import styles from "./DemoLinks.module.css";
import { demoPaths, type DemoScreen } from "./demoPaths.ts";

const screens = Object.keys(demoPaths) as DemoScreen[];

/** Without the layout these links are the only way on: home, and to the other demo screens. */
export const DemoLinks = ({ screen }: { readonly screen: DemoScreen }): ReactElement => {
  const t = useText();
  const follow = useFollow();
  const nav = useRef<HTMLElement>(null);
  // On a narrow screen the links are one line that is scrolled; another language makes them longer or shorter.
  useEffect(() => {
    nav.current?.querySelector("[aria-current]")?.scrollIntoView?.({ block: "nearest", inline: "center" });
  }, [screen, t]);
  return (
    <nav ref={nav} className={styles.links} aria-label={t("demo.screens")} onClick={follow}>
      <a href="/" className={joinClasses(styles.link, styles.home)}>
        <Icon of={House} />
        <span>{t("demo.home")}</span>
      </a>
      {screens.map((one) => (
        <a key={one} href={demoPaths[one]} className={styles.link} aria-current={one === screen ? "page" : undefined}>
          {t(`demo.${one}.title`)}
        </a>
      ))}
    </nav>
  );
};

/** The application follows the links; with Shift or Alt the browser does what it always does. */
function useFollow(): (event: MouseEvent) => void {
  const navigation = useCapability("navigation");
  return (event) => {
    const link = (event.target as Element).closest("a")?.getAttribute("href");
    if (!link || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigation.open(link, { inNewTab: event.ctrlKey || event.metaKey });
  };
}
