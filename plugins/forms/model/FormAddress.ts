import type { FormConfig, FormRecord } from "#sdk/wire.ts";

export interface FormData {
  readonly config: FormConfig;
  /** Undefined for a new record. */
  readonly record: FormRecord | undefined;
}

export interface FormAddress {
  readonly name: string;
  readonly id: string | undefined;
  readonly isPublic: boolean;
  /** Of a guest: opens the record that they sent. */
  readonly ticket?: string | undefined;
}
