import { ArrowLeft, ArrowRight } from "lucide-react";
import type { ReactElement } from "react";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useFollowedLinks } from "#sdk/react/useFollowedLinks.ts";
import { useLoaded } from "#sdk/react/useLoaded.ts";
import { useLanguage } from "#sdk/react/useLanguage.ts";
import { useText } from "#sdk/react/useText.ts";
import { Markdown } from "#sdk/ui/html/Markdown.tsx";
import { Icon } from "#sdk/ui/icons/Icon.tsx";
import { FailureView } from "#sdk/ui/states/FailureView.tsx";
import { SkeletonText } from "#sdk/ui/status/Skeleton.tsx";
import styles from "./HelpArticle.module.css";
import { helpLink, type HelpPage } from "./helpPages.ts";
import { useHelpChanges } from "./useHelpChanges.ts";

export interface HelpArticleProps {
  readonly page: HelpPage;
  readonly previous: HelpPage | undefined;
  readonly next: HelpPage | undefined;
}

/** A page of the help, and the ways to the one before it and the one after it. */
export function HelpArticle({ page, previous, next }: HelpArticleProps): ReactElement {
  const t = useText();
  const http = useCapability("http");
  const { code: language } = useLanguage();
  const { key, title } = page.item;
  const [loaded, reload] = useLoaded(async (signal) => await http.call("GET instructions/{name}", { params: { name: key }, signal }), [http, key, language]);
  useHelpChanges(reload);
  if (loaded.state === "failed") return <FailureView failure={loaded.failure} onRetry={reload} />;
  return (
    <article className={styles.article} aria-label={title}>
      {page.path.length > 1 && <p className={styles.above}>{page.path.slice(0, -1).map((one) => one.title).join(" › ")}</p>}
      <h2 className={styles.title}>{title}</h2>
      {loaded.state === "ready" ? <Text markdown={loaded.value.content} /> : <SkeletonText lines={8} />}
      <nav className={styles.steps} aria-label={t("system.help.steps")}>
        {previous && <Step page={previous} icon={ArrowLeft} label={t("system.help.previous")} />}
        {next && <Step page={next} icon={ArrowRight} label={t("system.help.next")} isNext />}
      </nav>
    </article>
  );
}

function Text({ markdown }: { readonly markdown: string }): ReactElement {
  const t = useText();
  const { hrefOf, open } = useFollowedLinks();
  if (markdown.trim() === "") return <p className={styles.empty}>{t("system.help.unwritten")}</p>;
  return <Markdown text={markdown} hrefOf={hrefOf} onLink={open} />;
}

interface StepProps {
  readonly page: HelpPage;
  readonly icon: typeof ArrowLeft;
  readonly label: string;
  readonly isNext?: boolean;
}

function Step({ page, icon, label, isNext = false }: StepProps): ReactElement {
  const { hrefOf, open } = useFollowedLinks();
  const link = helpLink(page);
  return (
    <a href={hrefOf(link)} className={styles.step} data-next={isNext || undefined} onClick={(event) => open(link, event)}>
      <Icon of={icon} />
      <span><span className={styles.way}>{label}</span><span className={styles.name}>{page.item.title}</span></span>
    </a>
  );
}
