import { useEffect, useRef } from "react";
import { useKernel } from "../react/KernelContext.ts";

/** The part that uses it stands above the screen: while it is the topmost, Escape calls `dismiss`. */
export function useLayer(dismiss: () => void): void {
  const { overlays } = useKernel();
  const present = useRef(dismiss);
  useEffect(() => {
    present.current = dismiss;
  });
  useEffect(() => {
    const layer = overlays.addLayer(() => present.current());
    return () => layer.dispose();
  }, [overlays]);
}
