import { serveProgram, type ServedProgram } from "../../harness/serveProgram.ts";

/** What the grid library needs for the same picture: text cells, the same widths and row height, one frozen column. */
const program = `
import { createElement, useCallback } from "react";
import { createRoot } from "react-dom/client";
import { DataEditor, GridCellKind } from "@glideapps/glide-data-grid";
import "@glideapps/glide-data-grid/dist/index.css";
const fields = ["name", "country.name", "country.continent", "feature_code", "admin_code", "population", "lat", "lng"];
const widths = [220, 180, 140, 180, 110, 130, 110, 110];
const columns = [{ id: "n", title: "n", width: 72 }, ...fields.map((id, index) => ({ id, title: id, width: widths[index] }))];
const rows = await (await fetch("rows.json")).json();
const text = (data) => ({ kind: GridCellKind.Text, data, displayData: data, allowOverlay: false });
const App = () => createElement(DataEditor, {
  width: "100%", height: "100%", columns, rows: 135000, rowHeight: 36, freezeColumns: 2, smoothScrollX: true, smoothScrollY: true,
  getCellContent: useCallback(([column, row]) => text(column === 0 ? String(row + 1) : String(rows[row % rows.length][fields[column - 1]] ?? "")), []),
});
createRoot(document.getElementById("root")).render(createElement(App));
`;
const css = "html, body, #root { height: 100%; margin: 0 } #root { height: calc(100% - 170px) }";

/** Builds and serves a page with the grid library alone over `rows`. */
export const serveBareGlide = (rows: readonly Record<string, unknown>[]): Promise<ServedProgram> =>
  serveProgram({ program, css, files: { "rows.json": JSON.stringify(rows) } });
