import { useCallback, useContext, useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { guestGrants } from "#core/grants/guestGrants.ts";
import type { OverlayKind } from "#sdk/capabilities/overlay.ts";
import { focusedNow, giveLostFocusBack } from "#sdk/ui/overlays/giveFocusBack.ts";
import { ModalFrame } from "#sdk/ui/overlays/ModalFrame.tsx";
import { Popover } from "#sdk/ui/overlays/Popover.tsx";
import { trapTab } from "#sdk/ui/overlays/trapTab.ts";
import type { HostElementProps } from "#sandbox/host/index.ts";
import { acceptText } from "../gate/guestValues.ts";
import { moveInMenu, focusableIn } from "./menuFocus.ts";
import { PartGateContext } from "./PartGateContext.ts";
import styles from "./PlatonOverlay.module.css";
import { useTopmostEscape } from "#sdk/ui/overlays/useTopmostEscape.ts";

/** Widest overlay of a component, in CSS pixels: it must not pass for the product's own screen. */
const maxWidth = 720;

interface OpenProps extends Pick<HostElementProps, "children" | "asGuestContent" | "wasPressed" | "isAttended" | "mayFocus"> {
  readonly title: string;
  readonly width: number | undefined;
  readonly onDismiss: () => void;
}

/**
 * `<platon-overlay kind="menu" open={isOpen} onDismiss={close}>…</platon-overlay>`: the component's own markup above the
 * page, beside the element before it (else the one around it). The component's box cannot clip it, and it is the product's:
 * frame, place, focus and Escape.
 */
export function PlatonOverlay({ properties, children, emit, owner, ...rest }: HostElementProps): ReactNode {
  const kind = guestGrants.overlay.of.find((known) => known === properties.kind) ?? "popover";
  const isOpen = properties.open === true;
  const { isRefused, onDismiss } = useDismissal(isOpen, emit);
  const isAdmitted = useOpening({ isOpen, kind, owner, onDismiss });
  if (!isOpen || isRefused || !isAdmitted) return undefined;
  const title = acceptText(properties.title, 200) ?? owner.component;
  const width = typeof properties.width === "number" ? Math.min(Math.max(properties.width, 80), maxWidth) : undefined;
  const open = { ...rest, title, width, onDismiss };
  // One that becomes of another kind is opened anew, under the rules of that kind.
  return kind === "dialog" ? <Dialog {...open}>{children}</Dialog> : <Floating key={kind} {...open} kind={kind}>{children}</Floating>;
}

interface OpeningOptions extends Pick<HostElementProps, "owner"> {
  readonly isOpen: boolean;
  readonly kind: OverlayKind;
  readonly onDismiss: () => void;
}

/** The gate is asked at each opening; what is not granted is dismissed before it is drawn. */
function useOpening({ isOpen, kind, owner, onDismiss }: OpeningOptions): boolean {
  const gate = useContext(PartGateContext);
  const [admitted, setAdmitted] = useState<OverlayKind>();
  const ask = useEffectEvent(() => {
    const isGranted = isOpen && gate.admit(owner, { part: "overlay", kind }) === undefined;
    setAdmitted(isGranted ? kind : undefined);
    if (isOpen && !isGranted) onDismiss();
  });
  useLayoutEffect(() => ask(), [isOpen, kind]);
  return admitted === kind;
}

/** Closing is the component's to do; one that was asked twice and did not is not asked any more. */
function useDismissal(isOpen: boolean, emit: HostElementProps["emit"]): { isRefused: boolean; onDismiss: () => void } {
  const [dismissals, setDismissals] = useState(0);
  useEffect(() => {
    if (!isOpen) setDismissals(0);
  }, [isOpen]);
  const onDismiss = useCallback(() => {
    setDismissals((count) => count + 1);
    emit("Dismiss", null);
  }, [emit]);
  return { isRefused: dismissals > 1, onDismiss };
}

/** A dialog interrupts: only the user's own press opens one. */
function Dialog({ title, width, onDismiss, wasPressed, asGuestContent, children }: OpenProps): ReactNode {
  const [isAllowed] = useState(wasPressed);
  const body = useRef<HTMLDivElement>(null);
  useTopmostEscape(body, onDismiss);
  useEffect(() => {
    if (!isAllowed) onDismiss();
  }, [isAllowed, onDismiss]);
  if (!isAllowed) return undefined;
  return (
    <ModalFrame title={title} width={`${width ?? 480}px`} isBare onClose={onDismiss}>
      <div ref={body} className={styles.dialog}>{asGuestContent(children)}</div>
    </ModalFrame>
  );
}

/** Beside its anchor. A menu, which takes the focus, needs the user's press; the others, that the user is in the box at least. */
function Floating(props: OpenProps & { readonly kind: Exclude<OverlayKind, "dialog"> }): ReactNode {
  const { kind, title, width, onDismiss, asGuestContent, children } = props;
  const [anchor, setAnchor] = useState<{ readonly current: Element | null }>();
  const mark = useRef<HTMLSpanElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const open = useEffectEvent(() => {
    if (!mark.current) return;
    if (props.wasPressed() || (kind !== "menu" && props.isAttended())) setAnchor({ current: anchorOf(mark.current) });
    else onDismiss();
  });
  useLayoutEffect(() => open(), []);
  useTopmostEscape(body, onDismiss);
  useOwnFocus(body, props, anchor !== undefined);
  const press = (event: KeyboardEvent): void => {
    if (kind === "menu") moveInMenu(event.nativeEvent, body.current);
    if (kind === "menu") trapTab(event, body.current);
    else if (kind === "popover") leaveByTab(event, body.current, onDismiss);
  };
  return (
    <>
      <span ref={mark} hidden />
      {anchor && (
        <Popover anchor={anchor} placement="below-start" onClose={onDismiss}>
          <div
            ref={body}
            role={kind === "popover" ? "group" : kind}
            aria-label={kind === "tooltip" ? undefined : title}
            tabIndex={kind === "tooltip" ? undefined : -1}
            className={styles[kind]}
            style={{ width, maxWidth }}
            onKeyDown={press}
          >
            {asGuestContent(children)}
          </div>
        </Popover>
      )}
    </>
  );
}

/** The mark stands in the wrapper of the first-party part, which takes no place. */
function anchorOf(mark: HTMLElement): Element | null {
  const wrapper = mark.parentElement;
  return wrapper?.previousElementSibling ?? wrapper?.parentElement ?? null;
}

/**
 * A menu takes the focus when it has its place, unless somebody is typing elsewhere; a popover leaves it where it is. Both
 * give it back.
 */
function useOwnFocus(body: { readonly current: HTMLElement | null }, { kind, mayFocus }: Pick<OpenProps, "mayFocus"> & { readonly kind: OverlayKind }, isPlaced: boolean): void {
  const enter = useEffectEvent(() => {
    if (kind === "menu" && mayFocus()) (focusableIn(body.current)[0] ?? body.current)?.focus();
  });
  useEffect(() => {
    if (!isPlaced || kind === "tooltip") return undefined;
    const before = focusedNow();
    const frame = requestAnimationFrame(() => enter());
    return () => {
      cancelAnimationFrame(frame);
      giveLostFocusBack(before);
    };
  }, [kind, isPlaced]);
}

/** Tab behind the last, or before the first, leads back to where the popover was opened. */
function leaveByTab(event: KeyboardEvent, body: HTMLElement | null, onDismiss: () => void): void {
  if (event.key !== "Tab") return;
  const stops = focusableIn(body);
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  if (edge === undefined || document.activeElement !== edge) return;
  event.preventDefault();
  onDismiss();
}
