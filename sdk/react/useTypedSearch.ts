import { useEffect, useRef, useState } from "react";

/** Milliseconds after the last key before a search goes off. */
const rest = 300;
const longest = 200;

/**
 * The words of a search as they are typed: it goes off when the typing rests, and at once when the line is emptied.
 * @param words what is searched for now; words that come from elsewhere, as by a step back, take the place of what was typed
 * @param onSearch given the words without spaces around them, 200 letters at most
 * @returns what stands in the line, and what is told of each change of it
 * @since 1.0.0
 * @example const [typed, type] = useTypedSearch(query["q"] ?? "", (q) => void navigation.setQuery({ q: q || undefined }));
 */
export function useTypedSearch(words: string, onSearch: (words: string) => void): readonly [typed: string, type: (text: string) => void] {
  const [typed, setTyped] = useState(words);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onSearch);
  latest.current = onSearch;
  const told = useRef(words);
  useEffect(() => {
    // Our own words come back trimmed, and perhaps after the next letter: what is being typed stays.
    if (words === told.current) return;
    told.current = words;
    clearTimeout(timer.current);
    setTyped(words);
  }, [words]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const tell = (text: string): void => {
    told.current = text.trim().slice(0, longest);
    latest.current(told.current);
  };
  const type = (text: string): void => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => tell(text), text === "" ? 0 : rest);
  };
  return [typed, type];
}
