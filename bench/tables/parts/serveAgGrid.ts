import { installedPeers } from "../../harness/installedPeers.ts";
import { serveProgram, type ServedProgram } from "../../harness/serveProgram.ts";
import { columnCount, columnWidth, rowAt, rowCount } from "./wideRows.ts";

/** AG Grid Community with the same rows, all of them in its memory, and a column pinned at each side. */
const program = `
import { AllCommunityModule, createGrid, ModuleRegistry } from "ag-grid-community";
ModuleRegistry.registerModules([AllCommunityModule]);
const rowAt = ${rowAt.toString()};
const pin = (index) => (index === 0 ? "left" : index === ${columnCount - 1} ? "right" : undefined);
const columnDefs = Array.from({ length: ${columnCount} }, (_, index) => ({ field: "c" + index, width: ${columnWidth}, pinned: pin(index) }));
const rowData = Array.from({ length: ${rowCount} }, (_, index) => rowAt(index));
createGrid(document.getElementById("root"), { columnDefs, rowData, rowHeight: 36, headerHeight: 36 });
`;
const css = "html, body, #root { height: 100%; margin: 0 } #root { height: calc(100% - 170px) }";

export const serveAgGrid = (): Promise<ServedProgram> => serveProgram({ program, css, packages: installedPeers() });
