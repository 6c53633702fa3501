import { isRootId, maxFieldValue, type Plain, type RootId } from "#sandbox/protocol/index.ts";
import { CallRefused } from "./CallRefused.ts";
import type { GuestMethod } from "./exposeCalls.ts";

/** @returns false where the root draws no element of a form */
export type SetField = (root: RootId, value: Plain) => boolean;

/**
 * How a component that draws an element of a form says another value: of its own root only, plain data, at most 64 KB.
 * No value is null.
 */
export const fieldMethod = (hasRoot: (root: RootId) => boolean, setField: SetField): GuestMethod => ({
  accept: ([root, value = null]) => {
    const isAcceptable = isRootId(root) && JSON.stringify(value).length <= maxFieldValue;
    return isAcceptable ? [root, value] : undefined;
  },
  run: async (root: RootId, value: Plain) => {
    await Promise.resolve();
    if (!hasRoot(root) || !setField(root, value)) throw noField();
  },
});

const noField = (): CallRefused =>
  new CallRefused({
    code: "capability_missing",
    family: "bug",
    message: "the component draws no element of a form",
    details: { params: { capability: "field" } },
  });
