import { Download, Table2, Upload } from "lucide-react";
import { useId, useRef, useState, type ReactElement } from "react";
import { fold } from "#core/filters/index.ts";
import { formatNumber } from "#core/format/formatNumber.ts";
import type { Language } from "#core/languages.ts";
import type { ScreenProps } from "#sdk/contributions/screen.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useIsAdministrator } from "#sdk/react/useIsAdministrator.ts";
import { useReadable } from "#sdk/react/useReadable.ts";
import { useScreenHeading } from "#sdk/react/useScreenHeading.ts";
import { useText } from "#sdk/react/useText.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { FieldFrame } from "#sdk/ui/controls/FieldFrame.tsx";
import { SearchField } from "#sdk/ui/controls/SearchField.tsx";
import { SelectControl } from "#sdk/ui/controls/select/SelectControl.tsx";
import { PageHeader } from "#sdk/ui/layout/PageHeader.tsx";
import { FailureView, NoAccessView } from "#sdk/ui/states/FailureView.tsx";
import { EmptyState } from "#sdk/ui/states/ScreenState.tsx";
import { Progress } from "#sdk/ui/status/Progress.tsx";
import { SkeletonText } from "#sdk/ui/status/Skeleton.tsx";
import type { Wording, WordingItem } from "#sdk/wire.ts";
import { ImportReport } from "./ImportReport.tsx";
import styles from "./Translations.module.css";
import { useWording, type WordingWork } from "./useWording.ts";
import { writeWordingFile } from "./wordingFile.ts";
import { WordingRow } from "./WordingRow.tsx";

/** `/system/translations`: what the product and the project say, language by language, and what is missing. */
export function TranslationsScreen({ query, frame }: ScreenProps): ReactElement {
  const t = useText();
  const isAdministrator = useIsAdministrator();
  const title = t("system.admin.places.translations");
  useScreenHeading(isAdministrator ? { title } : undefined);
  return isAdministrator ? <Translations query={query} title={frame === "modal" ? undefined : title} /> : <NoAccessView />;
}

type Query = Readonly<Record<string, string>>;

function Translations({ query, title }: { readonly query: Query; readonly title: string | undefined }): ReactElement {
  const languages = useReadable(useCapability("i18n").languages);
  // One of the project's own first: of the six the product says all by itself.
  const language = languages.find(({ code }) => code === query["language"]) ?? languages.find(({ code, locale }) => code !== locale) ?? languages[1] ?? languages[0];
  if (!language) return <SkeletonText lines={8} />;
  return <OfLanguage key={language.code} languages={languages} language={language} query={query} title={title} />;
}

interface OfLanguageProps {
  readonly languages: readonly Language[];
  readonly language: Language;
  readonly query: Query;
  readonly title: string | undefined;
}

function OfLanguage({ languages, language, query, title }: OfLanguageProps): ReactElement {
  const work = useWording(language.code);
  const { loaded } = work;
  const [words, setWords] = useState("");
  return (
    <div className={styles.screen}>
      {title !== undefined && <PageHeader title={title} actions={<FileButtons language={language} languages={languages} work={work} />} />}
      <Choices languages={languages} language={language} query={query} words={words} onWords={setWords} />
      <ImportReport {...work} />
      {loaded.state === "loading" && <SkeletonText lines={8} />}
      {loaded.state === "failed" && <FailureView failure={loaded.failure} onRetry={work.reload} />}
      {loaded.state === "ready" && <Items wording={loaded.value} languages={languages} language={language} shown={query["show"]} words={words} work={work} />}
    </div>
  );
}

const isMissing = ({ text, isSaid }: WordingItem): boolean => text === null && !isSaid;

const kinds: Readonly<Record<string, (item: WordingItem) => boolean>> = {
  missing: isMissing,
  project: ({ isBuiltIn }) => !isBuiltIn,
  product: ({ isBuiltIn }) => isBuiltIn,
};

