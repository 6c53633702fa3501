import { limitInForce, type ProjectLimitName } from "#core/limits/projectLimits.ts";
import type { CallContext } from "../http/CallContext.ts";

type Limited = Pick<CallContext, "project"> & { readonly services: { readonly config: Pick<CallContext["services"]["config"], "projectCaps"> } };

/** How much of something the caller's project may take (D67); undefined where nobody says. */
export const limitOfProject = ({ project, services }: Limited, name: ProjectLimitName): number | undefined =>
  limitInForce({ settings: project.settings, caps: services.config.projectCaps }, name);
