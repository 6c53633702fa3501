import type { CallContext } from "../../http/CallContext.ts";
import { expressionEnvironment } from "../expressions/index.ts";

/** Of the clock that a file means. */
export const timeZoneOf = (context: CallContext): string => expressionEnvironment(context).timeZone;
