import type { FormConfig, FormRecord, Option, SavedRecord } from "#contract/form.ts";
import type { Disposable } from "../plugin/Disposable.ts";
import type { GuestMembers } from "./guestMembers.ts";
import type { ReadOptions, TableChange } from "./tables.ts";

export interface RecordReadOptions extends ReadOptions {
  /** Of a guest: the right that the insert answered. Not for code in a sandbox. */
  readonly ticket?: string | undefined;
}

export interface OptionsQuery {
  readonly text?: string;
  readonly filter?: string;
  /** From 1; behind a full page there may be another. */
  readonly page?: number;
  /** Options of these ids only. */
  readonly ids?: string[];
  readonly isPublic?: boolean;
  readonly signal?: AbortSignal;
}

/**
 * Forms: configuration, records, options, always under the signed-in user's own permissions.
 *
 * Guests: the forms that the grant names; `config`, `read`, `options` and `watch` need `read`, `insert` and `update`
 * their own names, `remove` and `restore` need `delete`.
 * @since 1.0.0
 * @example const saved = await forms.update("cities", id, { values: { population: 12 }, version: 3 });
 * @see spec §3 Form element, decisions D7, D10
 */
export interface FormsCapability {
  /** @throws PlatonError `not_found`, `forbidden`, `plugin_disabled`; for guests `capability_missing` */
  config(name: string, options?: ReadOptions): Promise<FormConfig>;
  /** @throws PlatonError those of `config` */
  read(name: string, id: string, options?: RecordReadOptions): Promise<FormRecord>;
  /**
   * Of a guest whose form was filled by a program (`isTrapped`: a mark that no person sees was set) nothing is kept.
   * The answer of a write holds the values for whoever may read the record, for others its id and version.
   * @throws PlatonError `invalid_values` (details.fields), `duplicate`, `foreign_key`
   */
  insert(
    name: string,
    values: Record<string, unknown>,
    options?: { idempotencyKey?: string; isPublic?: boolean; isTrapped?: boolean },
  ): Promise<SavedRecord>;
  /** @throws PlatonError `stale_version` (details.data is a {@link Conflict}, not for guests), `invalid_values` */
  update(name: string, id: string, change: { values: Record<string, unknown>; version: number }): Promise<SavedRecord>;
  /** Soft unless `isHard`. @throws PlatonError `stale_version`, `forbidden`, `referenced` */
  remove(name: string, id: string, options: { version: number; isHard?: boolean }): Promise<void>;
  /** @throws PlatonError `not_restorable`, `forbidden` */
  restore(name: string, id: string): Promise<SavedRecord>;
  options(name: string, element: string, query?: OptionsQuery): Promise<Option[]>;
  /** Calls the listener when this record changes, by whomever (D10). */
  watch(name: string, id: string, listener: (change: TableChange) => void): Disposable;
}

/** What of it code in a sandbox may be granted. */
export const formsForGuests = {
  methods: ["config", "read", "insert", "update", "remove", "restore", "options"],
  mirrors: [],
  subscriptions: ["watch"],
} as const satisfies GuestMembers<FormsCapability>;
