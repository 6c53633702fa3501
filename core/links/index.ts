export { fillLink } from "./fillLink.ts";
export { keepLayout } from "./keepLayout.ts";
export { modalShape } from "./modalShape.ts";
export { modalWidth, parseTarget } from "./parseTarget.ts";
export { readPath } from "./readPath.ts";
export { resolveLink, type ResolvedLink } from "./resolveLink.ts";
export { resolveWidth } from "./resolveWidth.ts";
export { safeNext } from "./safeNext.ts";
export { labelParts, splitParts } from "./splitParts.ts";
