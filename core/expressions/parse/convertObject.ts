import type * as Js from "acorn";
import type { ExpressionNode, PropertyNode, SpreadNode } from "../types.ts";
import { isForbiddenName } from "../values/readProperty.ts";
import type { Conversion } from "./Conversion.ts";
import { beyond, invalid } from "./OutsideGrammar.ts";
import { siteOf } from "./readSource.ts";

/** An object literal without functions of its own. */
export function convertObject(node: Js.ObjectExpression, { convert }: Conversion): ExpressionNode {
  const entries = node.properties.map((entry): PropertyNode | SpreadNode => {
    const site = siteOf(entry);
    if (entry.type === "SpreadElement") return { type: "spread", value: convert(entry.argument), ...site };
    if (entry.kind !== "init" || entry.method) return beyond(site, "function");
    return { type: "property", key: convertKey(entry, convert), value: convert(entry.value), ...site };
  });
  return { type: "object", entries, ...siteOf(node) };
}

function convertKey({ key, computed }: Js.Property, convert: Conversion["convert"]): ExpressionNode {
  if (computed || key.type !== "Identifier") return refuseForbidden(convert(key));
  return refuseForbidden({ type: "literal", value: key.name, ...siteOf(key) });
}

function refuseForbidden(key: ExpressionNode): ExpressionNode {
  if (key.type !== "literal" || !isForbiddenName(String(key.value))) return key;
  return invalid(key, "forbidden_name", `${String(key.value)} cannot be a key`);
}
