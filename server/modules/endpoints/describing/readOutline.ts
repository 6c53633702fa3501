import type { EndpointOutline } from "#contract/endpointTrial.ts";
import { demandAdministrator } from "../../../access/objectPolicy.ts";
import type { CallContext } from "../../../http/CallContext.ts";
import { CallFailure } from "../../../http/CallFailure.ts";
import { declareInput } from "./declareInput.ts";

/**
 * An endpoint as it is saved, and what a program of it is given.
 * @param stage the program's id or name; without it, behind all stages
 * @throws CallFailure `forbidden`, `not_found`
 */
export async function readOutline(context: CallContext, id: string, stage: string | undefined): Promise<EndpointOutline> {
  demandAdministrator(context);
  const config = await context.services.configuration.of(context.project.id);
  const endpoint = [...config.endpoints.values()].find((one) => one.id === id);
  if (endpoint === undefined) throw new CallFailure("not_found");
  const at = endpoint.stages.findIndex((one) => one.id === stage || one.name === stage);
  const { name, method, parameters } = endpoint;
  return { name, method, parameters: [...parameters], declarations: declareInput(config, endpoint, at < 0 ? endpoint.stages : endpoint.stages.slice(0, at)) };
}
