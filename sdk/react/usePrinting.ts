import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** From the moment before the browser lays the document out for paper until it is a screen again. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const paper = window.matchMedia("print");
    // At once: the browser takes the document as it is when the listener returns.
    const begin = (): void => flushSync(() => setPrinting(true));
    const end = (): void => setPrinting(false);
    const change = ({ matches }: MediaQueryListEvent): void => (matches ? begin() : end());
    setPrinting(paper.matches);
    window.addEventListener("beforeprint", begin);
    window.addEventListener("afterprint", end);
    paper.addEventListener("change", change);
    return () => {
      window.removeEventListener("beforeprint", begin);
      window.removeEventListener("afterprint", end);
      paper.removeEventListener("change", change);
    };
  }, []);
  return isPrinting;
}
