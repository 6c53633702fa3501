import { useEffect, useLayoutEffect, useRef, useState, type ReactElement, type ReactNode } from "react";
import type { ScopedSheets } from "#core/css/ScopedSheets.ts";
import styles from "./ScopedCss.module.css";

let loaded: ScopedSheets | undefined;
let loading: Promise<ScopedSheets> | undefined;

/** The sheets of the product's own parts, loaded with the first css that somebody gives. */
async function load(): Promise<ScopedSheets> {
  const [{ ScopedSheets: Sheets }, { realmLimits }] = await Promise.all([import("#core/css/ScopedSheets.ts"), import("#core/limits/realmLimits.ts")]);
  return (loaded ??= new Sheets(realmLimits));
}

interface ScopedCssProps {
  /** What an integrator wrote. */
  readonly css: string;
  /** Told of rules that are too heavy for what is drawn, and left out; once. */
  readonly onLeftOut?: (selectors: readonly string[]) => void;
  readonly children: ReactNode;
}

/**
 * A part of the page that css of the configuration holds in, cleaned and scoped, while it is there: its rules reach
 * nothing outside, load nothing, and lay nothing over the page. `:scope` is what is around the children.
 * @since 1.0.0
 * @example <ScopedCss css={element.css}>…</ScopedCss>
 */
export function ScopedCss({ css, onLeftOut, children }: ScopedCssProps): ReactElement {
  const inner = useRef<HTMLDivElement>(null);
  const [sheets, setSheets] = useState(loaded);
  const [scope, setScope] = useState<string>();
  useEffect(() => {
    if (!sheets) void fetchSheets(setSheets);
  }, [sheets]);
  useLayoutEffect(() => {
    if (!sheets) return undefined;
    const letGo = sheets.hold(css);
    setScope(sheets.scopeOf(css));
    return letGo;
  }, [sheets, css]);
  const tell = useRef(onLeftOut);
  tell.current = onLeftOut;
  useLayoutEffect(() => {
    if (!sheets || scope === undefined || !inner.current) return undefined;
    return keepLight(sheets, inner.current, (selectors) => tell.current?.(selectors));
  }, [sheets, scope]);
  return (
    // As a component's box: of columns in columns the outer ones are drawn (`core/css/columnRules`).
    <div className={styles.box} data-platon-box="">
      <div ref={inner} data-platon-scope={scope}>
        {children}
      </div>
    </div>
  );
}

/** Without it the part is there, plainly; the next one tries again. */
async function fetchSheets(take: (sheets: ScopedSheets) => void): Promise<void> {
  loading ??= load();
  try {
    take(await loading);
  } catch {
    loading = undefined;
  }
}

/** Rules that become too heavy for what is drawn are left out, as it grows. @returns ends that */
function keepLight(sheets: ScopedSheets, box: Element, tell: (selectors: readonly string[]) => void): () => void {
  let [frame, hasTold] = [0, false];
  const fit = (): void => {
    const leftOut = sheets.fit(box);
    if (leftOut.length > 0 && !hasTold) tell(leftOut.map(({ selector }) => selector));
    hasTold ||= leftOut.length > 0;
  };
  fit();
  const observer = new MutationObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(fit);
  });
  observer.observe(box, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
}
