/** In place of a field: documents that were made of a record lie with it, beside the files of its fields. */
export const documentsField = "$documents";
