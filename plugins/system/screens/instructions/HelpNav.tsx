import type { CSSProperties, ReactElement, ReactNode } from "react";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useFollowedLinks } from "#sdk/react/useFollowedLinks.ts";
import { useLoaded } from "#sdk/react/useLoaded.ts";
import { useLanguage } from "#sdk/react/useLanguage.ts";
import { useText } from "#sdk/react/useText.ts";
import { useTypedSearch } from "#sdk/react/useTypedSearch.ts";
import { SearchField } from "#sdk/ui/controls/SearchField.tsx";
import { FailureView } from "#sdk/ui/states/FailureView.tsx";
import { EmptyState } from "#sdk/ui/states/ScreenState.tsx";
import { SkeletonText } from "#sdk/ui/status/Skeleton.tsx";
import { FoundText } from "#sdk/ui/status/FoundText.tsx";
import type { FoundInstruction } from "#sdk/wire.ts";
import styles from "./HelpNav.module.css";
import { helpLink, type HelpPage } from "./helpPages.ts";

export interface HelpNavProps {
  readonly pages: readonly HelpPage[];
  readonly shown: HelpPage | undefined;
  /** What is searched for. */
  readonly words: string;
}

/** Search over all pages, and the tree of them; what was found stands in its place. */
export function HelpNav({ pages, shown, words }: HelpNavProps): ReactElement {
  const t = useText();
  const navigation = useCapability("navigation");
  const [typed, type] = useTypedSearch(words, (q) => void navigation.setQuery({ q: q || undefined }));
  return (
    <>
      <div role="search"><SearchField label={t("system.help.search")} value={typed} onChange={type} /></div>
      {words === "" ? <PageTree pages={pages} shown={shown} /> : <FoundPages pages={pages} shown={shown} words={words} />}
    </>
  );
}

const PageTree = ({ pages, shown }: Omit<HelpNavProps, "words">): ReactElement => {
  const t = useText();
  return (
    <nav className={styles.nav} aria-label={t("places.names.instructions")}>
      <ul className={styles.list}>
        {pages.map((page) => (
          <li key={page.item.key} style={{ "--depth": page.path.length - 1 } as CSSProperties} data-depth={page.path.length - 1}>
            <PageLink page={page} isHere={page === shown}>{page.item.title}</PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};

function FoundPages({ pages, shown, words }: HelpNavProps): ReactElement {
  const t = useText();
  const http = useCapability("http");
  const { code: language } = useLanguage();
  const [found, reload] = useLoaded(async (signal) => await http.call("GET found/instructions", { query: { q: words }, signal }), [http, words, language]);
  if (found.state === "failed") return <FailureView failure={found.failure} onRetry={reload} isCompact />;
  if (found.state === "loading") return <SkeletonText lines={6} />;
  const results = found.value.flatMap((one) => {
    const page = pages.find(({ item }) => item.key === one.key);
    return page ? [{ page, one }] : [];
  });
  return (
    <div aria-live="polite">
      {results.length === 0 ? <EmptyState isCompact title={t("system.help.nothing")} hint={t("system.help.nothingHint")} /> : (
        <ul className={styles.list}>
          {results.map(({ page, one }) => (
            <li key={one.key}>
              <PageLink page={page} isHere={page === shown} words={words}><FoundPage found={one} words={words} /></PageLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const FoundPage = ({ found: { titles, excerpt }, words }: { readonly found: FoundInstruction; readonly words: string }): ReactElement => (
  <span className={styles.found}>
    {titles.length > 1 && <span className={styles.above}>{titles.slice(0, -1).join(" › ")}</span>}
    <strong><FoundText text={titles.at(-1) ?? ""} words={words} /></strong>
    <span className={styles.excerpt}><FoundText text={excerpt} words={words} /></span>
  </span>
);

interface PageLinkProps {
  readonly page: HelpPage;
  readonly isHere: boolean;
  /** What is searched for stays so. */
  readonly words?: string;
  readonly children: ReactNode;
}

function PageLink({ page, isHere, words, children }: PageLinkProps): ReactElement {
  const { hrefOf, open } = useFollowedLinks();
  const link = `${helpLink(page)}${words === undefined ? "" : `?q=${encodeURIComponent(words)}`}`;
  return (
    <a href={hrefOf(link)} className={styles.link} aria-current={isHere ? "page" : undefined} onClick={(event) => open(link, event)}>
      {children}
    </a>
  );
}
