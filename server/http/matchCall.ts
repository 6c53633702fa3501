import type { EndpointName } from "#contract/endpoints.ts";

export interface CallMatch {
  readonly call: EndpointName;
  readonly params: Readonly<Record<string, string>>;
  /** The path came under `public/`. */
  readonly isPublic: boolean;
}

/** A path that exists for other methods only. */
export interface WrongMethod {
  readonly allowed: readonly string[];
}

interface Leaf {
  readonly call: EndpointName;
  readonly names: readonly string[];
}

interface Branch {
  readonly literals: Map<string, Branch>;
  parameter: Branch | undefined;
  readonly leaves: Map<string, Leaf>;
}

export interface CallMatcher {
  /** @param segments decoded parts of the path below the base, without empty ones */
  match(method: string, segments: readonly string[]): CallMatch | WrongMethod | undefined;
}

const newBranch = (): Branch => ({ literals: new Map(), parameter: undefined, leaves: new Map() });

/**
 * Finds the endpoint of a method and path; a literal part goes before a parameter.
 * @param calls endpoint names, and which of them also exist below `public/`
 */
export function createCallMatcher(calls: ReadonlyMap<EndpointName, { readonly hasPublicTwin: boolean }>): CallMatcher {
  const own = newBranch();
  const twins = newBranch();
  for (const [call, { hasPublicTwin }] of calls) {
    plant(own, call);
    if (hasPublicTwin) plant(twins, call);
  }
  const matchExactly = (method: string, segments: readonly string[]): CallMatch | WrongMethod | undefined => {
    const isTwin = segments[0] === "public";
    const exact = find(own, method, segments);
    if (exact && "leaf" in exact) return toMatch(exact, isTwin);
    const twin = isTwin ? find(twins, method, segments.slice(1)) : undefined;
    if (twin && "leaf" in twin) return toMatch(twin, true);
    return twin ?? exact;
  };
  return {
    match(method, segments) {
      const exact = matchExactly(method, segments);
      // Where HEAD is no call of its own, it asks for what GET would answer.
      return method === "HEAD" && !(exact && "call" in exact) ? matchExactly("GET", segments) : exact;
    },
  };
}

function plant(root: Branch, call: EndpointName): void {
  const [method = "", path = ""] = call.split(" ");
  const names: string[] = [];
  let branch = root;
  for (const part of path.split("/").filter((piece) => piece !== "")) {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (name === undefined) {
      const next = branch.literals.get(part) ?? newBranch();
      branch.literals.set(part, next);
      branch = next;
    } else {
      names.push(name);
      branch.parameter ??= newBranch();
      branch = branch.parameter;
    }
  }
  branch.leaves.set(method, { call, names });
}

interface Found {
  readonly leaf: Leaf;
  readonly values: readonly string[];
}

function find(root: Branch, method: string, segments: readonly string[]): Found | WrongMethod | undefined {
  const allowed: string[] = [];
  const visit = (branch: Branch, index: number, values: readonly string[]): Found | undefined => {
    const segment = segments[index];
    if (segment === undefined) {
      const leaf = branch.leaves.get(method);
      if (leaf) return { leaf, values };
      allowed.push(...branch.leaves.keys());
      return undefined;
    }
    const literal = branch.literals.get(segment);
    const byLiteral = literal && visit(literal, index + 1, values);
    if (byLiteral) return byLiteral;
    return branch.parameter && visit(branch.parameter, index + 1, [...values, segment]);
  };
  const found = visit(root, 0, []);
  if (found) return found;
  return allowed.length > 0 ? { allowed: [...new Set(allowed)].sort() } : undefined;
}

function toMatch({ leaf, values }: Found, isPublic: boolean): CallMatch {
  const params = Object.fromEntries(leaf.names.map((name, index) => [name, values[index] ?? ""]));
  return { call: leaf.call, params, isPublic };
}
