/** A chunk of its own, fetched with the first text of JSON that has one of them. */
export const textSchemas = __TEXT_SCHEMAS__;
