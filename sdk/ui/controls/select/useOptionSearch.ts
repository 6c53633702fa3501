import { useEffect, useMemo, useState } from "react";
import { fold } from "#core/filters/foldTable.ts";
import { useServerBack } from "../../../react/ServerAwayContext.ts";
import type { LoadOptions, SelectOption } from "./selectOption.ts";
import { useFurtherPages } from "./useFurtherPages.ts";

/** The end is in sight so many options before it. */
const inSight = 10;
/** Spec §9, Suggestion debounce. */
const debounceMilliseconds = 500;

export interface OptionSearchOptions {
  readonly options: readonly SelectOption[];
  readonly loadOptions?: LoadOptions;
  readonly pageSize?: number;
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
  /** The option of that index comes in sight: what stands behind a full page is asked for. */
  readonly reach: (index: number) => void;
}

interface Loaded {
  /** Whom it answers: the list of another related value is none. */
  readonly from: LoadOptions;
  readonly query: string;
  readonly options: readonly SelectOption[] | undefined;
}

const none: readonly SelectOption[] = [];

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
      const found = await loadOptions(asked, abort.signal, 1).catch(() => undefined);
      if (!abort.signal.aborted) setLoaded({ from: loadOptions, query: asked, options: found });
    };
    // Opening asks at once; only typing waits.
    const timer = setTimeout(() => void load(), asked === "" ? 0 : debounceMilliseconds);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [asked, attempt, isAsking, loadOptions]);

  const answered = loaded?.from === loadOptions && loaded?.query === asked ? loaded : undefined;
  const first = useMemo(() => {
    if (isAsking) return answered?.options ?? none;
    return loadOptions ? options : filterOptions(options, query);
  }, [isAsking, loadOptions, answered, options, query]);
  const pages = useFurtherPages({ first, query: asked, loadOptions, pageSize: props.pageSize, isWanted: isOpen });
  const status = statusOf();
  useServerBack(() => void (status === "failed" && retry()));
  return { query, setQuery, shown: pages.all, status, retry: () => retry(), reach: (index) => reach(index) };

  function statusOf(): OptionSearch["status"] {
    if (!loadOptions || isAnswered) return "ready";
    if (!isAsking) return "waiting";
    if (!answered) return "loading";
    return answered.options ? "ready" : "failed";
  }

  function reach(index: number): void {
    if (index + inSight >= pages.all.length) pages.askForMore();
  }

  function retry(): void {
    setLoaded(undefined);
    setAttempt(attempt + 1);
  }
};
