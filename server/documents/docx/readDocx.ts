import type { DXT } from "docxtemplater";
import { readDocumentExpression, type DocumentExpression } from "#core/documents/documentExpression.ts";
import { DocumentFailed, type DocumentFault } from "#core/documents/DocumentFault.ts";
import { documentNames, type DocumentSource } from "#core/documents/documentNames.ts";
import { FieldPaths } from "#core/documents/FieldPaths.ts";
import { faultsOfDocx, openDocx } from "./openDocx.ts";

const loop = /^\s*([a-zA-Z_]\w{0,62})\s+of\s+([^]+)$/;

export interface DocxTag {
  readonly expression: DocumentExpression & { readonly source: string };
  /** Of a loop, what each member is called. */
  readonly each?: string;
}

/**
 * What stands between `{{` and `}}` of a template of Word.
 * @param names those of the place, with those of loops around it
 * @throws DocumentFailed `badExpression`
 */
export function readDocxTag(written: string, names: Iterable<string>, isLoop: boolean): DocxTag {
  // Word makes quotes of its own of those that are typed.
  const tag = written.replace(/[‘’‚‛]/g, "'").replace(/[“”„]/g, '"').replace(/[\u00a0\u2028]/g, " ").trim();
  const [, each, list] = (isLoop && loop.exec(tag)) || [];
  const source = (list ?? tag).trim();
  const read = readDocumentExpression(source, names);
  if ("problem" in read) throw new DocumentFailed({ code: "badExpression", name: source.slice(0, 200), detail: read.problem.detail });
  return { expression: { ...read, source }, ...(each !== undefined && { each }) };
}

/** Everything that is wrong in a template of Word before it is filled, and the fields that it reads. */
export function readDocx(base64: string, source: DocumentSource): { readonly faults: readonly DocumentFault[]; readonly paths: ReadonlyMap<string, string> } {
  const faults: DocumentFault[] = [];
  const paths = new FieldPaths(documentNames(source));
  const module: DXT.Module = {
    name: "platon",
    set: ({ inspect }: { readonly inspect?: { readonly postparsed?: readonly DXT.Part[] } }) => {
      faults.push(...readParts(inspect?.postparsed ?? [], paths));
    },
  };
  try {
    openDocx(base64, { parser: () => ({ get: () => "" }), modules: [module] });
  } catch (error) {
    faults.push(...faultsOfDocx(error));
  }
  return { faults: faults.slice(0, 50), paths: paths.found };
}

function readParts(parts: readonly DXT.Part[], paths: FieldPaths): DocumentFault[] {
  return parts.flatMap((part): DocumentFault[] => {
    if (part.type !== "placeholder") return [];
    const isLoop = part.module === "loop";
    if (part.module !== undefined && !isLoop) return [{ code: "notAllowed", name: `{{${part.value}}}` }];
    try {
      const { expression, each } = readDocxTag(part.value, paths.names, isLoop);
      paths.add(expression.parsed.dependencies, expression.source);
      return readParts(part.subparsed ?? [], each === undefined ? paths : paths.within(each, expression.path));
    } catch (error) {
      return faultsOfDocx(error);
    }
  });
}
