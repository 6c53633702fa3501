import { allowedHtml, allowedValue } from "#core/html/allowedHtml.ts";
import { cleanMarkup } from "../../cleanMarkup.ts";

/** Html of which only what the list in `core/html` names is left. That something was left out is not said: the answer holds what was kept. */
export const cleanHtml = (html: string): string => cleanMarkup(html, { ...allowedHtml, valueOf: allowedValue, depth: 60 });
