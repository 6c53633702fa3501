import { ReadingFailure } from "../ReadingFailure.ts";
import { readingLimits } from "../readingLimits.ts";
import { dateKind, type DateKind } from "./dateKind.ts";
import { parseXml, type XmlHandlers } from "./parseXml.ts";
import { TextOfCell } from "./TextOfCell.ts";
import type { WorkbookZip } from "./WorkbookZip.ts";

export interface Sheet {
  readonly name: string;
  readonly path: string;
}

/** What a workbook says of itself before its rows. */
export interface WorkbookParts {
  /** Those that are shown, in their order; all of them where none is. */
  readonly sheets: readonly Sheet[];
  readonly is1904: boolean;
  readonly strings: readonly string[];
  /** What numbers mean, by the style of their cell. */
  readonly kinds: readonly (DateKind | undefined)[];
}

async function parseWhole(zip: WorkbookZip, path: string, handlers: XmlHandlers): Promise<void> {
  for await (const _ of parseXml(zip.text(path), handlers)) continue;
}

const isTrue = (text: string | undefined): boolean => text === "1" || text === "true";

/** @throws ReadingFailure for an archive that is no workbook */
export async function readWorkbookParts(zip: WorkbookZip): Promise<WorkbookParts> {
  const main = (await relationsOf(zip, "_rels/.rels", "")).find(({ type }) => type.endsWith("/officeDocument"))?.path ?? "xl/workbook.xml";
  if (!zip.has(main)) throw new ReadingFailure("import_unreadable");
  const folder = main.slice(0, main.lastIndexOf("/") + 1);
  const relations = await relationsOf(zip, `${folder}_rels/${main.slice(folder.length)}.rels`, folder);
  const found: (Sheet & { readonly isHidden: boolean })[] = [];
  let is1904 = false;
  await parseWhole(zip, main, {
    open: (name, attributes) => {
      // An extension of newer versions is called so too, and says nothing of it.
      if (name === "workbookPr") is1904 ||= isTrue(attributes["date1904"]);
      const id = Object.entries(attributes).find(([key]) => key.endsWith(":id"))?.[1];
      const relation = relations.find((one) => one.id === id);
      if (name !== "sheet" || !relation?.type.endsWith("/worksheet")) return;
      found.push({ name: attributes["name"] ?? "", path: relation.path, isHidden: ["hidden", "veryHidden"].includes(attributes["state"] ?? "") });
    },
  });
  const shown = found.filter(({ isHidden }) => !isHidden);
  const pathOf = (kind: string): string => relations.find(({ type }) => type.endsWith(`/${kind}`))?.path ?? "";
  return {
    sheets: (shown.length > 0 ? shown : found).map(({ name, path }) => ({ name, path })),
    is1904,
    strings: await readStrings(zip, pathOf("sharedStrings")),
    kinds: await readKinds(zip, pathOf("styles")),
  };
}

interface Relation {
  readonly id: string;
  readonly type: string;
  readonly path: string;
}

async function relationsOf(zip: WorkbookZip, path: string, folder: string): Promise<Relation[]> {
  const relations: Relation[] = [];
  await parseWhole(zip, path, {
    open: (name, { Id = "", Type = "", Target = "" }) => {
      if (name === "Relationship") relations.push({ id: Id, type: Type, path: Target.startsWith("/") ? Target.slice(1) : resolved(folder + Target) });
    },
  });
  return relations;
}

/** `xl/../xl/worksheets/sheet1.xml` as its plain path. */
const resolved = (path: string): string =>
  path.split("/").reduce<string[]>((parts, part) => (part === ".." ? parts.slice(0, -1) : part === "." ? parts : [...parts, part]), []).join("/");

async function readStrings(zip: WorkbookZip, path: string): Promise<string[]> {
  const strings: string[] = [];
  const text = new TextOfCell("si");
  let length = 0;
  await parseWhole(zip, path, {
    open: (name) => text.open(name),
    text: (piece) => text.add(piece),
    close: (name) => {
      text.close(name);
      if (name !== "si") return;
      const whole = text.take();
      length += whole.length;
      if (length > readingLimits.strings) throw new ReadingFailure("import_excessive");
      strings.push(whole);
    },
  });
  return strings;
}

async function readKinds(zip: WorkbookZip, path: string): Promise<(DateKind | undefined)[]> {
  const formats = new Map<number, string>();
  const kinds: (DateKind | undefined)[] = [];
  let isInCells = false;
  await parseWhole(zip, path, {
    open: (name, { numFmtId, formatCode }) => {
      if (name === "cellXfs") isInCells = true;
      if (name === "numFmt" && formatCode !== undefined) formats.set(Number(numFmtId), formatCode.slice(0, readingLimits.format));
      if (name === "xf" && isInCells) kinds.push(dateKind(Number(numFmtId ?? 0), formats.get(Number(numFmtId ?? 0))));
    },
    close: (name) => {
      if (name === "cellXfs") isInCells = false;
    },
  });
  return kinds;
}
