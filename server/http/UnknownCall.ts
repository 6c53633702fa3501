import type { Project } from "../modules/projects/Project.ts";
import type { Services } from "../Services.ts";

/** A call as far as it is known before its caller is. */
export interface UnknownCall {
  /** The header of that name. */
  readonly authorization: string | null;
  readonly headers: Headers;
  readonly scheme: "http" | "https";
  readonly requestId: string;
  readonly address: string;
  readonly userAgent: string | undefined;
  readonly project: Project;
  readonly services: Services;
}
