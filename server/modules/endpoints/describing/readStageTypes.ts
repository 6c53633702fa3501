import { demandAdministrator } from "../../../access/objectPolicy.ts";
import type { CallContext } from "../../../http/CallContext.ts";
import { CallFailure } from "../../../http/CallFailure.ts";
import { declareInput } from "./declareInput.ts";

/**
 * What a program of an endpoint is given, as it is saved.
 * @param stage the program's id; without it, behind all stages
 * @throws CallFailure `forbidden`, `not_found`
 */
export async function readStageTypes(context: CallContext, id: string, stage: string | undefined): Promise<{ declarations: string }> {
  demandAdministrator(context);
  const config = await context.services.configuration.of(context.project.id);
  const endpoint = [...config.endpoints.values()].find((one) => one.id === id);
  if (endpoint === undefined) throw new CallFailure("not_found");
  const at = endpoint.stages.findIndex((one) => one.id === stage);
  return { declarations: declareInput(config, endpoint, at < 0 ? endpoint.stages : endpoint.stages.slice(0, at)) };
}
