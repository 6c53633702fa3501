import type { CallContext } from "../../http/CallContext.ts";

interface Dropped {
  readonly id: string;
  readonly state: "pending" | "removed";
}

/** Bytes first, the row last: what does not succeed here the next cleaning does, when the row's time is over. */
export async function dropFile({ services }: CallContext, { id, state }: Dropped): Promise<void> {
  try {
    await services.files.remove(id);
    await services.database.sql.deleteFrom("platon.files").where("id", "=", id).where("state", "=", state).execute();
  } catch (error) {
    services.log.warn({ err: error, fileId: id, state }, "a file is still on the disk");
  }
}
