import Docxtemplater, { type DXT } from "docxtemplater";
import PizZip from "pizzip";
import { DocumentFailed, type DocumentFault } from "#core/documents/DocumentFault.ts";
import { checkParts } from "./checkParts.ts";
import { BadZip, readZip } from "./readZip.ts";

interface Opening {
  readonly parser: NonNullable<DXT.ConstructorOptions["parser"]>;
  readonly modules?: DXT.Module[];
}

/**
 * A template of Word, inflated within limits and without what Word would fetch or run.
 * @param base64 its bytes
 * @throws DocumentFailed `badFile`, those of {@link checkParts}; what docxtemplater throws of tags that it cannot pair
 */
export function openDocx(base64: string, { parser, modules = [] }: Opening): Docxtemplater<PizZip> {
  const zip = new PizZip();
  for (const [name, bytes] of filesOf(base64)) zip.file(name, bytes);
  if (zip.file("word/document.xml") === null || zip.file("[Content_Types].xml") === null) throw bad("it holds no document");
  return new Docxtemplater(zip, {
    parser, modules, paragraphLoop: true, linebreaks: true, errorLogging: false, stripInvalidXMLChars: true, delimiters: { start: "{{", end: "}}" },
    syntax: { changeDelimiterPrefix: null },
    nullGetter: () => "",
  });
}

function filesOf(base64: string): Map<string, Buffer> {
  try {
    const files = readZip(Buffer.from(base64, "base64"));
    checkParts(files);
    return files;
  } catch (error) {
    throw error instanceof BadZip ? bad(error.message) : error;
  }
}

const bad = (detail: string): DocumentFailed => new DocumentFailed({ code: "badFile", name: "docx", detail });

interface TagProblem {
  readonly message?: string;
  readonly properties?: { readonly id?: string; readonly xtag?: string; readonly explanation?: string; readonly rootError?: unknown; readonly errors?: readonly TagProblem[] };
}

/** What an error of docxtemplater, or one of ours within it, says. */
export function faultsOfDocx(error: unknown): DocumentFault[] {
  if (error instanceof DocumentFailed) return [error.fault];
  const { properties = {}, message = "" } = error as TagProblem;
  if (properties.errors) return properties.errors.flatMap(faultsOfDocx);
  if (properties.rootError instanceof DocumentFailed) return [properties.rootError.fault];
  const name = (properties.xtag ?? "").slice(0, 200);
  const code = /unclosed/.test(properties.id ?? "") ? "notClosed" : /unopened/.test(properties.id ?? "") ? "notOpened" : name === "" ? "badFile" : "badTag";
  return [{ code, name: name || "docx", detail: properties.explanation ?? message }];
}
