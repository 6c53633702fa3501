import { useSignals } from "@preact/signals-react/runtime";
import type { TextParams } from "#sdk/capabilities/i18n.ts";
import { useKernel } from "./KernelContext.ts";

/** Texts of the kernel's own parts; they follow the language. */
export function useKernelText(): (key: string, params?: TextParams) => string {
  useSignals();
  const { i18n } = useKernel();
  return (key, params) => i18n.t(key, params);
}
