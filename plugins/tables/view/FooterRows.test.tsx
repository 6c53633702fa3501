// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, it } from "vitest";
import type { CapabilityMap } from "#sdk/capabilities/index.ts";
import { CapabilitiesContext } from "#sdk/react/CapabilitiesContext.ts";
import { columnModel } from "../model/columnModel.ts";
import { aColumn, aTable } from "../model/testTable.ts";
import { FooterRows } from "./FooterRows.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
const always = <Value,>(value: Value) => ({ value, subscribe: () => ({ dispose: () => undefined }) });
const capabilities = { i18n: { locale: always("uz"), texts: always({}), t: (key: string) => key } } as unknown as Partial<CapabilityMap>;

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
        <FooterRows footers={footers} model={model} widths={[100, 100, 100]} numberWidth={40} />
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
