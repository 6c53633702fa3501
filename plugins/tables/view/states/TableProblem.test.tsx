// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, describe, expect, it } from "vitest";
import type { CapabilityMap } from "#sdk/capabilities/index.ts";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import { CapabilitiesContext } from "#sdk/react/CapabilitiesContext.ts";
import { TableProblem } from "./TableProblem.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
const always = <Value,>(value: Value) => ({ value, subscribe: () => ({ dispose: () => undefined }) });
const capabilities = {
  i18n: { locale: always("uz"), texts: always({}), t: (key: string) => key },
} as unknown as Partial<CapabilityMap>;

afterEach(() => document.body.replaceChildren());

/** What a person reads; the kit shows the keys of its words where no document gave it a language. */
function shown(failure: unknown): string {
  const place = document.body.appendChild(document.createElement("div"));
  act(() =>
    createRoot(place).render(
      <CapabilitiesContext value={capabilities}>
        <TableProblem failure={failure} onRetry={() => undefined} />
      </CapabilitiesContext>,
    ),
  );
  return place.textContent ?? "";
}

const answer = (code: string, status: number, message?: string) => new PlatonError(code, "expected", { status, message });

describe("TableProblem", () => {
  it("T61 no network, no access and not found each say what helps", () => {
    expect(shown(new PlatonError("network", "expected"))).toMatch(/offlineTitle.*retry/);
    expect(shown(answer("forbidden", 403))).toMatch(/noAccessTitle.*home/);
    expect(shown(answer("not_found", 404))).toMatch(/tables\.notFound.*home/);
  });

  it("T61 a fault shows what the server said, its code and a way to try again", () => {
    expect(shown(answer("query_timeout", 504, "Сўров жуда узоқ бажарилди"))).toMatch(/serverTitle.*Сўров жуда узоқ бажарилди.*reload.*query_timeout/);
    expect(shown(new TypeError("x is undefined"))).toMatch(/bugTitle.*retry/);
  });

  it("T885 a table that waits for a parameter of its query is empty, and says for which one", () => {
    expect(shown(answer("parameter_missing", 400, "Аввал «Йил» қийматини киритинг"))).toBe("Аввал «Йил» қийматини киритингtables.waitsHint");
  });

  it("T110 only a table that is not there says so; what is refused for another reason says which", () => {
    const refused = shown(answer("filter_too_large", 400, "Фильтрда шартлар жуда кўп"));
    expect(refused).toMatch(/missingTitle.*Фильтрда шартлар жуда кўп/);
    expect(refused).not.toContain("tables.notFound");
  });
});
