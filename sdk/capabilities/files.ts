import type { EndpointName } from "#contract/endpoints.ts";
import type { RemoteFile } from "#contract/file.ts";
import type { Readable } from "../plugin/Readable.ts";
import type { CallOptions } from "./http.ts";
import type { GuestMembers } from "./guestMembers.ts";

export type { RemoteFile } from "#contract/file.ts";

export interface PickOptions {
  /** Extensions without the point, `["pdf", "png"]`; any file unless said. */
  readonly extensions?: readonly string[];
  readonly isMultiple?: boolean;
}

/** A file that the user chose. Its bytes stay with the product; the plugin holds a key to it, until the page is left. */
export interface PickedFile {
  readonly key: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** As the browser says; the server looks for itself. */
  readonly type: string;
}

/** What a file is uploaded for (spec §3 Upload form fields): an element, or a category of the project's library. */
export interface UploadTarget {
  /** Id of the form element whose rules (size, extensions) hold. */
  readonly element?: string;
  /** In place of an element: key of the category whose rules hold, empty for none. */
  readonly category?: string;
  /** Of a public form: the file is a guest's. */
  readonly isPublic?: boolean;
}

export interface UploadProgress {
  /** Bytes that have left. */
  readonly sent: number;
  /** All bytes. */
  readonly size: number;
  /** Bytes a second, lately; 0 until that is known. */
  readonly speed: number;
}

/** A file on its way to the server. */
export interface FileUpload {
  readonly progress: Readable<UploadProgress>;
  /** @throws PlatonError `file_too_large`, `unsupported_media_type`, `forbidden`, `network`; `cancelled` after an end */
  readonly file: Promise<RemoteFile>;
  /** Ends it; what the server has is forgotten there. */
  cancel(): void;
  /** Ends it; sent again within a week, a large file goes on where it was, also in another document. */
  stop(): void;
}

/**
 * Files: the user chooses them, the server keeps them, and a form's value holds their ids (spec §3 Remote file, D9).
 *
 * Guests: the operations that the grant names; `pick` belongs to `upload`, `preview` to `open`. A file that the user may not see
 * cannot be reached.
 * @since 1.0.0
 * @example
 * const [file] = await files.pick({ extensions: ["pdf"] });
 * if (file) await forms.insert("letters", { scan: (await files.upload(file.key, "letters.scan")).id });
 */
export interface FilesCapability {
  /**
   * Asks the user for files; none when the dialog is closed. Needs a click or a key just before.
   * @throws PlatonError `not_activated`
   */
  pick(options?: PickOptions): Promise<PickedFile[]>;
  /**
   * Sends a picked file to the server, for an element of a form.
   * @param element id of the form element whose rules (size, extensions) hold
   * @throws PlatonError `not_found` for an unknown key, `file_too_large`, `unsupported_media_type`, `forbidden`
   */
  upload(key: string, element: string): Promise<RemoteFile>;
  /**
   * Sends a file that the screen holds and tells how far it is; above 5 MB in pieces, so that a cut connection costs one piece
   * (D9). After a failure the same call tries again, and goes on where a large file stopped. Not for guests.
   * @example const { file, progress } = files.send(chosen, { element: "letters.scan" });
   */
  send(file: File, target: UploadTarget): FileUpload;
  /** Name, size and time of a file. Not for guests. @throws PlatonError `not_found` */
  describe(id: string, options?: { readonly isPublic?: boolean; readonly signal?: AbortSignal }): Promise<RemoteFile>;
  /** An address that shows an image, at most so large, for ten minutes (D5). Not for guests. @throws PlatonError `not_found` */
  thumbnail(id: string, size: { readonly width: number; readonly height: number }): Promise<string>;
  /**
   * The same at once, by the ticket that a table's row brings (null where the table is public), as long as it is good. Not for
   * guests.
   */
  smallPicture(id: string, picture: { readonly ticket: string | null; readonly width: number; readonly height: number }): string;
  /** Gives the user the file, under its name. Not for guests. @throws PlatonError `not_found`, `network` */
  save(id: string): Promise<void>;
  /**
   * Gives the user what a call answers as a file: the browser itself fetches it onto the disk, however large it is. The call
   * carries a ticket, because no token goes with it. Not for guests.
   * @param name of the file, unless the server says another
   * @example files.saveAnswer("GET database/backup", { query: { ticket } }, "platon.backup");
   */
  saveAnswer<Call extends EndpointName & `GET ${string}`>(call: Call, options: CallOptions<Call>, name: string): void;
  /**
   * An address that shows the file for ten minutes (D5), for `src` or a link.
   * @throws PlatonError `not_found`, `forbidden`
   */
  open(id: string): Promise<string>;
  /**
   * Content and type of the file, at most 16 MiB: for a picture in a document of its own (`URL.createObjectURL`), for text
   * that a component works with.
   * @throws PlatonError `not_found`, `forbidden`, `answer_too_large`
   * @example const rows = (await (await files.read(record.list)).text()).split("\n");
   */
  read(id: string): Promise<Blob>;
  /**
   * Shows the file over the screen: image, video or pdf, else that it cannot be previewed; it can be saved there (spec §2
   * File preview). Settles when it is open. Needs a click or a key just before.
   * @throws PlatonError `not_activated`; for guests `too_many`
   * @example <button onClick={() => files.preview(row.scan)}>…</button>
   */
  preview(id: string): Promise<void>;
  /** @throws PlatonError `not_found`, `forbidden` */
  remove(id: string): Promise<void>;
}

/** What of it code in a sandbox may be granted. */
export const filesForGuests = {
  methods: ["pick", "upload", "open", "read", "preview", "remove"],
  mirrors: [],
  subscriptions: [],
} as const satisfies GuestMembers<FilesCapability>;
