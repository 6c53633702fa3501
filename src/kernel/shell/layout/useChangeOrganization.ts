import { useKernel } from "../react/KernelContext.ts";
import { useShell } from "../react/ShellContext.ts";
import { useKernelText } from "../react/useKernelText.ts";

/** Works in another organisation from now on; over unsaved changes after a question. */
export function useChangeOrganization(): (id: string, name: string) => Promise<void> {
  const t = useKernelText();
  const { session, location, overlays } = useKernel();
  const { organizations } = useShell();
  return async (id, name) => {
    if (id === session.user.peek()?.orgId) return;
    const question = { text: t("kernel.leave.question"), isDangerous: true };
    if (location.isDirty() && !(await overlays.ask(question))) return;
    const isChanged = await organizations.change(id);
    if (isChanged) overlays.toast({ kind: "success", text: t("shell.organization.changed", { name }) });
  };
}
