import type { DatabaseHealth, Subscription } from "./Database.ts";
import type { HeavyReach } from "./HeavyPlaces.ts";
import type { Lease } from "./Lease.ts";
import type { QueryClass } from "./QueryClass.ts";

/** What the embedded database and a PostgreSQL server differ in. */
export interface Engine {
  readonly kind: "embedded" | "postgres";
  readonly heavyReach: HeavyReach;
  /**
   * @throws DatabaseUnavailable when no session came free in the time that the class allows
   * @throws DatabaseBusy when no place for heavy reads did
   */
  lease(queryClass: QueryClass): Promise<Lease>;
  /** Another engine over a copy of the database as it is now; undefined where sessions of this one can see one moment. */
  copy(): Promise<Engine | undefined>;
  listen(channel: string, heard: (payload: string) => void): Promise<Subscription>;
  health(): DatabaseHealth;
  announceClose(): void;
  close(): Promise<void>;
}
