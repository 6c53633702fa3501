// @vitest-environment jsdom
import { useRef, type ReactElement } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { press, renderUi, type RenderedUi } from "#sdk/testing/renderUi.tsx";
import { useTopmostEscape } from "#sdk/ui/overlays/useTopmostEscape.ts";

let ui: RenderedUi | undefined;
afterEach(() => ui?.end());

const onDismiss = vi.fn();
const Overlay = (): ReactElement => {
  const body = useRef<HTMLDivElement>(null);
  useTopmostEscape(body, onDismiss);
  return <div data-overlay="modal"><div ref={body} /></div>;
};

it("K465 Escape dismisses a component's overlay under a toast or tooltip, and not under a popover", () => {
  const dismissals = ["toast", "tooltip", "popover"].map((above) => {
    onDismiss.mockClear();
    ui = renderUi(<><Overlay /><div data-overlay={above} /></>);
    press(document.body, "Escape");
    ui.end();
    return [above, onDismiss.mock.calls.length];
  });
  expect(dismissals).toEqual([["toast", 1], ["tooltip", 1], ["popover", 0]]);
});
