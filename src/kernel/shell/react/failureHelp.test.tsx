// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import { FailureView } from "#sdk/ui/states/FailureView.tsx";
import { createKernelServices } from "../createKernelServices.ts";
import type { KernelServices } from "../KernelServices.ts";
import { KernelRoot } from "./KernelRoot.tsx";

const ui = {
  serverTitle: "Серверда хатолик",
  missingTitle: "Маълумот топилмади",
  missingHint: "У ўчирилган ёки бошқа жойга сурилган бўлиши мумкин",
  errorHint: "Маълумотларни олиб бўлмади. Қайта уриниб кўринг.",
};

let end: (() => Promise<void>) | undefined;
afterEach(async () => {
  await end?.();
  vi.unstubAllGlobals();
});

interface Drawn {
  readonly services: KernelServices;
  readonly page: HTMLElement;
  readonly retries: () => number;
}

async function draw(failure: unknown): Promise<Drawn> {
  const services = createKernelServices({ settings: { api: "/api/", auth: "/api/auth/" }, entries: [], isShownHere: () => true });
  await services.i18n.start();
  const page = document.createElement("div");
  const root = createRoot(page);
  let retries = 0;
  await act(async () => root.render(<KernelRoot services={services}><FailureView failure={failure} onRetry={() => void (retries += 1)} /></KernelRoot>));
  end = async () => {
    end = undefined;
    await act(async () => root.unmount());
  };
  return { services, page, retries: () => retries };
}

/** The lines of the view of a failure, buttons aside. */
async function linesOf(failure: unknown): Promise<(string | null)[]> {
  const { page } = await draw(failure);
  const lines = [...page.querySelectorAll("p")].map(({ textContent }) => textContent);
  await end?.();
  return lines;
}

const answer = (status: number, code: string, message: string): PlatonError =>
  new PlatonError(code, status >= 500 ? "bug" : "expected", { status, message });

describe("views of failures in a document", () => {
  beforeEach(() => void ((globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true));

  it("K79 what happened is said once: what is not there has a line that helps, not its heading again", async () => {
    const helped = [ui.missingTitle, ui.missingHint];
    expect(await linesOf(answer(404, "not_found", ui.missingTitle))).toEqual(helped);
    expect(await linesOf(answer(404, "not_found", "Бу ерда ҳеч нарса йўқ"))).toEqual(helped);
    expect(await linesOf(answer(404, "gone", ui.missingTitle))).toEqual(helped);
    expect(await linesOf(answer(409, "stale_version", "Ёзув ўзгарган"))).toEqual([ui.missingTitle, "Ёзув ўзгарган"]);
    expect((await linesOf(answer(500, "internal", ui.serverTitle))).slice(0, 2)).toEqual([ui.serverTitle, ui.errorHint]);
    expect(await linesOf(answer(500, "internal", "Серверда хатолик юз берди. Администраторга хатолик рақамини айтинг: 7"))).toContain("Серверда хатолик юз берди. Администраторга хатолик рақамини айтинг: 7");
  });

  it("K450 whoever draws a failure, its way home is the document's, and it hears when the server is back", async () => {
    window.history.replaceState(null, "", "/tables/closed");
    const refused = await draw(answer(403, "forbidden", ""));
    await act(async () => refused.page.querySelector("button")?.click());
    expect(window.location.pathname).toBe("/");
    await end?.();
    const answers = vi.fn<() => Promise<object>>().mockRejectedValueOnce(new TypeError("away")).mockResolvedValue({});
    vi.stubGlobal("fetch", answers);
    const { services, retries } = await draw(new PlatonError("network", "expected", { status: 0 }));
    await act(async () => await services.connection.ask());
    expect([services.connection.isAway.peek(), retries()]).toEqual([true, 0]);
    await act(async () => await services.connection.ask());
    expect([services.connection.isAway.peek(), retries()]).toEqual([false, 1]);
  });
});
