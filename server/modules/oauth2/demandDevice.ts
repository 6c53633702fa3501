import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";

/** The browser that asks, by its header `device-id`: what it has begun is gone on with by nobody else. @throws CallFailure `bad_request` */
export function demandDevice({ deviceId }: Pick<CallContext, "deviceId">): string {
  if (deviceId === undefined) throw new CallFailure("bad_request", { params: { where: "device-id" } });
  return deviceId;
}
