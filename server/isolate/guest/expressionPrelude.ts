import { createLibrary } from "#core/expressions/functions/expressionLibrary.ts";
import { readTagged, writeTagged } from "#core/expressions/values/taggedJson.ts";
import { takeHandover } from "./Handover.ts";
import { zonedFormat } from "./zonedFormat.ts";

// Runs in a fresh QuickJS before a batch of expressions: gives them the same functions as everywhere else.

const handover = takeHandover();
const { locale, timeZone, zonedTime = () => "{}" } = handover;

Object.assign(globalThis, { Intl: { DateTimeFormat: zonedFormat(zonedTime) }, ...createLibrary({ locale, timeZone }) });

handover.evaluate = (expression, scope) => writeTagged(expression(readTagged(scope)));
