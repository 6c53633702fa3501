// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import type { CapabilityMap } from "#sdk/capabilities/index.ts";
import { CapabilitiesContext } from "#sdk/react/CapabilitiesContext.ts";
import type { RowsAnswer, TableColumn } from "#sdk/wire.ts";
import { columnModel } from "../../model/columnModel.ts";
import { aColumn, aTable } from "../../testing/testTable.ts";
import { FooterRows } from "./FooterRows.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
const always = <Value,>(value: Value) => ({ value, subscribe: () => ({ dispose: () => undefined }) });
const capabilities = { i18n: { locale: always("uz"), texts: always({}), t: (key: string) => key } } as unknown as Partial<CapabilityMap>;

const shownFooters = (columns: TableColumn[], footers: RowsAnswer["footers"]): { cells: HTMLElement[]; end(): void } => {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const model = columnModel(aTable({ columns }), { isNarrow: false });
  act(() =>
    root.render(
      <CapabilitiesContext value={capabilities}>
        <FooterRows footers={footers} model={model} widths={[100, 100, 100]} barWidth={0} numberWidth={40} />
      </CapabilitiesContext>,
    ),
  );
  return { cells: [...place.querySelectorAll<HTMLElement>("[role=cell]")].slice(1), end: () => act(() => root.unmount()) };
};

it("T115 a footer that has no room goes on in a further line, a number behind its thousands; with `footerNowrap` when the keyboard comes to it", () => {
  const label = "Жами 1\u00a0234\u00a0567,50";
  vi.spyOn(Element.prototype, "scrollWidth", "get").mockReturnValue(150);
  const { cells, end } = shownFooters([aColumn("a", { footerNowrap: false }), aColumn("b")], [["a", "b"].map((column) => ({ column, value: 1, label }))]);
  expect(cells.map((cell) => cell.textContent)).toEqual([label, label]);
  expect(cells[0]?.innerHTML.replaceAll("&nbsp;", "_")).toBe("Жами 1_<wbr>234_<wbr>567,50");
  // What is cut is a stop of the keyboard.
  expect(cells.map(({ tabIndex, dataset }) => [tabIndex, dataset["wraps"]])).toEqual([[-1, "true"], [0, undefined]]);
  vi.restoreAllMocks();
  end();
});

it("T78 footer rows stand under their columns, with the server's text, at the place that footerAlign says", () => {
  const columns = [aColumn("a"), aColumn("b", { type: "int" }), aColumn("c", { footerAlign: "center" })];
  const model = columnModel(aTable({ columns, leftFixed: 1 }), { isNarrow: false });
  const footers = [
    [{ column: "b", value: 1234, label: "1 234" }, { column: "gone", value: 1, label: "1" }],
    [{ column: "c", value: "Жами", label: null }],
  ];
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  act(() =>
    root.render(
      <CapabilitiesContext value={capabilities}>
        <FooterRows footers={footers} model={model} widths={[100, 100, 100]} barWidth={0} numberWidth={40} />
      </CapabilitiesContext>,
    ),
  );
  const rows = [...place.querySelectorAll("[role=row]")].map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows).toEqual([["", "", "1 234", ""], ["", "", "", "Жами"]]);
  const cells = [...place.querySelectorAll<HTMLElement>("[role=cell]")].slice(0, 4);
  expect(cells.map(({ style }) => style.textAlign)).toEqual(["", "left", "right", "center"]);
  expect(cells.map(({ dataset }) => dataset["pinned"])).toEqual(["true", "true", undefined, undefined]);
  act(() => root.unmount());
});
