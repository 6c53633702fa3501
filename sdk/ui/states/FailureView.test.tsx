// @vitest-environment jsdom
import { act, type ReactElement } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PlatonError } from "../../errors/PlatonError.ts";
import { ServerAwayContext } from "../../react/ServerAwayContext.ts";
import { createWritable } from "../../testing/createWritable.ts";
import { click, find, renderUi, type RenderedUi } from "../../testing/renderUi.tsx";
import { FailureHelpContext } from "./failureHelp.ts";
import { FailureView, NoAccessView, type FailureViewProps } from "./FailureView.tsx";

const answer = (status: number, code = "x", message?: string): PlatonError =>
  new PlatonError(code, status >= 500 ? "bug" : "expected", { status, message });
const network = new PlatonError("network", "expected", { status: 0 });

let ui: RenderedUi | undefined;
let onRetry: FailureViewProps["onRetry"];
beforeEach(() => {
  onRetry = vi.fn();
  ui = undefined;
});
afterEach(() => ui?.end());

function show(element: ReactElement): void {
  if (ui) ui.show(element);
  else ui = renderUi(element);
}

/** Heading and buttons. */
function drawn(failure: unknown, more: Partial<FailureViewProps> = {}): unknown[] {
  show(<FailureView failure={failure} onRetry={onRetry} {...more} />);
  return [find("p").textContent, ...[...document.querySelectorAll("button")].map(({ textContent }) => textContent)];
}

describe("view of a failure", () => {
  it("UI220 the server's error has a reload button, no access and what is not there a way home; offline and a fault of ours try again", () => {
    expect(drawn(answer(500, "internal"))).toEqual(["serverTitle", "reload"]);
    for (const status of [401, 403]) expect(drawn(answer(status))).toEqual(["noAccessTitle", "home"]);
    for (const status of [400, 404, 409]) expect(drawn(answer(status))).toEqual(["missingTitle", "home"]);
    expect(drawn(network)).toEqual(["offlineTitle", "retry"]);
    expect(drawn(new TypeError("x is undefined"))).toEqual(["bugTitle", "retry"]);
    expect(drawn(answer(503, "starting"))).toEqual(["startingTitle"]);
  });

  it("UI220 the button makes the failed calls again; the one for home opens it, and then does what the place asks for", async () => {
    drawn(answer(500));
    click(find("button"));
    expect(onRetry).toHaveBeenCalledOnce();
    const done: string[] = [];
    const help = { goHome: async () => void done.push(await Promise.resolve("home")) };
    show(
      <FailureHelpContext value={help}>
        <NoAccessView onHome={() => void done.push("after")} />
      </FailureHelpContext>,
    );
    await act(async () => find("button").click());
    expect(done).toEqual(["home", "after"]);
  });

  it("UI250 the number of a fault of the server stands with the code, and the line below the heading says what to do", () => {
    const lines = (failure: unknown): (string | null)[] => {
      drawn(failure);
      return [...document.querySelectorAll("p")].map(({ textContent }) => textContent);
    };
    const numbered = new PlatonError("internal", "bug", { status: 500, params: { id: "7f3a" } });
    expect(lines(numbered)).toEqual(["serverTitle", "errorHint", "errorCode: internal · 7f3a"]);
    expect(lines(answer(502, "gateway", "Away"))).toEqual(["serverTitle", "Away", "errorCode: gateway"]);
  });

  it("UI221 what may succeed a little later can be asked for again below 500 too", () => {
    expect(drawn(answer(429, "too_many_requests"))).toEqual(["missingTitle", "reload", "home"]);
    expect(drawn(answer(429, "login_locked"))).toEqual(["missingTitle", "home"]);
  });

  it("UI222 a place has words of its own for a kind of failure, and what it leaves out is said as everywhere", () => {
    const own = { missing: { title: "Жадвал топилмади" }, access: { title: "Ёпиқ", actions: null } };
    expect(drawn(answer(404, "not_found"), { own })).toEqual(["Жадвал топилмади", "home"]);
    expect(document.body.textContent).toContain("missingHint");
    expect(drawn(answer(403), { own })).toEqual(["Ёпиқ"]);
    expect(drawn(answer(500), { own })).toEqual(["serverTitle", "reload"]);
  });

  it("UI223 while the server starts it is asked again three seconds after each failure", () => {
    vi.useFakeTimers();
    drawn(answer(503, "starting"));
    for (let turn = 1; turn <= 2; turn += 1) {
      act(() => void vi.advanceTimersByTime(2_999));
      expect(onRetry).toHaveBeenCalledTimes(turn - 1);
      act(() => void vi.advanceTimersByTime(9_000));
      expect(onRetry).toHaveBeenCalledTimes(turn);
      drawn(answer(503, "starting"));
    }
    vi.useRealTimers();
  });

  it("UI224 offline it is asked again when the server is back, as often as that is, and no more once it is shown", () => {
    const isAway = createWritable(false);
    show(
      <ServerAwayContext value={isAway}>
        <FailureView failure={network} onRetry={onRetry} />
      </ServerAwayContext>,
    );
    for (const is of [true, false, true, false]) act(() => isAway.set(is));
    expect(onRetry).toHaveBeenCalledTimes(2);
    show(<p>Тошкент</p>);
    for (const is of [true, false]) act(() => isAway.set(is));
    expect(onRetry).toHaveBeenCalledTimes(2);
  });

  it("UI383 while the document says that the server is away, what is missing is said quietly and without a button", () => {
    const isAway = createWritable(false);
    act(() => isAway.set(true));
    const shown = (failure: unknown): unknown[] => {
      show(
        <ServerAwayContext value={isAway}>
          <FailureView failure={failure} onRetry={onRetry} />
        </ServerAwayContext>,
      );
      return [...document.querySelectorAll("p, button, [role]")].map((one) => one.getAttribute("role") ?? one.textContent);
    };
    const quiet = ["unloadedTitle", "unloadedHint"];
    expect(shown(network)).toEqual(quiet);
    expect(shown(new PlatonError("plugin_failed", "bug"))).toEqual(quiet);
    expect(shown(answer(404, "not_found"))).toContain("missingTitle");
    act(() => isAway.set(false));
    expect(shown(network)).toContain("retry");
  });
});
