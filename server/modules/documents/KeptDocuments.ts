import { randomUUID } from "node:crypto";
import { sql, type Kysely } from "kysely";
import { documentsField } from "../../access/documentsField.ts";
import { relationSource } from "../../access/Relation.ts";
import type { DocumentFormat } from "../../documents/DocumentOrder.ts";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { resolveSource, type DocumentTemplate } from "../config/index.ts";
import { beginFile, dropFile, takeRoom } from "../files/index.ts";
import type { MadeFile } from "./documentFiles.ts";
import { fileNameOf } from "./fileNameOf.ts";

/** Milliseconds that a file waits for the others that are made with it: as long as a task may take. */
const life = 4 * 3_600_000;
/** Bytes of one document. */
const largest = 256 * 1024 ** 2;

interface Kept extends Pick<MadeFile, "ids" | "fields"> {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly number: string | null;
}

interface KeptOptions {
  readonly template: DocumentTemplate;
  /** In the language of the document. */
  readonly title: string;
  readonly format: DocumentFormat;
}

/** Documents that stay with their records: their bytes lie in the store before anybody is told of them, and all stay or none. */
export class KeptDocuments {
  readonly #context: CallContext;
  readonly #options: KeptOptions;
  readonly #files: Kept[] = [];

  constructor(context: CallContext, options: KeptOptions) {
    this.#context = context;
    this.#options = options;
  }

  get ids(): readonly string[] {
    return this.#files.map(({ id }) => id);
  }

  async add({ bytes, ids, numbers, fields }: MadeFile): Promise<void> {
    const { services } = this.#context;
    const [id, number] = [randomUUID(), numbers[0] ?? null];
    const name = fileNameOf(this.#options.title, numbers, this.#options.format);
    await beginFile(services.database.sql, this.#context, { id, life, name, size: bytes.length });
    this.#files.push({ id, name, size: bytes.length, number, ids, fields });
    await services.files.write(id, pieces(bytes), largest);
    await services.files.keep(id);
  }

  /** @throws CallFailure `quota_exceeded` */
  async keep(tx: Kysely<PlatonSchema>, source: string): Promise<void> {
    const { project, caller } = this.#context;
    const { template, title, format } = this.#options;
    for (const { id, name, size, number, ids, fields } of this.#files) {
      await takeRoom(tx, this.#context, { id, size });
      await tx.updateTable("platon.files")
        .set({ state: "ready", name, extension: format, kind: format, size, source, record_id: ids[0] ?? null, field: documentsField, expires_at: null })
        .where("id", "=", id).where("state", "=", "pending").executeTakeFirstOrThrow();
      await sql`
        insert into platon.kept_documents (file_id, project_id, record_ids, template, title, number, format, fields, made_by_name)
        values (${id}, ${project.id}, ${[...ids]}::uuid[], ${template.name}, ${title}, ${number}, ${format}, ${[...fields]}::text[], ${caller?.fullName ?? ""})
      `.execute(tx);
    }
  }

  /** None of them stays. */
  async drop(): Promise<void> {
    for (const id of this.ids) await dropFile(this.#context, { id, state: "pending" });
  }
}

/** Where the records of a template come from, as files name it. */
export async function sourceOf({ services, project }: CallContext, { table }: DocumentTemplate): Promise<string> {
  const config = await services.configuration.of(project.id);
  const shown = config.tables.get(table);
  return shown ? relationSource(resolveSource(shown.source, config)) : "";
}

async function* pieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(bytes);
}
