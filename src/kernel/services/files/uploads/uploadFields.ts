import type { UploadTarget } from "#sdk/capabilities/files.ts";

type UploadFields = { readonly form_element_id: string } | { readonly category: string };

/** Of spec §3 Upload form fields those that say what a file is for. */
export const uploadFields = ({ element, category = "" }: UploadTarget): UploadFields =>
  element === undefined ? { category } : { form_element_id: element };
