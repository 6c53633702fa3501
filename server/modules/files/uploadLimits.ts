import type { CallContext } from "../../http/CallContext.ts";

const megabyte = 1_048_576;

/** Megabytes where the project says nothing. */
const defaults = { maxMegabytes: 1024, guestMaxMegabytes: 50 } as const;

/** Bytes of a file that comes in several requests (`files` of project.json). */
export function resumableLimit({ project, caller }: Pick<CallContext, "project" | "caller">): number {
  const { maxMegabytes, guestMaxMegabytes } = { ...defaults, ...project.settings.files };
  return (caller ? maxMegabytes : Math.min(guestMaxMegabytes, maxMegabytes)) * megabyte;
}
