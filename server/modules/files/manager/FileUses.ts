import { sql } from "kysely";
import type { FileUse } from "#contract/file.ts";
import type { CallContext } from "../../../http/CallContext.ts";
import { translator, type ProjectConfig } from "../../config/index.ts";
import { anyOf, formOver, holderOf, scopesOver, type Holder } from "../fileScopes.ts";
import type { StoredFile } from "../StoredFile.ts";

type Place = Pick<FileUse, "title" | "form"> & {
  /** Ids of the records that the caller may change. */
  readonly changeable: ReadonlySet<string>;
};

const placeKey = ({ source, field }: Pick<Holder, "source" | "field">): string => JSON.stringify([source, field]);

/** What holds the files of a page, asked once for each field that holds any of them. */
export class FileUses {
  readonly #places: ReadonlyMap<string, Place>;

  private constructor(places: ReadonlyMap<string, Place>) {
    this.#places = places;
  }

  static async of(context: CallContext, files: readonly StoredFile[]): Promise<FileUses> {
    const holders = files.flatMap((file) => holderOf(file) ?? []);
    const fields = new Map(holders.map((holder) => [placeKey(holder), holder]));
    const places = [...fields].map(async ([key, field]) => {
      const ids = holders.filter((one) => placeKey(one) === key).map(({ recordId }) => recordId);
      return [key, await placeOf(context, field, ids)] as const;
    });
    return new FileUses(new Map(await Promise.all(places)));
  }

  over(file: StoredFile): FileUse[] {
    const holder = holderOf(file);
    const place = holder && this.#places.get(placeKey(holder));
    return place ? [{ ...holder, title: place.title, form: place.form }] : [];
  }

  /** Of a file that the caller reads: what no record holds is theirs, or the library's that they keep. */
  isChangeable(file: StoredFile): boolean {
    const holder = holderOf(file);
    return !holder || this.#places.get(placeKey(holder))?.changeable.has(holder.recordId) === true;
  }
}

async function placeOf(context: CallContext, holder: Holder, ids: readonly string[]): Promise<Place> {
  const config = await context.services.configuration.of(context.project.id);
  return {
    title: translator(config, context)(sourceTitle(holder.source, config.datasets)),
    form: (await formOver(context, holder)) ?? null,
    changeable: await changeableRecords(context, holder, ids),
  };
}

async function changeableRecords(context: CallContext, holder: Holder, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const scopes = await scopesOver(context, holder, "update");
  const [first] = scopes;
  if (!first) return new Set();
  const { rows } = await sql<{ id: string }>`
    select t.id::text as id from ${first.from()} where t.id::text in (${sql.join(ids)}) and ${anyOf(scopes)}`
    .execute(context.services.database.sql);
  return new Set(rows.map(({ id }) => id));
}

/** A source as events name it, by the title of its dataset. */
export function sourceTitle(source: string, datasets: ProjectConfig["datasets"]): string {
  const name = source.slice(source.indexOf(":") + 1);
  return datasets.get(name)?.title ?? name;
}
