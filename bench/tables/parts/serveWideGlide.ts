import { serveProgram, type ServedProgram } from "../../harness/serveProgram.ts";
import { columnCount, columnWidth, rowAt, rowCount } from "./wideRows.ts";

/** The grid library alone with the same rows, made as it asks for them, three of its columns frozen. */
const program = `
import { createElement, useCallback } from "react";
import { createRoot } from "react-dom/client";
import { DataEditor, GridCellKind } from "@glideapps/glide-data-grid";
import "@glideapps/glide-data-grid/dist/index.css";
const rowAt = ${rowAt.toString()};
const columns = [{ id: "n", title: "n", width: 72 }, ...Array.from({ length: ${columnCount} }, (_, index) => ({ id: "c" + index, title: "c" + index, width: ${columnWidth} }))];
const rows = new Map();
const kept = (index) => { let row = rows.get(index); if (!row) { if (rows.size > 5000) rows.clear(); rows.set(index, (row = rowAt(index))); } return row; };
const text = (data) => ({ kind: GridCellKind.Text, data, displayData: data, allowOverlay: false });
const App = () => createElement(DataEditor, {
  width: "100%", height: "100%", columns, rows: ${rowCount}, rowHeight: 36, freezeColumns: 3, smoothScrollX: true, smoothScrollY: true,
  getCellContent: useCallback(([column, row]) => text(column === 0 ? String(row + 1) : kept(row)["c" + (column - 1)]), []),
});
createRoot(document.getElementById("root")).render(createElement(App));
`;
const css = "html, body, #root { height: 100%; margin: 0 } #root { height: calc(100% - 206px) }";

export const serveWideGlide = (): Promise<ServedProgram> => serveProgram({ program, css });
