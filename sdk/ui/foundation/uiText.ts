import { createContext, useContext } from "react";
import { defaultLocale, type Locale } from "#core/locale.ts";

/** The words that the kit itself says, in one language. None has a placeholder. */
export interface UiText {
  readonly breadcrumbs: string;
  readonly bugHint: string;
  readonly bugTitle: string;
  readonly cancel: string;
  readonly chosen: string;
  readonly clear: string;
  readonly close: string;
  readonly codeCase: string;
  readonly codeControlSign: string;
  readonly codeDeleted: string;
  readonly codeFind: string;
  readonly codeLeave: string;
  readonly codeMatch: string;
  readonly codeNext: string;
  readonly codeOnLine: string;
  readonly codePattern: string;
  readonly codePrevious: string;
  readonly codeRead: string;
  readonly codeReplace: string;
  readonly codeReplaceAll: string;
  readonly codeReplaceBy: string;
  readonly codeReplacedCount: string;
  readonly codeReplacedLine: string;
  readonly codeSelectAll: string;
  readonly codeUnloaded: string;
  readonly codeWords: string;
  readonly collapse: string;
  readonly copied: string;
  readonly copy: string;
  readonly dateHint: string;
  readonly editorAddress: string;
  readonly editorAddressWrong: string;
  readonly editorAlignCenter: string;
  readonly editorAlignRight: string;
  readonly editorBold: string;
  readonly editorBullets: string;
  readonly editorChecks: string;
  readonly editorClear: string;
  readonly editorCode: string;
  readonly editorCodeBlock: string;
  readonly editorHeading: string;
  readonly editorIndent: string;
  readonly editorItalic: string;
  readonly editorLink: string;
  readonly editorLinkRemove: string;
  readonly editorNumbers: string;
  readonly editorOutdent: string;
  readonly editorPicturesRefused: string;
  readonly editorPreview: string;
  readonly editorQuote: string;
  readonly editorRule: string;
  readonly editorStrike: string;
  readonly editorSubheading: string;
  readonly editorText: string;
  readonly editorTools: string;
  readonly editorUnderline: string;
  readonly editorUnknown: string;
  readonly emptyHint: string;
  readonly emptyTitle: string;
  readonly errorCode: string;
  readonly errorHint: string;
  readonly errorTitle: string;
  readonly expand: string;
  readonly hidePassword: string;
  readonly home: string;
  readonly loading: string;
  readonly mainMenu: string;
  readonly missingHint: string;
  readonly missingTitle: string;
  readonly move: string;
  readonly moveHint: string;
  readonly nextMonth: string;
  readonly no: string;
  readonly noAccessHint: string;
  readonly noAccessTitle: string;
  readonly noResults: string;
  readonly notifications: string;
  readonly now: string;
  readonly offlineHint: string;
  readonly offlineTitle: string;
  readonly ok: string;
  readonly openCalendar: string;
  readonly openTimes: string;
  readonly pairAdd: string;
  readonly pairKey: string;
  readonly pairRemove: string;
  readonly pairRepeated: string;
  readonly pairValue: string;
  readonly previousMonth: string;
  readonly reload: string;
  readonly remove: string;
  readonly results: string;
  readonly retry: string;
  readonly search: string;
  readonly select: string;
  readonly serverTitle: string;
  readonly showPassword: string;
  readonly skipToContent: string;
  readonly startingHint: string;
  readonly startingTitle: string;
  readonly time: string;
  readonly timeHint: string;
  readonly today: string;
  readonly tools: string;
  readonly typeToSearch: string;
  readonly unloadedHint: string;
  readonly unloadedTitle: string;
  readonly year: string;
  readonly yes: string;
}

const keys: Readonly<Record<keyof UiText, true>> = {
  breadcrumbs: true,
  bugHint: true,
  bugTitle: true,
  cancel: true,
  chosen: true,
  clear: true,
  close: true,
  codeCase: true,
  codeControlSign: true,
  codeDeleted: true,
  codeFind: true,
  codeLeave: true,
  codeMatch: true,
  codeNext: true,
  codeOnLine: true,
  codePattern: true,
  codePrevious: true,
  codeRead: true,
  codeReplace: true,
  codeReplaceAll: true,
  codeReplaceBy: true,
  codeReplacedCount: true,
  codeReplacedLine: true,
  codeSelectAll: true,
  codeUnloaded: true,
  codeWords: true,
  collapse: true,
  copied: true,
  copy: true,
  dateHint: true,
  editorAddress: true,
  editorAddressWrong: true,
  editorAlignCenter: true,
  editorAlignRight: true,
  editorBold: true,
  editorBullets: true,
  editorChecks: true,
  editorClear: true,
  editorCode: true,
  editorCodeBlock: true,
  editorHeading: true,
  editorIndent: true,
  editorItalic: true,
  editorLink: true,
  editorLinkRemove: true,
  editorNumbers: true,
  editorOutdent: true,
  editorPicturesRefused: true,
  editorPreview: true,
  editorQuote: true,
  editorRule: true,
  editorStrike: true,
  editorSubheading: true,
  editorText: true,
  editorTools: true,
  editorUnderline: true,
  editorUnknown: true,
  emptyHint: true,
  emptyTitle: true,
  errorCode: true,
  errorHint: true,
  errorTitle: true,
  expand: true,
  hidePassword: true,
  home: true,
  loading: true,
  mainMenu: true,
  missingHint: true,
  missingTitle: true,
  move: true,
  moveHint: true,
  nextMonth: true,
  no: true,
  noAccessHint: true,
  noAccessTitle: true,
  noResults: true,
  notifications: true,
  now: true,
  offlineHint: true,
  offlineTitle: true,
  ok: true,
  openCalendar: true,
  openTimes: true,
  pairAdd: true,
  pairKey: true,
  pairRemove: true,
  pairRepeated: true,
  pairValue: true,
  previousMonth: true,
  reload: true,
  remove: true,
  results: true,
  retry: true,
  search: true,
  select: true,
  serverTitle: true,
  showPassword: true,
  skipToContent: true,
  startingHint: true,
  startingTitle: true,
  time: true,
  timeHint: true,
  today: true,
  tools: true,
  typeToSearch: true,
  unloadedHint: true,
  unloadedTitle: true,
  year: true,
  yes: true,
};

/**
 * The kit's words by a translator of the application.
 * @param translate gets the bare key; the application's wording holds it under `ui.`
 * @example uiTextFrom((key) => t(`ui.${key}`))
 */
export const uiTextFrom = (translate: (key: keyof UiText) => string): UiText =>
  Object.fromEntries(
    (Object.keys(keys) as (keyof UiText)[]).map((key) => [key, translate(key)]),
  ) as unknown as UiText;

/** What the application gives the kit: its words, and the language that dates and numbers follow. */
export interface UiLanguage {
  readonly text: UiText;
  readonly locale: Locale;
  /** Of a language that is none of the six. */
  readonly tag?: string | undefined;
}

/**
 * Wrap the document in it once: `<UiLanguageContext value={{ text, locale }}>`.
 * Without it a part shows the keys in place of words, so a document that forgot it is noticed and still works.
 */
export const UiLanguageContext = createContext<UiLanguage>({
  text: uiTextFrom((key) => key),
  locale: defaultLocale,
});

/** The kit's words in the language of the document. */
export const useUiText = (): UiText => useContext(UiLanguageContext).text;

/** The language that dates and numbers of the kit follow. */
export const useUiLocale = (): Locale => useContext(UiLanguageContext).locale;
