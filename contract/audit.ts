import Type, { type Static } from "typebox";
import { Text } from "./endpoint.ts";

/** Spec §3 Audit record, as a client reports it; kept apart from the server's own and marked so (D29). */
export const AuditReport = Type.Object({
  browser: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  fullTime: Type.Optional(Text({ maxLength: 100 })),
  fullUrl: Type.Optional(Text({ maxLength: 2000 })),
  actionTitle: Text({ minLength: 1, maxLength: 300 }),
  actionType: Text({ minLength: 1, maxLength: 100 }),
  details: Type.Optional(Type.Unknown()),
});
export type AuditReport = Static<typeof AuditReport>;
