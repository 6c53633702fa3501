import { useEffect, useState } from "react";
import { useTheme } from "#sdk/react/useTheme.ts";
import { readGridTokens, type GridTokens } from "./gridTokens.ts";

/** The theme's tokens, read again when theme or density change and when the typeface has arrived. */
export function useGridTokens(): GridTokens {
  const { name } = useTheme();
  const [tokens, setTokens] = useState(() => readGridTokens(document.documentElement));
  useEffect(() => {
    const read = (): GridTokens => readGridTokens(document.documentElement);
    const readChanged = (): void => setTokens((before) => keepSame(before, read()));
    const drawAgain = (): void => setTokens(read());
    readChanged();
    const observer = new MutationObserver(readChanged);
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme", "data-density"] });
    // What was measured with the fallback typeface is drawn again with the real one.
    document.fonts.addEventListener("loadingdone", drawAgain);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener("loadingdone", drawAgain);
    };
  }, [name]);
  return tokens;
}

const keepSame = (before: GridTokens, next: GridTokens): GridTokens => (JSON.stringify(before) === JSON.stringify(next) ? before : next);
