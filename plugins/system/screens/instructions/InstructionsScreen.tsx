import { ArrowLeft, Pencil, Plus } from "lucide-react";
import { useMemo, type ReactElement } from "react";
import type { ScreenProps } from "#sdk/contributions/screen.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useIsAdministrator } from "#sdk/react/useIsAdministrator.ts";
import { useLoaded } from "#sdk/react/useLoaded.ts";
import { useLanguage } from "#sdk/react/useLanguage.ts";
import { useScreenHeading } from "#sdk/react/useScreenHeading.ts";
import { useText } from "#sdk/react/useText.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { IconButton } from "#sdk/ui/actions/IconButton.tsx";
import { PageHeader } from "#sdk/ui/layout/PageHeader.tsx";
import { FailureView } from "#sdk/ui/states/FailureView.tsx";
import { EmptyState, NotFoundState } from "#sdk/ui/states/ScreenState.tsx";
import { SkeletonText } from "#sdk/ui/status/Skeleton.tsx";
import type { HelpStore } from "./HelpStore.ts";
import { HelpArticle } from "./HelpArticle.tsx";
import { HelpNav } from "./HelpNav.tsx";
import { pageAt, pagesOf, type HelpPage } from "./helpPages.ts";
import styles from "./InstructionsScreen.module.css";
import { useHelpChanges } from "./useHelpChanges.ts";

export interface InstructionsScreenProps extends ScreenProps {
  readonly store: HelpStore;
}

/** `/instructions/{main?}/{sub?}`: the project's help, a searchable tree of pages (D52). */
export function InstructionsScreen({ store, params, query }: InstructionsScreenProps): ReactElement {
  const t = useText();
  const http = useCapability("http");
  const { code: language } = useLanguage();
  const [loaded, reload] = useLoaded(async (signal) => store.keep(language, await http.call("GET instructions", { signal })), [http, language, store]);
  useHelpChanges(reload);
  const items = loaded.state === "ready" ? loaded.value : store.known(language);
  const pages = useMemo(() => items && pagesOf(items), [items]);
  const isListed = params["main"] === undefined;
  const shown = pages && pageAt(pages, params);
  useScreenHeading({ title: shown && !isListed ? shown.item.title : t("places.names.instructions") });
  if (loaded.state === "failed" && !items) return <FailureView failure={loaded.failure} onRetry={reload} />;
  return (
    <div className={styles.screen} data-listed={isListed || undefined}>
      <PageHeader title={t("places.names.instructions")} actions={<EditActions page={shown} />} />
      {pages?.length === 0 ? <EmptyState title={t("system.help.empty")} hint={t("system.help.emptyHint")} /> : (
        <div className={styles.body}>
          <div className={styles.side}>{pages ? <HelpNav pages={pages} shown={shown} words={query["q"] ?? ""} /> : <SkeletonText lines={6} />}</div>
          <div className={styles.main}>
            <BackToList />
            {pages && !shown && <NotFoundState title={t("system.help.missing")} hint={t("system.help.missingHint")} />}
            {pages && shown && <HelpArticle key={shown.item.key} page={shown} {...beside(pages, shown)} />}
          </div>
        </div>
      )}
    </div>
  );
}

function beside(pages: readonly HelpPage[], shown: HelpPage): { readonly previous: HelpPage | undefined; readonly next: HelpPage | undefined } {
  const at = pages.indexOf(shown);
  return { previous: pages[at - 1], next: pages[at + 1] };
}

/** On a phone list and page take turns. */
function BackToList(): ReactElement {
  const t = useText();
  const navigation = useCapability("navigation");
  return (
    <div className={styles.back}>
      <Button icon={ArrowLeft} onPress={() => void navigation.open("instructions")}>{t("system.help.all")}</Button>
    </div>
  );
}

/** Administrators write the help where it is read. */
function EditActions({ page }: { readonly page: HelpPage | undefined }): ReactElement | undefined {
  const t = useText();
  const isAdministrator = useIsAdministrator();
  const navigation = useCapability("navigation");
  if (!isAdministrator) return undefined;
  const open = (rest: string): void => void navigation.open(`forms/instructions${rest}?_target=modal_960`);
  return (
    <>
      {page && <IconButton icon={Pencil} label={t("system.help.edit", { name: page.item.title })} onPress={() => open(`/${encodeURIComponent(page.item.id)}`)} />}
      <Button icon={Plus} onPress={() => open("")}>{t("system.help.new")}</Button>
    </>
  );
}

