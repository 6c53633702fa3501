import type { CallContext } from "../../http/CallContext.ts";
import { isNamedHost } from "../../outgoing/isNamedHost.ts";
import { secretBox } from "../config/index.ts";
import type { FindSecret } from "./bindRequest.ts";

/** Secrets of the project's settings, each for the host that it was entered for and no other. */
export async function projectSecrets({ project, services }: CallContext): Promise<FindSecret> {
  const { secrets = [] } = project.settings;
  if (secrets.length === 0) return () => undefined;
  const box = await services.database.transaction(secretBox);
  return (name, url) => {
    const found = secrets.find((one) => one.name === name);
    if (!found || typeof found.secret !== "string" || !isNamedHost(url, [found.host])) return undefined;
    return box.open(found.secret);
  };
}
