import Type, { type Static } from "typebox";
import { Nullable, Text } from "./endpoint.ts";

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

/** Bytes as a part of `multipart/form-data`. */
export const FilePart = Type.Unsafe<Blob>({ type: "string", format: "binary" });

/** Spec §3 Upload form fields: the parts of `multipart/form-data`, in any order. The file has at most 10 MB (D9). */
export const UploadForm = Type.Object({
  /** One of this and `category` is there. */
  form_element_id: Type.Optional(Type.String()),
  /** In place of an element: the file is of the project's library, in this category; empty for none. */
  category: Type.Optional(Type.String()),
  /** The caller's own project unless said. */
  form_element_project_id: Type.Optional(Type.String()),
  data_source: Type.Optional(Type.String()),
  file: FilePart,
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

/** What a table's row tells of a file that it holds. */
export const RowFile = Type.Object({
  name: Type.String(),
  size: Type.Integer(),
  extension: Type.String(),
  /** Whether `uploads/images/{id}?w=` answers. */
  hasThumbnail: Type.Boolean(),
  /** Opens the file by GET for some minutes (D5); null where it needs none. */
  ticket: Nullable(Type.String()),
});
export type RowFile = Static<typeof RowFile>;

/** The file manager's question: a folder is a category, or a source of records (`dataset:papers`); both may be asked for at once. */
export const FilesQuery = Type.Object({
  /** All that the caller may read; their own that no record holds; everybody's that no record holds (administrators). */
  view: Type.Optional(Type.Union([Type.Literal("all"), Type.Literal("own"), Type.Literal("orphans")])),
  category: Type.Optional(Text({ maxLength: 100 })),
  source: Type.Optional(Text({ maxLength: 200 })),
  /** Part of a name, whatever its case and alphabet. */
  text: Type.Optional(Text({ maxLength: 200 })),
  sort: Type.Optional(Type.Union([
    Type.Literal("name"), Type.Literal("-name"), Type.Literal("size"), Type.Literal("-size"), Type.Literal("createdAt"), Type.Literal("-createdAt"),
  ])),
  /** From 0. */
  page: Type.Optional(Type.String({ pattern: "^[0-9]{1,6}$" })),
  /** Of a page, 50 unless said. */
  size: Type.Optional(Type.String({ pattern: "^([1-9][0-9]?|1[0-9]{2}|200)$" })),
});
export type FilesQuery = Static<typeof FilesQuery>;

/** A record whose field holds a file. */
const FileUse = Type.Object({
  source: Type.String(),
  recordId: Type.String(),
  field: Type.String(),
  /** What the source is called. */
  title: Type.String(),
  /** A form that shows the record to the caller; null where there is none. */
  form: Nullable(Type.String()),
});
export type FileUse = Static<typeof FileUse>;

export const ListedFile = Type.Object({
  ...RemoteFile.properties,
  category: Nullable(Type.String()),
  /** Who uploaded it; null for a guest. */
  uploader: Nullable(Type.String()),
  /** Whether `uploads/images/{id}?w=` answers. */
  hasThumbnail: Type.Boolean(),
  /** Opens the file and its thumbnails by GET for ten minutes (D5); null for one that the caller may not read. */
  ticket: Nullable(Type.String()),
  /** Empty while no record holds it. */
  usedBy: Type.Array(FileUse),
  /** When it goes by itself; null for one that a record holds, and for one of the library. */
  expiresAt: Nullable(Type.String()),
  /** Whether the caller may rename and move it, and delete it while no record holds it. */
  isChangeable: Type.Boolean(),
});
export type ListedFile = Static<typeof ListedFile>;

export const FilesAnswer = Type.Object({ items: Type.Array(ListedFile), hasMore: Type.Boolean() });
export type FilesAnswer = Static<typeof FilesAnswer>;

/** Counted are the files that the caller may see. */
const FileFolder = Type.Object({ name: Type.String(), title: Type.String(), count: Type.Integer(), size: Type.Integer() });
export type FileFolder = Static<typeof FileFolder>;

export const FileFolders = Type.Object({
  categories: Type.Array(FileFolder),
  sources: Type.Array(FileFolder),
  /** The caller's own that no record holds. */
  own: Type.Integer(),
  /** Whether the caller may add files to the library. */
  mayUpload: Type.Boolean(),
  /** Bytes of all files of the project, and how many they may be; for administrators. */
  room: Nullable(Type.Object({ used: Type.Integer(), quota: Nullable(Type.Integer()) })),
});
export type FileFolders = Static<typeof FileFolders>;

export const FileChange = Type.Object({
  name: Type.Optional(Text({ minLength: 1, maxLength: 500 })),
  /** Key of a category; null for none. */
  category: Type.Optional(Nullable(Text({ minLength: 1, maxLength: 100 }))),
});
export type FileChange = Static<typeof FileChange>;
