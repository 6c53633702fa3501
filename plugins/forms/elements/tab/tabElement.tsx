import { defineFormElement } from "#sdk/contributions/formElement.ts";
import { fieldsetElement } from "../fieldset/fieldsetElement.tsx";

/** One of `tabs`, which draw what stands in it; by itself, outside of them, it is a group under its label. */
export const tabElement = defineFormElement({ ...fieldsetElement, type: "tab" });
