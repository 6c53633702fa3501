import { describe, expect, it } from "vitest";
import { defineCellFormat } from "#sdk/contributions/cellFormat.ts";
import { CellFormatter, cellFormats } from "../../formats/index.ts";
import { columnModel } from "../../model/columnModel.ts";
import { aColumn, aTable } from "../../testing/testTable.ts";
import { GridCells } from "./GridCells.ts";
import type { GridTokens } from "./gridTokens.ts";

const tokens: GridTokens = {
  rowHeight: 36, font: "Inter", accent: "#00f", textWeak: "#666", ring: "#00f", ringAway: "#999", hover: "#eee", skeleton: "#ddd",
  track: "#eee", tones: { success: ["#080", "#efe"] }, theme: { textDark: "#111" },
};
const smallPicture = (id: string, { ticket, width }: { ticket: string | null; width: number }): string => `/small/${id}?w=${width}&ticket=${ticket}`;
const log = { warn: () => undefined, error: () => undefined };
const formatter = new CellFormatter({ formats: cellFormats, locale: "uz", timeZone: "Asia/Tashkent", log, columns: [], expressions: new Map() });
const columns = [aColumn("n", { type: "int" }), aColumn("s", { cellFormat: "status:ok=success" }), aColumn("l", { link: "forms/x/{key}" })];
const { leaves } = columnModel(aTable({ columns }), { isNarrow: false });
const cells = new GridCells({ leaves, formatter, tokens, smallPicture });
const row = { $id: "1", n: 1234567, s: "ok", l: "open" };

describe("GridCells", () => {
  it("T27 a row that is not there yet has skeletons, never blanks", () => {
    for (const column of [0, 1, 2]) expect(cells.cell(undefined, 5, column)).toMatchObject({ data: { kind: "skeleton" }, copyData: "" });
  });

  it("T28 row numbers continue over the pages", () => {
    expect(cells.number(0)).toMatchObject({ displayData: "1" });
    expect(cells.number(135_232)).toMatchObject({ displayData: "135\u00a0233" });
  });

  it("T46 a status is drawn in the colours of its tone", () => {
    expect(cells.cell(row, 0, 1)).toMatchObject({ data: { kind: "badge", text: "ok", colour: "#080", weak: "#efe" }, copyData: "ok" });
  });

  it("T48 a cell without its link does not look like one", () => {
    expect(cells.cell(row, 0, 2)).toMatchObject({ displayData: "open", themeOverride: { textDark: "#111" } });
    expect(cells.cell({ ...row, key: "k" }, 0, 2)).toMatchObject({ themeOverride: undefined, cursor: "pointer" });
  });

  it("T81 an icon of a format stands with its text, which alone is copied and read out", () => {
    const tagged = defineCellFormat({ id: "tagged", format: (value) => ({ text: String(value), icon: "map-pin", colour: "success", align: "right" }) });
    const withIcons = new CellFormatter({ formats: [...cellFormats, tagged], locale: "uz", timeZone: "Asia/Tashkent", log, columns: [], expressions: new Map() });
    const model = columnModel(aTable({ columns: [aColumn("t", { cellFormat: "tagged" })] }), { isNarrow: false });
    const cell = new GridCells({ leaves: model.leaves, formatter: withIcons, tokens, smallPicture }).cell({ $id: "1", t: "Хива" }, 0, 0);
    const data = { kind: "icon", icon: "map-pin", text: "Хива", align: "right" };
    expect(cell).toMatchObject({ data, copyData: "Хива", themeOverride: { textDark: "#080" } });
  });

  it("T55 a text that reads from right to left stands where the others of its column stand, and is copied as it is", () => {
    expect(cells.cell({ $id: "2", l: "اليمن" }, 0, 2)).toMatchObject({ contentAlign: "left", data: "اليمن", displayData: "اليمن" });
  });

  it("T510 small pictures are asked for by the tickets of the row, without a call, and the cell's text says what is drawn", () => {
    const drawn = [aColumn("f", { type: "files", cellFormat: "image" }), aColumn("s", { type: "int", cellFormat: "rating" }), aColumn("c", { type: "text_array" })];
    const model = columnModel(aTable({ columns: drawn }), { isNarrow: false });
    const pictures = new GridCells({ leaves: model.leaves, formatter, tokens, smallPicture });
    const file = { name: "а.png", size: 1, extension: "png", hasThumbnail: true, ticket: "t1" };
    const filled = { $id: "1", f: ["p", "q"], s: 3, c: ["б", "в"], $files: { p: file, q: { ...file, name: "б.pdf", extension: "pdf", hasThumbnail: false } } };
    expect(pictures.cell(filled, 0, 0)).toMatchObject({
      copyData: "а.png, б.pdf", cursor: "pointer", data: { kind: "files", files: [{ icon: "image", src: "/small/p?w=52&ticket=t1" }, { icon: "file-text" }], label: "" },
    });
    expect(pictures.cell(filled, 0, 1)).toMatchObject({ copyData: "3", data: { kind: "stars", stars: 5, share: 0.6 } });
    expect(pictures.cell(filled, 0, 2)).toMatchObject({ copyData: "б, в", data: { kind: "chips", parts: ["б", "в"] } });
  });

  it("T51 a copied number has no spaces between thousands", () => {
    expect(cells.cell(row, 0, 0)).toMatchObject({ displayData: "1\u00a0234\u00a0567", copyData: "1234567", contentAlign: "right" });
  });
});

it("T666 a text is marked in the fields that search looks into, and in no others; its data stays", () => {
  const texts = columnModel(aTable({ columns: [aColumn("a"), aColumn("b")] }), { isNarrow: false }).leaves;
  const sought = { words: "ЙЎЛ", fields: new Set(["a"]) };
  const marked = new GridCells({ leaves: texts, formatter, tokens, smallPicture, sought });
  const found = { $id: "1", a: "Темир йўл", b: "йўл" };
  expect(marked.cell(found, 0, 0)).toMatchObject({ displayData: "Темир йўл", data: "Темир йўл", found: { parts: [[6, 9]] } });
  expect(marked.cell(found, 0, 1)).not.toHaveProperty("found");
});
