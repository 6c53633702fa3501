import { limitOfProject } from "../../access/limitOfProject.ts";
import type { CallContext } from "../../http/CallContext.ts";
import type { OpenImport } from "./openImport.ts";

/** Most rows of a file: what the import says, and no more than its project may take in at once (D67). */
export const mostImportRows = (context: CallContext, { rowLimit }: Pick<OpenImport["config"], "rowLimit">): number =>
  Math.min(rowLimit, limitOfProject(context, "importRows") ?? Infinity);
