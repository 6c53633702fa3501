import type { DXT } from "docxtemplater";
import type { ExpressionLibrary } from "#core/expressions/index.ts";
import { DocumentFailed } from "#core/documents/DocumentFault.ts";
import { DocumentValues, type DocumentData, type DocumentScope } from "#core/documents/DocumentValues.ts";
import { faultsOfDocx, openDocx } from "./openDocx.ts";
import { readDocxTag, type DocxTag } from "./readDocx.ts";

/** Tags that are filled: what is longer nobody prints. */
const mostTags = 200_000;

/**
 * A template of Word with the values of these records. Its tags are restricted expressions; nothing in it is run.
 * @throws DocumentFailed with the tag that it is about
 */
export function fillDocx(base64: string, data: DocumentData, library: ExpressionLibrary): Buffer {
  const values = new DocumentValues(library);
  const tags = new Map<string, DocxTag>();
  let filled = 0;
  const fill = (written: string, scope: DocumentScope, isLoop: boolean): unknown => {
    filled += 1;
    if (filled > mostTags) throw new DocumentFailed({ code: "tooLarge", name: String(mostTags) });
    const names = Object.keys(scope.values);
    const key = `${isLoop ? "#" : ""}${names.join()} ${written}`;
    const tag = tags.get(key) ?? readDocxTag(written, names, isLoop);
    tags.set(key, tag);
    const { expression, each } = tag;
    if (!isLoop) return values.text(expression, scope);
    return each === undefined ? isFilled(values.value(expression, scope)) : values.each({ name: each, list: expression }, scope);
  };
  const parser = (written: string): DXT.Parser => ({ get: (scope: DocumentScope, { meta }) => fill(written, scope, (meta.part.module as string | undefined) === "loop") });
  try {
    return openDocx(base64, { parser }).render(values.scopeOf(data)).toBuffer({ compression: "DEFLATE" });
  } catch (error) {
    const [fault = { code: "badFile", name: "docx" } as const] = faultsOfDocx(error);
    throw new DocumentFailed(fault);
  }
}

/** A list without members is as nothing. */
const isFilled = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : Boolean(value));
