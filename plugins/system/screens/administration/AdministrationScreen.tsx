import { Plus } from "lucide-react";
import { useState, type ReactElement } from "react";
import { fold } from "#core/filters/index.ts";
import type { ScreenProps } from "#sdk/contributions/screen.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useFollowedLinks } from "#sdk/react/useFollowedLinks.ts";
import { useIsAdministrator } from "#sdk/react/useIsAdministrator.ts";
import { useOutline } from "#sdk/react/useOutline.ts";
import { useScreenHeading } from "#sdk/react/useScreenHeading.ts";
import { useText } from "#sdk/react/useText.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { SearchField } from "#sdk/ui/controls/SearchField.tsx";
import { NamedIcon } from "#sdk/ui/icons/NamedIcon.tsx";
import { Card } from "#sdk/ui/layout/Card.tsx";
import { PageHeader } from "#sdk/ui/layout/PageHeader.tsx";
import { NoAccessView } from "#sdk/ui/states/FailureView.tsx";
import { EmptyState } from "#sdk/ui/states/ScreenState.tsx";
import { administrationSections, type AdministrationPlace, type AdministrationSection } from "./administrationPlaces.ts";
import styles from "./AdministrationScreen.module.css";

/** `/system/administration`: the way to everything that administrators keep. */
export function AdministrationScreen({ frame }: ScreenProps): ReactElement {
  const t = useText();
  const isAdministrator = useIsAdministrator();
  useScreenHeading(isAdministrator ? { title: t("system.admin.title") } : undefined);
  return isAdministrator ? <Overview isHeaded={frame !== "modal"} /> : <NoAccessView />;
}

function Overview({ isHeaded }: { readonly isHeaded: boolean }): ReactElement {
  const t = useText();
  const navigation = useCapability("navigation");
  const [words, setWords] = useState("");
  const counts = useCounts();
  const sections = useFoundSections(words);
  const make = <Button tone="primary" icon={Plus} onPress={() => void navigation.open("system/new-table")}>{t("system.admin.newTable")}</Button>;
  return (
    <div className={styles.screen}>
      {isHeaded && <PageHeader title={t("system.admin.title")} actions={make} />}
      <div className={styles.search} role="search"><SearchField label={t("system.admin.search")} value={words} onChange={setWords} /></div>
      {sections.length === 0 && <EmptyState title={t("system.admin.nothing")} hint={t("system.admin.nothingHint")} />}
      <div className={styles.sections}>
        {sections.map(({ id, places }) => (
          <Card key={id} title={t(`system.admin.sections.${id}`)} isBare>
            <ul className={styles.places}>
              {places.map((place) => <li key={place.id}><PlaceLink place={place} count={place.entity === undefined ? undefined : counts[place.entity]} /></li>)}
            </ul>
          </Card>
        ))}
      </div>
    </div>
  );
}

function PlaceLink({ place, count }: { readonly place: AdministrationPlace; readonly count: number | undefined }): ReactElement {
  const t = useText();
  const { hrefOf, open } = useFollowedLinks();
  return (
    <a className={styles.place} href={hrefOf(place.link)} onClick={(event) => open(place.link, event)}>
      <span className={styles.icon}><NamedIcon name={place.icon} /></span>
      <span className={styles.words}>
        <span className={styles.name}>{t(`system.admin.places.${place.id}`)}</span>
        <span className={styles.about}>{t(`system.admin.about.${place.id}`)}</span>
      </span>
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </a>
  );
}

/** How many objects there are, by entity; a list without numbers is a list as well. */
function useCounts(): Readonly<Record<string, number>> {
  const [outline] = useOutline();
  return outline.state === "ready" ? outline.value.counts : {};
}

/** Places whose name or purpose has each of the words. */
function useFoundSections(words: string): AdministrationSection[] {
  const t = useText();
  const sought = fold(words).split(/\s+/).filter((word) => word !== "");
  const isFound = ({ id }: AdministrationPlace): boolean => {
    const said = fold(`${t(`system.admin.places.${id}`)} ${t(`system.admin.about.${id}`)}`);
    return sought.every((word) => said.includes(word));
  };
  return administrationSections.map((section) => ({ ...section, places: section.places.filter(isFound) })).filter(({ places }) => places.length > 0);
}
