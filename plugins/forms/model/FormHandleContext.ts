import { createContext } from "react";
import type { FormHandle } from "./FormHandle.ts";

/** Apart from what makes one: elements that come late read it, and what they share with the form is in every first load. */
export const FormHandleContext = createContext<FormHandle | undefined>(undefined);
