import { GridCellKind, type GridCell } from "@glideapps/glide-data-grid";
import type { TableRow } from "#sdk/wire.ts";
import { formatNumber } from "#core/format/formatNumber.ts";
import type { FormattedCell } from "#sdk/contributions/cellFormat.ts";
import type { LeafColumn } from "../../model/columnModel.ts";
import type { CellFormatter, CellPrograms } from "../../formats/index.ts";
import type { BodyCells } from "../body/BodyCells.ts";
import { copiedText } from "../body/copiedText.ts";
import type { GridTokens } from "./gridTokens.ts";
import type { MarkedCell } from "./markedCell.ts";

const none: GridCell = { kind: GridCellKind.Text, data: "", displayData: "", allowOverlay: false };

/**
 * What the canvas draws for a row. Each row is formatted once: the canvas asks for every cell in sight in every frame of
 * a scroll. A new object for another language, theme, or set of columns.
 */
export class GridCells implements BodyCells {
  readonly #leaves: readonly LeafColumn[];
  readonly #formatter: CellFormatter;
  readonly #tokens: GridTokens;
  readonly #cells = new WeakMap<TableRow, GridCell[]>();
  readonly #numbers = new Map<number, GridCell>();
  readonly #skeletons: readonly GridCell[][];

  constructor(options: { leaves: readonly LeafColumn[]; formatter: CellFormatter; tokens: GridTokens }) {
    this.#leaves = options.leaves;
    this.#formatter = options.formatter;
    this.#tokens = options.tokens;
    this.#skeletons = skeletonShares.map((share) => this.#leaves.map((leaf) => this.#skeleton(leaf, share)));
  }

  /** The column of row numbers, which continue over the pages (spec §9). */
  number(index: number): GridCell {
    let cell = this.#numbers.get(index);
    if (!cell) {
      const text = formatNumber(index + 1);
      cell = { ...none, data: text, displayData: text, contentAlign: "center", cursor: "pointer" } as GridCell;
      if (this.#numbers.size > keptNumbers) this.#numbers.clear();
      this.#numbers.set(index, cell);
    }
    return cell;
  }

  cell(row: TableRow | undefined, index: number, column: number): GridCell {
    if (!row) return this.#skeletons[index % skeletonShares.length]?.[column] ?? none;
    let cells = this.#cells.get(row);
    if (!cells) this.#cells.set(row, (cells = this.#leaves.map((leaf) => this.#gridCell(leaf, row))));
    return cells[column] ?? none;
  }

  get programs(): CellPrograms {
    return this.#formatter.programs;
  }

  forget(rows: readonly TableRow[]): void {
    for (const row of rows) this.#cells.delete(row);
  }

  formatted(row: TableRow, column: number): FormattedCell | undefined {
    const leaf = this.#leaves[column];
    return leaf && this.#formatter.format(leaf.column, row);
  }

  #gridCell(leaf: LeafColumn, row: TableRow): GridCell {
    const cell = this.#formatter.format(leaf.column, row);
    if (cell.shape !== undefined && cell.text !== "") return this.#marked(cell);
    const data = copiedText(cell.text);
    const align = leaf.column.dataAlign ?? cell.align ?? leaf.align;
    const themeOverride = this.#override(leaf, cell);
    const cursor = cell.href === undefined ? undefined : "pointer";
    if (cell.icon !== undefined) {
      const mark = { kind: "icon", icon: cell.icon, text: cell.text, align } as const;
      return { kind: GridCellKind.Custom, allowOverlay: false, readonly: true, copyData: data, data: mark, themeOverride, cursor } as MarkedCell;
    }
    return {
      kind: GridCellKind.Text,
      data,
      displayData: cell.text,
      ...(data !== cell.text && { copyData: data }),
      allowOverlay: false,
      contentAlign: align,
      themeOverride,
      cursor,
    };
  }

  /** Links have the column's own colours; only what differs from its column costs a theme of its own. */
  #override(leaf: LeafColumn, cell: FormattedCell): GridCell["themeOverride"] {
    const isPlainInLinks = leaf.column.link !== null && cell.href === undefined;
    const colour = cell.colour === undefined ? undefined : (this.#tokens.tones[cell.colour]?.[0] ?? cell.colour);
    const background = cell.background === undefined ? undefined : (this.#tokens.tones[cell.background]?.[1] ?? cell.background);
    if (colour === undefined && background === undefined && !isPlainInLinks) return undefined;
    return {
      ...(isPlainInLinks && { textDark: this.#tokens.theme.textDark, baseFontStyle: "13px" }),
      ...(colour !== undefined && { textDark: colour }),
      ...(background !== undefined && { bgCell: background }),
    };
  }

  #marked({ text, shape, colour = "neutral", background, share = 0 }: FormattedCell): MarkedCell {
    const { tones, track, font, textWeak } = this.#tokens;
    const behind = background === undefined ? undefined : { bgCell: tones[background]?.[1] ?? background };
    const [strong, weak] = tones[colour] ?? [colour, track];
    const base = { kind: GridCellKind.Custom, allowOverlay: false, copyData: copiedText(text), readonly: true, ...(behind && { themeOverride: behind }) } as const;
    return shape === "badge"
      ? { ...base, data: { kind: "badge", text, colour: strong, weak, font: `600 12px ${font}` } }
      : { ...base, data: { kind: "bar", text, colour: strong, track, textColour: textWeak, share, font: `12px ${font}` } };
  }

  #skeleton({ align }: LeafColumn, share: number): GridCell {
    const data = { kind: "skeleton", colour: this.#tokens.skeleton, share, align } as const;
    return { kind: GridCellKind.Custom, allowOverlay: false, copyData: "", readonly: true, data } as MarkedCell;
  }
}

/** Far more than any screen shows. */
const keptNumbers = 2_000;

const skeletonShares = [0.7, 0.5, 0.85, 0.6, 0.4];
