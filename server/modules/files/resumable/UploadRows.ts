import { Metadata, Upload } from "@tus/server";
import type { Configstore } from "@tus/file-store";
import type { Database } from "../../../database/Database.ts";
import { idOf } from "./uploadKeys.ts";

/**
 * What @tus/server asks of an upload beside its bytes, from the rows that all nodes share. The rows are there before
 * the first byte ({@link beginUpload}), and go with the file's.
 */
export class UploadRows implements Configstore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async get(key: string): Promise<Upload | undefined> {
    const row = await this.#database.sql
      .selectFrom("platon.resumable_uploads as upload")
      .innerJoin("platon.files as file", "file.id", "upload.id")
      .select(["file.size", "file.created_at", "upload.metadata"])
      .where("upload.id", "=", idOf(key))
      .where("file.state", "=", "pending")
      .executeTakeFirst();
    if (!row) return undefined;
    const metadata = Metadata.parse(row.metadata);
    return new Upload({ id: key, size: row.size, offset: 0, metadata, creation_date: new Date(row.created_at).toISOString() });
  }

  async set(): Promise<void> {
    // Written by beginUpload, with all that the row of a file needs.
  }

  async delete(key: string): Promise<void> {
    await this.#database.sql.deleteFrom("platon.files").where("id", "=", idOf(key)).where("state", "=", "pending").execute();
  }
}
