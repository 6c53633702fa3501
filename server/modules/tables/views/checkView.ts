import type { ViewChange } from "#contract/table.ts";
import { coerceJson } from "#core/coercion/coerceJson.ts";
import { formatFileSize } from "#core/format/formatFileSize.ts";
import type { CallContext } from "../../../http/CallContext.ts";
import { CallFailure } from "../../../http/CallFailure.ts";

/** Bytes of a view's state: filters, search, order, groups and columns. */
const largestState = 32 * 1024;

/** @throws CallFailure `bad_request` for a title of blanks, and for what no database can hold; `payload_too_large` */
export function checkView({ locale }: Pick<CallContext, "locale">, { title, state }: ViewChange): void {
  if (title?.trim() === "") throw new CallFailure("bad_request", { params: { where: "body.title" } });
  if (state === undefined) return;
  if (!coerceJson(state).ok) throw new CallFailure("bad_request", { params: { where: "body.state" } });
  if (Buffer.byteLength(JSON.stringify(state)) > largestState) {
    throw new CallFailure("payload_too_large", { params: { max: formatFileSize(largestState, locale) } });
  }
}
