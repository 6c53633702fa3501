import { button } from "./button.ts";
import { checkbox } from "./checkbox.ts";
import { code } from "./code.ts";
import { date } from "./date.ts";
import { datetime } from "./datetime.ts";
import type { ElementType } from "./ElementType.ts";
import { expression } from "./expression.ts";
import { fieldset } from "./fieldset.ts";
import { file } from "./file.ts";
import { geoPoint } from "./geoPoint.ts";
import { geoPolygon } from "./geoPolygon.ts";
import { html } from "./html.ts";
import { image } from "./image.ts";
import { int } from "./int.ts";
import { keyValue } from "./keyValue.ts";
import { list } from "./list.ts";
import { markdown } from "./markdown.ts";
import { monaco } from "./monaco.ts";
import { multiselect } from "./multiselect.ts";
import { number } from "./number.ts";
import { object } from "./object.ts";
import { password } from "./password.ts";
import { picture } from "./picture.ts";
import { rawJson } from "./rawJson.ts";
import { richtext } from "./richtext.ts";
import { richtextBlocks } from "./richtextBlocks.ts";
import { select } from "./select.ts";
import { tab } from "./tab.ts";
import { tabs } from "./tabs.ts";
import { text } from "./text.ts";
import { textarea } from "./textarea.ts";
import { time } from "./time.ts";

export type { ElementType } from "./ElementType.ts";

/** The types of form elements that the product draws. Another one: a file beside them, a line here, and its control in plugin `forms`. */
export const elementTypes: readonly ElementType[] = [
  text, textarea, number, int, date, datetime, time, checkbox, select, multiselect, fieldset, tabs, tab, html, button, password,
  file, image, picture, richtext, richtextBlocks, markdown, geoPoint, geoPolygon, code, expression, monaco, keyValue, rawJson, list, object,
];
