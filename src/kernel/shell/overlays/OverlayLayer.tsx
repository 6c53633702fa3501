import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useState, type ReactElement } from "react";
import { ToastRegion, type Toast as DrawnToast, type ToastTone } from "#sdk/ui/overlays/ToastRegion.tsx";
import { TooltipLayer } from "#sdk/ui/overlays/TooltipLayer.tsx";
import type { OverlayState, ShownToast } from "../../services/overlays/OverlayState.ts";
import { useKernel } from "../react/KernelContext.ts";
import { useKernelText } from "../react/useKernelText.ts";
import { DocumentHost } from "./document-dialog/DocumentHost.tsx";
import { OpenedMenu } from "./OpenedMenu.tsx";
import { QuestionDialog } from "./QuestionDialog.tsx";

/** How long a toast stays; an error longer, because it has to be read. */
const stays: Readonly<Record<ShownToast["kind"], number>> = { success: 5_000, info: 5_000, error: 10_000 };
const tones: Readonly<Record<ShownToast["kind"], ToastTone>> = { success: "success", info: "info", error: "danger" };

/** Toasts, questions, menus and tooltips of the document, and the Escape key (spec §2). */
export const OverlayLayer = (): ReactElement => {
  useSignals();
  const t = useKernelText();
  const { overlays } = useKernel();
  const [isHeld, setHeld] = useState(false);
  useEscape(overlays);
  useEffect(() => overlays.presses.watch(), [overlays]);
  const menu = overlays.menu.value;
  const [question] = overlays.questions.value;
  return (
    <>
      <DocumentHost />
      {question && <QuestionDialog key={question.id} question={question} />}
      {menu && <OpenedMenu key={menu.id} menu={menu} />}
      <ToastRegion
        toasts={overlays.toasts.value.map((toast) => drawn(toast, t, overlays))}
        onDismiss={(id) => overlays.closeToast(Number(id))}
        onHold={setHeld}
      />
      {!isHeld && overlays.toasts.value.map((toast) => <Expiry key={toast.id} toast={toast} />)}
      <TooltipLayer />
    </>
  );
};

/** Titles 'Хатолик' and 'Хабар' (spec §2). */
const drawn = (toast: ShownToast, t: (key: string) => string, overlays: OverlayState): DrawnToast => ({
  id: String(toast.id),
  tone: tones[toast.kind],
  title: toast.title ?? t(toast.kind === "error" ? "kernel.toast.error" : "kernel.toast.success"),
  text: toast.text,
  action: toast.action && { label: toast.action.label, onPress: () => act(toast, overlays) },
});

/** What a toast offers is done once: a second press would meet what the first one did. */
function act({ id, action }: ShownToast, overlays: OverlayState): void {
  overlays.closeToast(id);
  action?.run();
}

/** Takes a toast away in its own time, whatever comes after it; not while the pointer or the focus is on them. */
const Expiry = ({ toast }: { readonly toast: ShownToast }): undefined => {
  const { overlays } = useKernel();
  const { id, kind } = toast;
  useEffect(() => {
    const timer = setTimeout(() => overlays.closeToast(id), stays[kind]);
    return () => clearTimeout(timer);
  }, [overlays, id, kind]);
};

/** Escape dismisses the topmost; what is open inside of it (a menu, a list) takes the key first. */
function useEscape(overlays: OverlayState): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const isPressed = event.key === "Escape" && !event.repeat;
      if (isPressed && !event.defaultPrevented) overlays.dismissTopmost();
    };
    window.addEventListener("keydown", pressed);
    return () => window.removeEventListener("keydown", pressed);
  }, [overlays]);
}
