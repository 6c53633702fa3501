import type { Kysely } from "kysely";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";
import type { ZipEntry } from "../../documents/zipBytes.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { recordAudit } from "../audit/index.ts";
import { translator, type DocumentTemplate } from "../config/index.ts";
import { documentFiles, type MadeFile, type WantedFiles } from "./documentFiles.ts";
import { fileNameOf } from "./fileNameOf.ts";
import { HeldNumbers } from "./HeldNumbers.ts";
import { KeptDocuments, sourceOf } from "./KeptDocuments.ts";

/** A document that is made, with everything that stays of it: its numbers, its place with the records, its line in the audit record. */
export class DocumentRun {
  readonly title: string;
  readonly #context: CallContext;
  readonly #template: DocumentTemplate;
  readonly #wanted: WantedFiles;
  readonly #numbers: HeldNumbers | undefined;
  readonly #kept: KeptDocuments | undefined;
  readonly #source: string;
  readonly #labels: string[] = [];
  readonly #ids: string[] = [];

  private constructor(context: CallContext, template: DocumentTemplate, { wanted, title, source }: { readonly wanted: WantedFiles; readonly title: string; readonly source: string }) {
    this.title = title;
    this.#context = context;
    this.#template = template;
    this.#source = source;
    this.#numbers = HeldNumbers.of(context, template);
    this.#wanted = { ...wanted, numbers: this.#numbers };
    this.#kept = template.isKept ? new KeptDocuments(context, { template, title, format: wanted.format }) : undefined;
  }

  /** @param context in the language of the document */
  static async open(context: CallContext, template: DocumentTemplate, wanted: WantedFiles): Promise<DocumentRun> {
    const title = translator(await context.services.configuration.of(context.project.id), context)(template.title);
    return new DocumentRun(context, template, { wanted, title, source: await sourceOf(context, template) });
  }

  /** Of what is kept, after {@link settle}. */
  get keptIds(): readonly string[] {
    return this.#kept?.ids ?? [];
  }

  /** @throws CallFailure as documentFiles */
  async *files(): AsyncGenerator<MadeFile> {
    for await (const made of documentFiles(this.#context, this.#template, this.#wanted)) {
      await this.#kept?.add(made);
      await this.#numbers?.renew();
      this.#labels.push(...made.numbers);
      this.#ids.push(...made.ids);
      yield made;
    }
  }

  /** All of it is made and settled, or nothing. @throws CallFailure as documentFiles */
  async make(): Promise<ZipEntry[]> {
    try {
      const files: ZipEntry[] = [];
      for await (const { bytes, numbers } of this.files()) files.push({ name: fileNameOf(this.title, numbers, this.#wanted.format), bytes });
      await this.settle();
      return files;
    } catch (error) {
      await this.drop();
      throw error;
    }
  }

  /**
   * Everything was made and taken: the numbers are given, and what is kept stays.
   * @param beside what has to be true with it
   */
  async settle(beside?: (tx: Kysely<PlatonSchema>) => Promise<void>): Promise<void> {
    const { question, format } = this.#wanted;
    const numbers = this.#labels.slice(0, 100);
    const details = { action: "document", format, ...(numbers.length > 0 && { numbers }), ids: (question.ids ?? this.#ids).slice(0, 100) };
    await this.#context.services.database.transaction(async (tx) => {
      await this.#numbers?.give(tx);
      await this.#kept?.keep(tx, this.#source);
      await recordAudit(tx, this.#context, { event: "custom", object: `document:${this.#template.name}`, details });
      await beside?.(tx);
    });
  }

  /** Nothing of it stays. */
  async drop(): Promise<void> {
    await this.#numbers?.free();
    await this.#kept?.drop();
  }
}
