import type { Insertable, Kysely } from "kysely";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { after } from "./lifetimes.ts";

type Told = Pick<Insertable<PlatonSchema["platon.files"]>, "name" | "extension" | "size">;

interface Begun extends Told {
  readonly id: string;
  /** Milliseconds until what is not finished by then goes. */
  readonly life: number;
}

/** The row of a file whose bytes are to come: nothing lies on the disk that no row knows of. */
export async function beginFile(
  database: Kysely<PlatonSchema>, { services, project, caller }: CallContext, { id, life, ...told }: Begun,
): Promise<void> {
  const now = services.now();
  await database
    .insertInto("platon.files")
    .values({
      ...told, id, project_id: project.id, state: "pending", created_at: now.toISOString(), uploaded_by: caller?.userId ?? null,
      element_id: null, expires_at: after(now, life), source: null, record_id: null, field: null,
    })
    .execute();
}
