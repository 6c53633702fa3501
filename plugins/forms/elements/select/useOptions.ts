import { useCallback, useContext, useEffect, useEffectEvent, useMemo, useRef } from "react";
import { optionsPerPage } from "#core/limits/optionsPerPage.ts";
import type { FormElementProps } from "#sdk/contributions/formElement.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useLoaded } from "#sdk/react/useLoaded.ts";
import { useLanguage } from "#sdk/react/useLanguage.ts";
import type { LoadOptions } from "#sdk/ui/controls/select/selectOption.ts";
import type { Option } from "#sdk/wire.ts";
import { KnownNamesContext } from "../../model/KnownNames.ts";
import { idsOf } from "./idsOf.ts";

const none: readonly Option[] = [];

/** Spec §5, Select input: from so many options on they are searched. */
const searchFrom = 11;

interface Options {
  readonly options: readonly Option[];
  /** What is chosen, as far as its names are known. */
  readonly chosen: readonly Option[];
  /** Asks the server for what was typed; undefined where all options are here. */
  readonly load: LoadOptions | undefined;
}

/**
 * Options of a select: those of the configuration, or the server's in the present language, of which the first page comes with
 * the form. Where they depend on another field only those of its value; a choice that is none of them is taken back.
 */
export function useOptions(props: FormElementProps): Options {
  const { element, form, isPublic, related } = props;
  const forms = useCapability("forms");
  const { code: language } = useLanguage();
  const filter = related?.filter;
  // Nothing belongs to no value: there is nothing to ask for.
  const isRemote = element.hasRemoteOptions === true && filter !== "";
  const query = useMemo(() => ({ isPublic, ...(filter !== undefined && { filter }) }), [isPublic, filter]);
  const [first] = useLoaded(
    async (signal) => ({ query, options: isRemote ? await forms.options(form, element.id, { ...query, signal }) : none }),
    [forms, form, element.id, isRemote, query, language],
  );
  // Until those of another value have answered there are none.
  const answered = first.state === "ready" && first.value.query === query ? first.value.options : undefined;
  const options = isRemote ? (answered ?? none) : related ? none : (element.data ?? none);
  const chosen = useChosen(props, { options, query, isAsked: isRemote, isReady: answered !== undefined });
  const names = useContext(KnownNamesContext);
  useEffect(() => names.learn(chosen, element.id), [names, chosen, element.id]);
  const load = useCallback(
    (text: string, signal: AbortSignal, page: number) => forms.options(form, element.id, { ...query, text, page, signal }),
    [forms, form, element.id, query],
  );
  // A first page that is not full is all there is: it is searched from as many on as one that is here. Beyond a full one there is more to find.
  const fewest = Math.min(optionsPerPage, element.minItemsToSearch ?? searchFrom);
  const isSearched = isRemote && (!answered || options.length >= fewest);
  return useMemo(() => ({ options, chosen, load: isSearched ? load : undefined }), [options, chosen, isSearched, load]);
}

interface FirstOptions {
  readonly options: readonly Option[];
  readonly query: { readonly isPublic: boolean; readonly filter?: string };
  readonly isAsked: boolean;
  readonly isReady: boolean;
}

/** The chosen options by their ids where the list does not hold them; one that is not there any more still shows its id. */
function useChosen(props: FormElementProps, { options, query, isAsked, isReady }: FirstOptions): readonly Option[] {
  const { element, form, isPublic, related } = props;
  const forms = useCapability("forms");
  const { code: language } = useLanguage();
  const isFree = related?.isStored !== false;
  // What the record holds is named, whether or not it still belongs to the other value.
  const asked = useMemo(() => (isFree ? { isPublic } : query), [isFree, isPublic, query]);
  const missing = JSON.stringify(isReady ? idsOf(props.value).filter((id) => !options.some((option) => option.id === id)) : []);
  const [found] = useLoaded(
    async (signal) => {
      const ids = JSON.parse(missing) as string[];
      return { missing, asked, options: isAsked && ids.length > 0 ? await forms.options(form, element.id, { ...asked, ids, signal }) : none };
    },
    [forms, form, element.id, asked, isAsked, missing, language],
  );
  const answer = found.state === "ready" && found.value.missing === missing && found.value.asked === asked ? found.value.options : undefined;
  useStrayChoice(props, isFree || !isReady ? undefined : answer && straying(missing, answer));
  const held = JSON.stringify(idsOf(props.value));
  const seen = useSeen(options, answer);
  return useMemo(() => {
    const nameOf = (id: string): Option[] => {
      const option = seen.get(id);
      // A name that is still on its way shows nothing rather than an id.
      return option ? [option] : isAsked && (!isReady || !answer) ? [] : [{ id, name: id }];
    };
    return (JSON.parse(held) as string[]).flatMap(nameOf);
  }, [held, answer, isAsked, isReady, seen]);
}

/** Options that were shown once: what is chosen keeps its name while those of another value are on their way. */
function useSeen(options: readonly Option[], answer: readonly Option[] = none): ReadonlyMap<string, Option> {
  const seen = useRef<ReadonlyMap<string, Option>>(new Map());
  return useMemo(() => {
    seen.current = new Map([...seen.current, ...[...options, ...answer].map((option) => [option.id, option] as const)]);
    return seen.current;
  }, [options, answer]);
}

const straying = (missing: string, found: readonly Option[]): string[] =>
  (JSON.parse(missing) as string[]).filter((id) => !found.some((option) => option.id === id));

/** Takes back what does not belong to the related value any more (spec §5), once the options have answered. */
function useStrayChoice({ value, onChange }: FormElementProps, strays: readonly string[] | undefined): void {
  const takeBack = useEffectEvent((ids: readonly string[]) => {
    onChange(Array.isArray(value) ? emptied(value.filter((id) => !ids.includes(String(id)))) : null);
  });
  const text = strays && strays.length > 0 ? JSON.stringify(strays) : undefined;
  useEffect(() => {
    if (text !== undefined) takeBack(JSON.parse(text) as string[]);
  }, [text]);
}

const emptied = (ids: readonly unknown[]): readonly unknown[] | null => (ids.length === 0 ? null : ids);
