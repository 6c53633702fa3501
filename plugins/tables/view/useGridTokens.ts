import { useEffect, useState } from "react";
import { useTheme } from "#sdk/react/useTheme.ts";
import { readGridTokens, type GridTokens } from "./gridTokens.ts";

/** The theme's tokens, read again when theme or density change and when the typeface has arrived. */
export function useGridTokens(): GridTokens {
  const { name } = useTheme();
  const [tokens, setTokens] = useState(() => readGridTokens(document.documentElement));
  useEffect(() => {
    const read = (): void => setTokens(readGridTokens(document.documentElement));
    read();
    const observer = new MutationObserver(read);
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme", "data-density"] });
    // What was measured with the fallback typeface is drawn again with the real one.
    document.fonts.addEventListener("loadingdone", read);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener("loadingdone", read);
    };
  }, [name]);
  return tokens;
}
