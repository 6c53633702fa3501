import type { Caller } from "./Caller.ts";

/** Who really sits there: of an administrator who looks as another user the administrator. */
export const personOf = (caller: Caller | undefined): Pick<Caller, "userId" | "username"> | undefined => caller?.observer ?? caller;
