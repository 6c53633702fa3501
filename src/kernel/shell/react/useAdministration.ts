import { useSignals } from "@preact/signals-react/runtime";
import { hasPermission } from "#core/permissions/hasPermission.ts";
import { useKernel } from "./KernelContext.ts";

/** Where administrators keep the project, for those who are one now and where a plugin has such a screen. */
export function useAdministration(): string | undefined {
  useSignals();
  const { session, plugins } = useKernel();
  const isOffered = hasPermission(session.user.value?.permissions ?? [], "platon.admin") && plugins.ownerOf("screen", "administration") !== undefined;
  return isOffered ? "/system/administration" : undefined;
}
