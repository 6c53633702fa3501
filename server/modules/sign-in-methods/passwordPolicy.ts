import type { PasswordPolicy } from "#contract/auth.ts";
import type { CallContext } from "../../http/CallContext.ts";

/** Whether whoever signs in without a password is asked to choose one. */
export const passwordPolicy = ({ project }: Pick<CallContext, "project">): PasswordPolicy => project.settings.access?.passwordPolicy ?? "optional";
