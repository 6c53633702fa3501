import type { TSchema } from "typebox";

interface SchemaNode {
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  /** Of a record, whose keys are in nobody's order, what its values are. */
  readonly patternProperties?: Readonly<Record<string, SchemaNode>>;
  readonly items?: SchemaNode;
  readonly anyOf?: readonly SchemaNode[];
  readonly $ref?: string;
  readonly $defs?: Definitions;
}

type Definitions = Readonly<Record<string, SchemaNode>>;

/**
 * The value with the keys of every object in the order of its schema, others in alphabetical order behind them:
 * jsonb keeps no order, and text that is compared needs one.
 */
export function orderKeys(value: unknown, schema: TSchema): unknown {
  return order(value, schema as SchemaNode, {});
}

function order(value: unknown, node: SchemaNode, outer: Definitions): unknown {
  const definitions = node.$defs ?? outer;
  const shape = resolve(node, definitions);
  if (Array.isArray(value)) return value.map((item) => order(item, shape.items ?? {}, definitions));
  if (typeof value !== "object" || value === null) return value;
  const properties = propertiesOf(shape, definitions);
  const names = Object.keys(properties);
  const place = (key: string): number => (Object.hasOwn(properties, key) ? names.indexOf(key) : names.length);
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  entries.sort(([a], [b]) => place(a) - place(b) || (a < b ? -1 : 1));
  const [other = {}] = Object.values(shape.patternProperties ?? {});
  return Object.fromEntries(entries.map(([key, item]) => [key, order(item, propertyOf(properties, key) ?? other, definitions)]));
}

const propertyOf = (properties: Definitions, key: string): SchemaNode | undefined =>
  Object.hasOwn(properties, key) ? properties[key] : undefined;

/** Of alternatives, the properties of all. */
function propertiesOf(node: SchemaNode, definitions: Definitions): Definitions {
  if (node.anyOf === undefined) return node.properties ?? {};
  return Object.fromEntries(
    node.anyOf.flatMap((one) => Object.entries(propertiesOf(resolve(one, definitions), definitions)))
  );
}

function resolve(node: SchemaNode, definitions: Definitions): SchemaNode {
  return node.$ref === undefined ? node : (definitions[node.$ref.replace(/^.*\//, "")] ?? {});
}
