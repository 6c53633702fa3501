import { useKernel } from "./KernelContext.ts";
import { useKernelText } from "./useKernelText.ts";

/** Signs out once the user has said yes (spec §2 Layout). */
export function useSignOut(): () => void {
  const t = useKernelText();
  const { overlays, session } = useKernel();
  const ask = async (): Promise<void> => {
    if (await overlays.ask({ text: t("kernel.account.signOutQuestion") })) await session.signOut();
  };
  return () => void ask();
}
