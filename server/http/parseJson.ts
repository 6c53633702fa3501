import { CallFailure } from "./CallFailure.ts";

/** Deeper than any of our shapes; what walks a value by recursion stays far from the end of its stack. */
const maxDepth = 100;

/**
 * Parses JSON from outside. Refuses a key `__proto__`, which a careless copy would turn into a prototype, and nesting
 * deeper than 100.
 * @throws CallFailure malformed_json, bad_request
 */
export function parseJson(text: string): unknown {
  if (depthOf(text) > maxDepth) throw new CallFailure("bad_request", { params: { where: `body (depth > ${maxDepth})` } });
  try {
    return /__proto__|\\u005f/i.test(text) ? JSON.parse(text, refusePrototypes) : JSON.parse(text);
  } catch (cause) {
    if (cause instanceof CallFailure) throw cause;
    throw new CallFailure("malformed_json", { cause });
  }
}

function refusePrototypes(key: string, value: unknown): unknown {
  if (key === "__proto__") throw new CallFailure("bad_request", { params: { where: "body.__proto__" } });
  return value;
}

function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let isInText = false;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (isInText) {
      if (code === 92 /* \ */) index += 1;
      else if (code === 34 /* " */) isInText = false;
    } else if (code === 34) isInText = true;
    else if (code === 91 || code === 123 /* [ { */) deepest = Math.max(deepest, (depth += 1));
    else if (code === 93 || code === 125 /* ] } */) depth -= 1;
  }
  return deepest;
}
