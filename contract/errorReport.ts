import Type, { type Static } from "typebox";
import { endpoint, NoData } from "./endpoint.ts";

const place = { minimum: 0, maximum: 999_999_999 } as const;

/** An error of the application's own code, without anything that somebody typed: `core/error-reports` makes it. */
export const BrowserError = Type.Object({
  name: Type.String({ pattern: "^[A-Za-z]{1,60}$" }),
  message: Type.String({ maxLength: 1_300 }),
  stack: Type.Array(
    Type.Object({ file: Type.String({ pattern: "^assets/[A-Za-z0-9_./-]{1,150}[.]js$" }), line: Type.Integer(place), column: Type.Integer(place) }),
    { minItems: 1, maxItems: 20 },
  ),
  /** The pattern of the route: `/tables/:name`. */
  route: Type.String({ pattern: "^/[A-Za-z0-9_:/*?.-]{0,200}$" }),
});
export type BrowserError = Static<typeof BrowserError>;

export const errorReportEndpoints = {
  "POST error-reports": endpoint({
    plugin: "kernel", access: "open", summary: "Tells of an error of the application's own code, where the operator wants to hear of them", body: BrowserError, bodyLimit: 16_384, forObservers: true, response: NoData,
  }),
};
