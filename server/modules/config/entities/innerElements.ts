import type { TSchema } from "typebox";
import type { Inner, InnerFacts, Naming } from "#contract/entities/formFacts.ts";
import type { ElementText } from "#contract/entities/index.ts";

interface Shape {
  readonly type?: string;
  readonly anyOf?: readonly TSchema[];
  readonly const?: unknown;
  readonly items?: TSchema;
  readonly properties?: Readonly<Record<string, TSchema>>;
  readonly required?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

/**
 * The element of a property inside a JSON value, as its shape says: a list or an object with elements of its own, a choice of a
 * closed list, a number; JSON where nothing says what there is.
 * @param key unique in the form: `sort.field`
 */
export function innerElement(key: string, schema: TSchema, facts: InnerFacts): ElementText {
  const { title, width, help, onlyFor } = facts;
  return {
    ...kindOf(key, schema as Shape, facts), key, label: title, ...(width !== undefined && { width }), ...(help !== undefined && { hint: help }),
    ...(onlyFor && { displayCondition: `${JSON.stringify(onlyFor.among)}.includes(${onlyFor.of})` }),
  };
}

function kindOf(key: string, shape: Shape, { inner, names, labels }: InnerFacts): ElementText {
  const closed = choicesOf(shape, labels);
  if (closed.length > 0) return { type: "select", allowClear: true, data: closed };
  switch (shape.type) {
    case "string":
      return names ? namedElement(names) : { type: "text", ...within({ maxLength: shape.maxLength }) };
    case "integer":
    case "number":
      return { type: shape.type === "integer" ? "int" : "number", ...within({ minValue: shape.minimum, maxValue: shape.maximum }) };
    case "boolean":
      return { type: "checkbox" };
    case "array":
      return listOf(key, shape, { inner, names, labels });
    default:
      return inner ? { type: "object", ...related(inner), children: childrenOf(key, shape, inner) } : { type: "raw_json" };
  }
}

/** What a value of a closed list may be, as people read it. */
const choicesOf = ({ anyOf = [] }: Shape, labels: InnerFacts["labels"]): { id: string; name: string }[] =>
  anyOf.flatMap((one) => ((one as Shape).const === undefined ? [] : [String((one as Shape).const)])).map((id) => ({ id, name: labels?.[id] ?? id }));

function listOf(key: string, { items = {}, minItems, maxItems }: Shape, { inner, names, labels }: Pick<InnerFacts, "inner" | "names" | "labels">): ElementText {
  const item = items as Shape;
  const limits = within({ minItems, maxItems });
  if (inner) return { type: "list", ...limits, ...related(inner), children: childrenOf(key, item, inner) };
  const closed = choicesOf(item, labels);
  if (closed.length > 0) return { type: "multiselect", allowClear: true, data: closed };
  if (item.type !== "string") return { type: "raw_json" };
  if (names?.isClosed) return { type: "multiselect", allowClear: true, ...offer(names) };
  return { type: "list", ...limits, ...within({ maxLength: item.maxLength }), ...(names && offer(names)) };
}

/** In their order; of several shapes that a value may have, the properties of each. */
function childrenOf(key: string, shape: Shape, inner: Inner): ElementText[] {
  const shapes = (shape.anyOf ?? [shape]) as readonly Shape[];
  return Object.entries(inner).flatMap(([name, facts]) => {
    const found = shapes.find(({ properties }) => properties?.[name]);
    const schema = found?.properties?.[name];
    const isRequired = shapes.length === 1 && found?.required?.includes(name) === true;
    return schema ? [{ ...innerElement(`${key}.${name}`, schema, facts), dataField: name, ...(isRequired && { isRequired }) }] : [];
  });
}

/** What an inner element's offer depends on is a neighbour of the outermost, unless it stands beside it. */
function related(inner: Inner): Pick<ElementText, "relatedSelect"> {
  const by = Object.values(inner).flatMap((facts) => [facts.names?.by, facts.inner && related(facts.inner).relatedSelect])
    .find((name) => name !== undefined && !Object.hasOwn(inner, name));
  return by === undefined ? {} : { relatedSelect: by };
}

const offer = ({ of, by }: Naming): Partial<ElementText> => ({ choices: of, ...(by !== undefined && { relatedSelect: by }) });

/** A choice of what there is, or a text to which it is suggested. */
export const namedElement = (names: Naming): ElementText => ({ type: names.isClosed ? "select" : "text", ...offer(names) });

const within = (limits: Readonly<Record<string, number | undefined>>): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(limits).flatMap(([name, limit]) => (limit === undefined ? [] : [[name, limit]])));
