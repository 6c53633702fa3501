import { flattenElements } from "#core/elements/flattenElements.ts";
import type { Relation } from "../../access/Relation.ts";
import type { RelationOf } from "../../access/relationPath.ts";
import type { RelationScope } from "../../access/RelationScope.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { relationsOf } from "../config/index.ts";
import { openForm } from "../forms/index.ts";
import { leafColumns, openTable } from "../tables/index.ts";

/** What a column or an element shows. */
export interface SourcePart {
  readonly id: string;
  readonly title: string;
  readonly dataField: string | undefined;
}

/** A table or form as the user reaches rows through it. */
export interface Source {
  readonly title: string;
  readonly relation: Relation;
  /** Its own, beside that of its dataset. */
  readonly rowRule: unknown;
  readonly relationOf: RelationOf;
  readonly parts: readonly SourcePart[];
  scope(): RelationScope;
}

/** @throws CallFailure as opening it does */
export async function openSource(context: CallContext, { kind, name }: { kind: "table" | "form"; name: string }): Promise<Source> {
  if (kind === "table") {
    const { table, config, relation, scope } = await openTable(context, name);
    return { title: table.title, rowRule: table.rowRule, relation, relationOf: relationsOf(config), parts: leafColumns(table.columns).map(({ id, title, dataField }) => ({ id, title: title ?? dataField ?? "", dataField })), scope };
  }
  const { form, config, relation, scope } = await openForm(context, name, "read");
  return { title: form.title, rowRule: form.rowRule, relation, relationOf: relationsOf(config), parts: flattenElements(form.elements).map(({ id, label, dataField }) => ({ id, title: label ?? dataField ?? "", dataField })), scope };
}
