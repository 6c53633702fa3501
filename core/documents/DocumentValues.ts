import { compileExpression } from "../expressions/index.ts";
import type { ExpressionLibrary } from "../expressions/functions/expressionLibrary.ts";
import type { DocumentExpression } from "./documentExpression.ts";
import { DocumentFailed, type DocumentFault, type DocumentFaultCode } from "./DocumentFault.ts";
import { plainLetters } from "./plainLetters.ts";

/** A record as a template has it. */
export interface DocumentRow {
  /** Plain data, records that it refers to within it: `{ name: "…", city: { name: "…" } }`. */
  readonly values: Readonly<Record<string, unknown>>;
  /** What the product shows of a field, by its path: `city.name`. */
  readonly shown: Readonly<Record<string, string>>;
}

export interface DocumentData {
  /** Of a document of one record. */
  readonly row?: DocumentRow;
  /** Of one about many. */
  readonly rows?: readonly DocumentRow[];
  /** The other names: `user`, `locale`, `today`, `number`, `params`. */
  readonly others: Readonly<Record<string, unknown>>;
}

/** What the names of a template stand for at one place of it. */
export interface DocumentScope {
  readonly values: Readonly<Record<string, unknown>>;
  /** By the name of a record. */
  readonly shown: Readonly<Record<string, DocumentRow["shown"]>>;
  readonly rows: readonly DocumentRow[] | undefined;
}

/** An expression, and where it stands. */
type Placed = DocumentExpression & Pick<DocumentFault, "line" | "column"> & { readonly source: string };

/** What the expressions of one document give. */
export class DocumentValues {
  readonly #library: ExpressionLibrary;
  readonly #compiled = new Map<DocumentExpression, (values: DocumentScope["values"]) => unknown>();

  constructor(library: ExpressionLibrary) {
    this.#library = library;
  }

  scopeOf({ row, rows, others }: DocumentData): DocumentScope {
    return {
      values: { ...others, ...(row && { row: row.values }), ...(rows && { rows: rows.map(({ values }) => values) }) },
      shown: row ? { row: row.shown } : {},
      rows,
    };
  }

  /** A scope for each member of a list; none where there is no list. @throws DocumentFailed */
  each({ name, list }: { readonly name: string; readonly list: Placed }, scope: DocumentScope): DocumentScope[] {
    const members = this.value(list, scope);
    if (members === undefined || members === null) return [];
    if (!Array.isArray(members)) throw failed("notList", list);
    const { [name]: _hidden, ...shown } = scope.shown;
    const ofRows = list.path?.length === 1 && list.path[0] === "rows" ? scope.rows : undefined;
    return members.map((member: unknown, index) => {
      const row = ofRows?.[index];
      return { ...scope, values: { ...scope.values, [name]: member }, shown: row ? { ...shown, [name]: row.shown } : shown };
    });
  }

  /** As text; a path alone is what the product shows of the field. @throws DocumentFailed */
  text(expression: Placed, scope: DocumentScope): string {
    const { path } = expression;
    const shown = path && scope.shown[path[0] ?? ""]?.[path.slice(1).join(".")];
    if (shown !== undefined) return plainLetters(shown);
    const value = this.value(expression, scope);
    const members = Array.isArray(value) ? (value as unknown[]) : [value];
    if (members.some((member) => typeof member === "object" && member !== null)) throw failed("failed", expression, "no text");
    return plainLetters(members.map((member) => String(member ?? "")).join(", "));
  }

  /** @throws DocumentFailed */
  value(expression: Placed, { values }: DocumentScope): unknown {
    try {
      let run = this.#compiled.get(expression);
      if (!run) this.#compiled.set(expression, (run = compileExpression(expression.parsed, this.#library)));
      return run(values);
    } catch (error) {
      throw failed("failed", expression, error instanceof Error ? error.message : undefined);
    }
  }
}

const failed = (code: DocumentFaultCode, { source, line, column }: Placed, detail?: string): DocumentFailed =>
  new DocumentFailed({ code, name: source, ...(line !== undefined && { line, column }), ...(detail !== undefined && { detail }) });
