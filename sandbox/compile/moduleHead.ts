import { loopGuard } from "#sandbox/protocol/index.ts";

/** Stands before the first line of a module, **on it**: lines of stacks are then the author's. */
export const moduleHead = `export default function (module, exports, require, sdk, ${loopGuard}) {`;
