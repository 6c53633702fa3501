import { limitOfProject } from "../../access/limitOfProject.ts";
import type { CallContext } from "../../http/CallContext.ts";

const megabyte = 1_048_576;

/** Megabytes where the project says nothing. */
const guestMegabytes = 50;

/** Bytes of a file that comes in several requests (`files` of project.json). */
export function resumableLimit(context: Pick<CallContext, "project" | "caller" | "services">): number {
  const most = limitOfProject(context, "fileMegabytes") ?? Infinity;
  const { guestMaxMegabytes = guestMegabytes } = context.project.settings.files ?? {};
  return (context.caller ? most : Math.min(guestMaxMegabytes, most)) * megabyte;
}
