import { documentHtml, documentValue } from "#core/documents/documentHtml.ts";
import { cleanMarkup } from "../cleanMarkup.ts";

/** Filled html of which only what documents may hold is left: every picture is written out in it. */
export const cleanDocument = (html: string): string => cleanMarkup(html, { ...documentHtml, valueOf: documentValue, depth: 100 });
