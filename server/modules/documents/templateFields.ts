import type { DocumentTemplateText } from "#contract/entities/index.ts";
import { DocumentFailed } from "#core/documents/DocumentFault.ts";
import { readTemplate } from "#core/documents/readTemplate.ts";
import { fieldAlong } from "../../access/fieldAlong.ts";
import type { Relation } from "../../access/Relation.ts";
import { readDocx } from "../../documents/docx/readDocx.ts";
import { relationsOf, type ProjectConfig } from "../config/index.ts";

/** What a template is written in, and what it is filled from. */
export type TemplateBody = Required<Pick<DocumentTemplateText, "kind" | "table" | "source" | "content" | "file">>;

/**
 * The fields of its records that a template reads.
 * @throws DocumentFailed for what is wrong in it
 */
export function templateFields({ kind, source, content, file }: TemplateBody, relation: Relation, config: ProjectConfig): { readonly fields: readonly string[]; readonly keys: readonly string[] } {
  const { faults, paths, keys } = kind === "docx" ? { ...readDocx(file, source), keys: [] } : readTemplate(content, source);
  const [fault] = faults;
  if (fault) throw new DocumentFailed(fault);
  const found = [...paths.keys()].map((path) => {
    const field = fieldAlong(relation, path, relationsOf(config));
    if (!field) throw new DocumentFailed({ code: "unknownField", name: path });
    return field.name;
  });
  return { fields: [...new Set(found)], keys };
}
