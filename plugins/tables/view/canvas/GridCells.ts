import { findFolded } from "#core/filters/index.ts";
import { GridCellKind, type GridCell } from "@glideapps/glide-data-grid";
import type { TableRow } from "#sdk/wire.ts";
import { formatNumber } from "#core/format/formatNumber.ts";
import type { FilesCapability } from "#sdk/capabilities/files.ts";
import type { CellFile, FormattedCell } from "#sdk/contributions/cellFormat.ts";
import type { LeafColumn } from "../../model/columnModel.ts";
import type { CellFormatter, CellPrograms } from "../../formats/index.ts";
import type { BodyCells } from "../body/BodyCells.ts";
import { copiedText } from "../body/copiedText.ts";
import { nothingSought, wordsFor, type Sought } from "../body/SoughtWords.ts";
import type { GridTokens } from "./gridTokens.ts";
import { pictureSize } from "../body/cellRoom.ts";
import type { FilesMark } from "./drawFiles.ts";
import type { Mark, MarkedCell } from "./markedCell.ts";
import type { FoundCell } from "./textRenderer.ts";

/** Links are told by colour and weight. */
export const linkFont = "550 13px";

const none: GridCell = { kind: GridCellKind.Text, data: "", displayData: "", allowOverlay: false };

/**
 * What the canvas draws for a row. Each row is formatted once: the canvas asks for every cell in sight in every frame of
 * a scroll. A new object for another language, theme, or set of columns.
 */
export class GridCells implements BodyCells {
  readonly #leaves: readonly LeafColumn[];
  readonly #formatter: CellFormatter;
  readonly #tokens: GridTokens;
  readonly #sought: Sought;
  readonly #smallPicture: FilesCapability["smallPicture"];
  readonly #cells = new WeakMap<TableRow, GridCell[]>();
  readonly #numbers = new Map<number, GridCell>();
  readonly #skeletons: readonly GridCell[][];

  constructor(options: { leaves: readonly LeafColumn[]; formatter: CellFormatter; tokens: GridTokens; smallPicture: FilesCapability["smallPicture"]; sought?: Sought }) {
    this.#sought = options.sought ?? nothingSought;
    this.#leaves = options.leaves;
    this.#formatter = options.formatter;
    this.#tokens = options.tokens;
    this.#smallPicture = options.smallPicture;
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

  parts(): number {
    return 1;
  }

  isSplit(): boolean {
    return false;
  }

  async ask(rows: readonly TableRow[]): Promise<void> {
    await this.programs.ask(rows);
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
      ...this.#found(leaf, cell.text),
    } as FoundCell;
  }

  #found({ field }: LeafColumn, text: string): Pick<FoundCell, "found"> {
    const words = wordsFor(this.#sought, field);
    const parts = words === "" ? [] : findFolded(text, words);
    return parts.length > 0 ? { found: { parts, colour: this.#tokens.tones["warning"]?.[1] ?? this.#tokens.track } } : {};
  }

  /** Links have the column's own colours; only what differs from its column costs a theme of its own. */
  #override(leaf: LeafColumn, cell: FormattedCell): GridCell["themeOverride"] {
    const isPlainInLinks = leaf.column.link !== null && cell.href === undefined;
    const colour = cell.colour === undefined ? undefined : (this.#tokens.tones[cell.colour]?.[0] ?? cell.colour);
    const background = cell.background === undefined ? undefined : (this.#tokens.tones[cell.background]?.[1] ?? cell.background);
    // A link that the format gives looks like one of the column's.
    const isLinkInPlain = leaf.column.link === null && cell.href !== undefined;
    if (colour === undefined && background === undefined && !isPlainInLinks && !isLinkInPlain) return undefined;
    return {
      ...(isLinkInPlain && { textDark: this.#tokens.accent, baseFontStyle: linkFont }),
      ...(isPlainInLinks && { textDark: this.#tokens.theme.textDark, baseFontStyle: "13px" }),
      ...(colour !== undefined && { textDark: colour }),
      ...(background !== undefined && { bgCell: background }),
    };
  }

  #marked(cell: FormattedCell): MarkedCell {
    const { tones } = this.#tokens;
    const behind = cell.background === undefined ? undefined : { bgCell: tones[cell.background]?.[1] ?? cell.background };
    return {
      kind: GridCellKind.Custom, allowOverlay: false, copyData: copiedText(cell.text), readonly: true, data: this.#mark(cell),
      ...(behind && { themeOverride: behind }), ...(cell.href !== undefined && { cursor: "pointer" as const }),
    };
  }

  #mark({ text, shape, colour = "neutral", share = 0, stars = 0, parts = [], files = [], label = "" }: FormattedCell): Mark {
    const { tones, track, font, textWeak } = this.#tokens;
    const [strong, weak] = tones[colour] ?? [colour, track];
    switch (shape) {
      case "chips":
        return { kind: "chips", parts, label, colour: strong, weak, font: `12px ${font}` };
      case "stars":
        return { kind: "stars", stars, share, colour: strong, track };
      case "files":
        return { kind: "files", files: files.map((file) => this.#drawnFile(file)), label, colour: strong, textColour: this.#tokens.theme.textDark ?? strong, weak, font: `13px ${font}` };
      case "bar":
        return { kind: "bar", text, colour: strong, track, textColour: textWeak, share, font: `12px ${font}` };
      default:
        return { kind: "badge", text, colour: strong, weak, font: `600 12px ${font}` };
    }
  }

  #drawnFile({ id, icon, picture }: CellFile): FilesMark["files"][number] {
    const side = pictureSize * 2;
    return { icon, ...(picture && { src: this.#smallPicture(id, { ...picture, width: side, height: side }) }) };
  }

  #skeleton({ align }: LeafColumn, share: number): GridCell {
    const data = { kind: "skeleton", colour: this.#tokens.skeleton, share, align } as const;
    return { kind: GridCellKind.Custom, allowOverlay: false, copyData: "", readonly: true, data } as MarkedCell;
  }
}

/** Far more than any screen shows. */
const keptNumbers = 2_000;

const skeletonShares = [0.7, 0.5, 0.85, 0.6, 0.4];