function Choices({ languages, language, query, words, onWords }: Omit<OfLanguageProps, "title"> & { readonly words: string; readonly onWords: (words: string) => void }): ReactElement {
  const t = useText();
  const id = useId();
  const navigation = useCapability("navigation");
  const set = (name: string) => (value: unknown): void => void navigation.setQuery({ [name]: typeof value === "string" && value !== "" ? value : undefined });
  return (
    <div className={styles.choices} role="search" aria-label={t("system.translations.narrow")}>
      <FieldFrame id={`${id}-language`} label={t("kernel.language")}>
        {(described) => <SelectControl {...described} id={`${id}-language`} value={language.code} onChange={set("language")} options={languages.map(({ code, name }) => ({ id: code, name }))} isRequired />}
      </FieldFrame>
      <FieldFrame id={`${id}-show`} label={t("system.translations.show")}>
        {(described) => (
          <SelectControl
            {...described} id={`${id}-show`} value={query["show"]} onChange={set("show")} placeholder={t("system.translations.all")}
            options={Object.keys(kinds).map((kind) => ({ id: kind, name: t(`system.translations.kinds.${kind}`) }))}
          />
        )}
      </FieldFrame>
      <div className={styles.search}><SearchField value={words} onChange={onWords} /></div>
    </div>
  );
}

interface ItemsProps {
  readonly wording: Wording;
  readonly languages: readonly Language[];
  readonly language: Language;
  readonly shown: string | undefined;
  readonly words: string;
  readonly work: WordingWork;
}

const step = 50;

function Items({ wording: { items, sourceLanguage }, languages, language, shown, words, work }: ItemsProps): ReactElement {
  const t = useText();
  const [most, setMost] = useState(step);
  // What is translated while only the missing is looked at stays where it is, until something else is asked for.
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const missing = items.filter(isMissing).length;
  const isOfKind = kinds[shown ?? ""];
  const wanted = fold(words.trim());
  const found = items.filter((item) => (!isOfKind || isOfKind(item) || kept.has(item.key)) && [item.key, item.source, item.text ?? ""].some((text) => fold(text).includes(wanted)));
  const save = async (key: string, text: string): Promise<string | undefined> => {
    setKept((before) => new Set([...before, key]));
    return await work.save(key, text);
  };
  const tags = [languages.find(({ code }) => code === sourceLanguage)?.tag ?? "", language.tag] as const;
  const said = items.length - missing;
  return (
    <>
      <div className={styles.state}>
        <p role="status" className={styles.missing}>{missing === 0 ? t("system.translations.nothingMissing", { all: formatNumber(items.length) }) : t("system.translations.missing", { missing: formatNumber(missing), all: formatNumber(items.length) })}</p>
        <Progress label={t("system.translations.done")} percent={items.length === 0 ? 100 : Math.floor((said * 100) / items.length)} />
      </div>
      {found.length === 0 ? <EmptyState title={t("system.translations.nothing")} hint={t("system.translations.nothingHint")} /> : (
        <ul className={styles.items}>
          {found.slice(0, most).map((item) => <WordingRow key={item.key} item={item} tags={tags} onSave={save} />)}
        </ul>
      )}
      {found.length > most && <div className={styles.more}><Button onPress={() => setMost(most + step)}>{t("system.translations.more", { number: formatNumber(found.length - most) })}</Button></div>}
    </>
  );
}

function FileButtons({ language, languages, work }: Pick<OfLanguageProps, "language" | "languages"> & { readonly work: WordingWork }): ReactElement {
  const t = useText();
  const [download, navigation] = [useCapability("download"), useCapability("navigation")];
  const input = useRef<HTMLInputElement>(null);
  const { loaded } = work;
  const save = ({ items, sourceLanguage }: Wording): void => {
    const source = languages.find(({ code }) => code === sourceLanguage)?.name ?? sourceLanguage;
    void download.save({ name: `translations-${language.code}.csv`, text: writeWordingFile(items, [source, language.name]) });
  };
  return (
    <>
      <Button tone="ghost" icon={Table2} onPress={() => void navigation.open("tables/translations")}>{t("system.translations.asTable")}</Button>
      <Button icon={Download} isDisabled={loaded.state !== "ready"} onPress={() => loaded.state === "ready" && save(loaded.value)}>{t("system.translations.export")}</Button>
      <input
        ref={input} type="file" hidden accept=".csv,text/csv" aria-label={t("system.translations.import")}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file may be chosen again.
          currentTarget.value = "";
          if (file) work.choose(file);
        }}
      />
      <Button icon={Upload} isBusy={work.isBusy && !work.waiting} onPress={() => input.current?.click()}>{t("system.translations.import")}</Button>
    </>
  );
}
