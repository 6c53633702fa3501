import { createContext, useContext } from "react";
import type { KernelServices } from "../KernelServices.ts";

export const KernelContext = createContext<KernelServices | undefined>(undefined);

/** The services of the document that a kernel component is part of. */
export function useKernel(): KernelServices {
  const services = useContext(KernelContext);
  if (!services) throw new Error("a kernel component stands outside its document");
  return services;
}
