// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { defineLocale } from "#sdk/contributions/locale.ts";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import { definePlugin } from "#sdk/plugin/definePlugin.ts";
import { createKernelServices } from "../createKernelServices.ts";
import { KernelRoot } from "../react/KernelRoot.tsx";
import { FailureView } from "./FailureView.tsx";

const error = { server: "Серверда хатолик", missing: "Маълумот топилмади", missingHint: "У ўчирилган бўлиши мумкин", reload: "Қайта юклаш", home: "Бош саҳифа" };
const words = definePlugin({ id: "words", version: "1.0.0", name: "x", uses: [], contributes: { locale: ["uz"] } }, (context) => {
  context.contribute("locale", defineLocale({ code: "uz", load: async () => await Promise.resolve({ kernel: { error } }) }));
});

let end: (() => Promise<void>) | undefined;
afterEach(async () => await end?.());

/** The lines of the view of a failure, buttons aside. */
async function linesOf(failure: unknown): Promise<(string | null)[]> {
  const entries = [{ manifest: words.manifest, load: () => words }];
  const services = createKernelServices({ settings: { api: "/api/", auth: "/api/auth/" }, entries, isShownHere: () => true });
  await services.i18n.start();
  const page = document.createElement("div");
  const root = createRoot(page);
  await act(async () => root.render(<KernelRoot services={services}><FailureView failure={failure} onRetry={() => undefined} /></KernelRoot>));
  end = async () => await act(async () => root.unmount());
  const lines = [...page.querySelectorAll("p")].map(({ textContent }) => textContent);
  await end();
  end = undefined;
  return lines;
}

const answer = (status: number, code: string, message: string): PlatonError =>
  new PlatonError(code, status >= 500 ? "bug" : "expected", { status, message });

describe("views of failures", () => {
  beforeEach(() => void ((globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true));

  it("K79 what happened is said once: what is not there has a line that helps, not its heading again", async () => {
    const helped = [error.missing, error.missingHint];
    expect(await linesOf(answer(404, "not_found", error.missing))).toEqual(helped);
    expect(await linesOf(answer(404, "not_found", "Бу ерда ҳеч нарса йўқ"))).toEqual(helped);
    expect(await linesOf(answer(404, "gone", error.missing))).toEqual(helped);
    expect(await linesOf(answer(409, "stale_version", "Ёзув ўзгарган"))).toEqual([error.missing, "Ёзув ўзгарган"]);
    expect((await linesOf(answer(500, "internal", error.server))).filter((line) => line === error.server)).toHaveLength(1);
    expect(await linesOf(answer(500, "internal", "Серверда хатолик, рақами: 7"))).toContain("Серверда хатолик, рақами: 7");
  });
});
