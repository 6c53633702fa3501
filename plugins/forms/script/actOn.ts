import type { FormHandle } from "../model/FormHandle.ts";

/** Does what code of the author said, if it is one of the things that it may say. @returns what it was */
export function actOn(handle: Pick<FormHandle, "setValue"> & Partial<FormHandle>, said: unknown): string | undefined {
  const { act, name, value } = (typeof said === "object" && said !== null ? said : {}) as Readonly<Record<string, unknown>>;
  switch (act) {
    case "set":
      if (typeof name === "string") handle.setValue(name, value);
      return act;
    case "submit":
      handle.submit?.();
      return act;
    case "reset":
      handle.reset?.();
      return act;
    case "close":
      handle.close?.();
      return act;
    case "end":
      return act;
    default:
      return undefined;
  }
}
