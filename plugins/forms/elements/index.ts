import { elementTypeOf } from "#core/elements/findElementType.ts";
import type { FormElementDefinition } from "#sdk/contributions/formElement.ts";
import { buttonElement } from "./button/buttonElement.tsx";
import { checkboxElement } from "./checkbox/checkboxElement.tsx";
import { codeElement } from "./code/codeElement.tsx";
import { dateElement } from "./date/dateElement.tsx";
import { dateTimeElement } from "./datetime/dateTimeElement.tsx";
import { expressionElement } from "./expression/expressionElement.tsx";
import { fieldsetElement } from "./fieldset/fieldsetElement.tsx";
import { fileElement } from "./file/fileElement.tsx";
import { geoPointElement } from "./geo-point/geoPointElement.tsx";
import { geoPolygonElement } from "./geo-polygon/geoPolygonElement.tsx";
import { htmlElement } from "./html/htmlElement.tsx";
import { imageElement } from "./image/imageElement.tsx";
import { intElement } from "./int/intElement.tsx";
import { keyValueElement } from "./key-value/keyValueElement.tsx";
import { listElement } from "./list/listElement.tsx";
import { markdownElement } from "./markdown/markdownElement.tsx";
import { monacoElement } from "./monaco/monacoElement.tsx";
import { multiSelectElement } from "./multiselect/multiSelectElement.tsx";
import { numberElement } from "./number/numberElement.tsx";
import { objectElement } from "./object/objectElement.tsx";
import { blocksElement } from "./richtext-blocks/blocksElement.tsx";
import { richTextElement } from "./richtext/richTextElement.tsx";
import { passwordElement } from "./password/passwordElement.tsx";
import { pictureElement } from "./picture/pictureElement.tsx";
import { rawJsonElement } from "./raw-json/rawJsonElement.tsx";
import { selectElement } from "./select/selectElement.tsx";
import { tabElement } from "./tab/tabElement.tsx";
import { tabsElement } from "./tabs/tabsElement.tsx";
import { textElement } from "./text/textElement.tsx";
import { textAreaElement } from "./textarea/textAreaElement.tsx";
import { timeElement } from "./time/timeElement.tsx";

/** The controls of the types in `core/elements`. A new one: its folder, and its line here. */
const controls: readonly FormElementDefinition[] = [
  textElement,
  textAreaElement,
  numberElement,
  intElement,
  dateElement,
  dateTimeElement,
  timeElement,
  checkboxElement,
  selectElement,
  multiSelectElement,
  fieldsetElement,
  tabsElement,
  tabElement,
  htmlElement,
  buttonElement,
  passwordElement,
  fileElement,
  imageElement,
  pictureElement,
  richTextElement,
  blocksElement,
  markdownElement,
  geoPointElement,
  geoPolygonElement,
  codeElement,
  expressionElement,
  monacoElement,
  keyValueElement,
  rawJsonElement,
  listElement,
  objectElement,
];

/** Whether it has a value and whether elements stand in it is said by its description. */
export const elements: readonly FormElementDefinition[] = controls.map((control) => {
  const { value, isContainer } = elementTypeOf(control.type);
  return { ...control, hasValue: value !== undefined, isContainer };
});
