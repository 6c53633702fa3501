import { useKernel } from "./KernelContext.ts";
import { useKernelText } from "./useKernelText.ts";

/** Signs out once the user has said yes (spec §2 Layout); over unsaved changes the question says that they are lost. */
export function useSignOut(): () => void {
  const t = useKernelText();
  const { overlays, session, location } = useKernel();
  const ask = async (): Promise<void> => {
    const question = t("kernel.account.signOutQuestion");
    const lost = { title: question, text: t("kernel.leave.question"), isDangerous: true };
    if (await overlays.ask(location.isDirty() ? lost : { text: question })) await session.signOut();
  };
  return () => void ask();
}
