import { Settings } from "lucide-react";
import { lazy, Suspense, useEffect, useRef, useState, type ReactElement } from "react";
import { configuredAt, isCogLink } from "#core/links/cogLinks.ts";
import { Icon } from "#sdk/ui/icons/Icon.tsx";
import { useCapability } from "./CapabilitiesContext.ts";
import styles from "./CogLayer.module.css";
import { useText } from "./useText.ts";

/** The cog that stands at what the pointer or the focus is in. */
interface ShownCog {
  readonly link: string;
  readonly name: string;
  readonly left: number;
  readonly top: number;
}

/** Comes when somebody rests on the first part. */
const CogHistory = lazy(async () => ({ default: (await import("./CogHistory.tsx")).CogHistory }));

/** What the pointer only crosses shows no cog. */
const rest = 150;

/**
 * The administrator's cog: one for all parts of the element that it stands in, which must be positioned. It shows at the part
 * that the pointer rests on or the focus is in, of those that {@link useCogs} has marked; a press, or Shift+F2 in the part,
 * opens its configuration; beside it the way to its history, whose hint says who changed it last. No stop of the Tab key: who fills in a form would walk twice as far. Needs `navigation`, `http` and `i18n`.
 * @since 1.0.0
 * @example <div className={styles.form}>{fields}<CogLayer /></div>
 */
export const CogLayer = (): ReactElement => {
  const t = useText();
  const navigation = useCapability("navigation");
  const place = useRef<HTMLSpanElement>(null);
  const [cog, setCog] = useState<ShownCog>();
  const open = useRef((link: string): void => void navigation.open(link));
  useEffect(() => {
    const host = place.current?.parentElement;
    return host ? followParts(host, setCog, open.current) : undefined;
  }, []);
  return (
    <span ref={place} className={styles.layer} data-print="none">
      {cog && (
        <button
          type="button"
          tabIndex={-1}
          className={styles.cog}
          data-of={cog.link}
          style={{ left: cog.left, top: cog.top }}
          // Not called as the part is: there is one thing of that name.
          aria-label={t("places.configure")}
          aria-keyshortcuts="Shift+F2"
          data-tooltip={`${t("places.configure")}: ${cog.name}`}
          // The focus stays where it is: a field that loses it would be checked.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => open.current(cog.link)}
        >
          <Icon of={Settings} size={14} />
        </button>
      )}
      {cog && (
        <Suspense fallback={undefined}>
          <CogHistory key={cog.link} {...configuredAt(cog.link)} left={cog.left - beside} top={cog.top} />
        </Suspense>
      )}
    </span>
  );
};

/** Tells which part's cog is to be shown; undefined when it is none. */
function followParts(host: HTMLElement, show: (cog: ShownCog | undefined) => void, open: (link: string) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let present: HTMLElement | undefined;
  const change = (part: HTMLElement | undefined): void => {
    present = part;
    show(part && cogAt(part, host));
  };
  const wish = (part: HTMLElement | undefined, after: number): void => {
    clearTimeout(timer);
    if (part !== present) timer = setTimeout(() => change(part), after);
  };
  const listeners: [string, (event: Event) => void][] = [
    ["pointerover", ({ target }) => !isCog(target) && wish(partOf(target) ?? partOf(document.activeElement), rest)],
    ["pointerleave", () => wish(partOf(document.activeElement), rest)],
    ["focusin", ({ target }) => !isCog(target) && wish(partOf(target), 0)],
    ["focusout", (event) => !partOf((event as FocusEvent).relatedTarget) && wish(undefined, rest)],
    ["scroll", () => (clearTimeout(timer), change(undefined))],
    ["keydown", (event) => press(event as KeyboardEvent, open)],
  ];
  for (const [kind, listener] of listeners) host.addEventListener(kind, listener, { capture: kind === "scroll", passive: kind !== "keydown" });
  return () => {
    clearTimeout(timer);
    for (const [kind, listener] of listeners) host.removeEventListener(kind, listener, { capture: kind === "scroll" });
  };
}

const isCog = (target: EventTarget | null): boolean => target instanceof Element && target.closest(`.${styles.layer}`) !== null;
const partOf = (target: EventTarget | null): HTMLElement | undefined => (target instanceof Element ? (target.closest<HTMLElement>("[data-cog]") ?? undefined) : undefined);

/** Astride of the part's upper edge, near its end: over nothing that the part shows. */
function cogAt(part: HTMLElement, host: HTMLElement): ShownCog | undefined {
  const link = part.dataset["cog"] ?? "";
  if (!isCogLink(link) || !host.contains(part)) return undefined;
  const [box, around] = [part.getBoundingClientRect(), host.getBoundingClientRect()];
  return {
    link,
    name: part.dataset["cogName"] ?? "",
    left: box.right - around.left + host.scrollLeft - fromEnd,
    top: Math.max(host.scrollTop, box.top - around.top + host.scrollTop - above),
  };
}

const fromEnd = 34;
/** From one button to the next. */
const beside = 28;
const above = 20;

function press(event: KeyboardEvent, open: (link: string) => void): void {
  if (event.key !== "F2" || !event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return;
  const link = partOf(event.target)?.dataset["cog"];
  if (link === undefined || !isCogLink(link)) return;
  event.preventDefault();
  event.stopPropagation();
  open(link);
}
