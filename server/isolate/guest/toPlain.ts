/** The value holds, at `path`, what JSON does not. */
export class NotPlain {
  readonly path: string;

  constructor(path: string) {
    this.path = path;
  }
}

const { getPrototypeOf, keys, prototype } = Object;
const { isArray } = Array;
const { isFinite } = Number;

/**
 * A copy of plain data: null, booleans, finite numbers, texts, lists, objects of no class. Members that are undefined
 * are left out, undefined in a list becomes null, as JSON has it.
 * @throws NotPlain
 */
export function toPlain(value: unknown, depth: number): unknown {
  return copy(value, { path: "$", depth, above: [] });
}

interface Place {
  readonly path: string;
  readonly depth: number;
  readonly above: readonly object[];
}

function copy(value: unknown, place: Place): unknown {
  switch (typeof value) {
    case "string":
    case "boolean":
      return value;
    case "number":
      if (isFinite(value)) return value;
      break;
    case "undefined":
      return null;
    case "object":
      return value === null ? null : copyObject(value, place);
    default:
  }
  throw new NotPlain(place.path);
}

function copyObject(value: object, { path, depth, above }: Place): unknown {
  if (depth === 0 || above.includes(value)) throw new NotPlain(path);
  const below = (step: string): Place => ({ path: path + step, depth: depth - 1, above: [...above, value] });
  if (isArray(value)) return value.map((item, index) => copy(item, below(`[${index}]`)));
  const parent: unknown = getPrototypeOf(value);
  if (parent !== null && parent !== prototype) throw new NotPlain(path);
  const plain: Record<string, unknown> = {};
  for (const key of keys(value)) {
    const item = (value as Record<string, unknown>)[key];
    // Assigned, it would change the copy's prototype instead.
    if (key === "__proto__") throw new NotPlain(`${path}.${key}`);
    if (item !== undefined) plain[key] = copy(item, below(`.${key}`));
  }
  return plain;
}
