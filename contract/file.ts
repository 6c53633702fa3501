import Type, { type Static } from "typebox";

/** Spec §3 Remote file; what a form's values hold is its `id`. */
export const RemoteFile = Type.Object({
  id: Type.String(),
  /** As the user's machine called it, cleaned: no path, nothing invisible. */
  name: Type.String(),
  /** Bytes. */
  size: Type.Integer(),
  /** Lower case without the point; empty when the name has none. */
  extension: Type.String(),
  /** `DD.MM.YYYY HH:mm:ss` in the project's time zone. */
  createdAt: Type.String(),
});
export type RemoteFile = Static<typeof RemoteFile>;

/** Spec §3 Upload form fields: the parts of `multipart/form-data`, in any order. The file has at most 10 MB (D9). */
export const UploadForm = Type.Object({
  form_element_id: Type.String(),
  /** The caller's own project unless said. */
  form_element_project_id: Type.Optional(Type.String()),
  data_source: Type.Optional(Type.String()),
  file: Type.Unsafe<Blob>({ type: "string", format: "binary" }),
});

/** Where a file is asked for: its id in place of the path part, and the ticket that stands for a bearer (D5). */
export const FileQuery = Type.Object({
  id: Type.Optional(Type.String({ maxLength: 100 })),
  ticket: Type.Optional(Type.String({ maxLength: 500 })),
});

/** Pixels of the place that a picture is shown in: it comes at least as large, if it is, and upright. */
export const ImageQuery = Type.Object({
  ...FileQuery.properties,
  w: Type.Optional(Type.String({ pattern: "^[0-9]{1,5}$" })),
  h: Type.Optional(Type.String({ pattern: "^[0-9]{1,5}$" })),
});

/** Opens one file by GET for ten minutes, as often as wanted, while the session lives (D5). */
export const FileTicket = Type.Object({ ticket: Type.String() });
