import { useEffect, useMemo, useState } from "react";
import { fold } from "#core/filters/foldTable.ts";
import { useServerBack } from "../../../react/ServerAwayContext.ts";
import type { LoadOptions, SelectOption } from "./selectOption.ts";

/** More would make opening slow and help nobody: typing narrows the list. */
const mostShown = 300;
/** Spec §9, Suggestion debounce. */
const debounceMilliseconds = 500;

export interface OptionSearchOptions {
  readonly options: readonly SelectOption[];
  readonly loadOptions?: LoadOptions;
  /** Letters needed before the server is asked. */
  readonly minQueryLength: number;
  readonly isOpen: boolean;
}

export interface OptionSearch {
  readonly query: string;
  readonly setQuery: (query: string) => void;
  readonly shown: readonly SelectOption[];
  readonly status: "ready" | "loading" | "failed" | "waiting";
  readonly retry: () => void;
}

interface Loaded {
  readonly query: string;
  readonly options: readonly SelectOption[] | undefined;
}

const filterOptions = (options: readonly SelectOption[], query: string): readonly SelectOption[] => {
  const wanted = fold(query.trim());
  return wanted === "" ? options : options.filter((option) => fold(option.name).includes(wanted));
};

/** The options that fit what was typed: filtered here, or asked of the server where `loadOptions` is given. */
export const useOptionSearch = (props: OptionSearchOptions): OptionSearch => {
  const { options, loadOptions, minQueryLength, isOpen } = props;
  const [query, setQuery] = useState("");
  const [loaded, setLoaded] = useState<Loaded>();
  const [attempt, setAttempt] = useState(0);
  const asked = query.trim();
  const isAnswered = asked === "" && options.length > 0;
  const isAsking = isOpen && loadOptions !== undefined && asked.length >= minQueryLength && !isAnswered;

  useEffect(() => {
    if (!isAsking || !loadOptions) return;
    const abort = new AbortController();
    const load = async (): Promise<void> => {
      const found = await loadOptions(asked, abort.signal).catch(() => undefined);
      if (!abort.signal.aborted) setLoaded({ query: asked, options: found });
    };
    // Opening asks at once; only typing waits.
    const timer = setTimeout(() => void load(), asked === "" ? 0 : debounceMilliseconds);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [asked, attempt, isAsking, loadOptions]);

  const shown = useMemo(() => {
    if (isAsking) return (loaded?.options ?? []).slice(0, mostShown);
    return filterOptions(options, loadOptions ? "" : query).slice(0, mostShown);
  }, [isAsking, loadOptions, loaded, options, query]);

  const status = statusOf();
  useServerBack(() => void (status === "failed" && retry()));
  return { query, setQuery, shown, status, retry: () => retry() };

  function statusOf(): OptionSearch["status"] {
    if (!loadOptions || isAnswered) return "ready";
    if (!isAsking) return "waiting";
    if (loaded?.query !== asked) return "loading";
    return loaded.options ? "ready" : "failed";
  }

  function retry(): void {
    setLoaded(undefined);
    setAttempt(attempt + 1);
  }
};
