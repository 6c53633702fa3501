import type { Speech } from "#core/languages.ts";
import type { Project } from "../modules/projects/Project.ts";
import type { Services } from "../Services.ts";
import type { Caller } from "./Caller.ts";

export type { Caller } from "./Caller.ts";

/** Everything that a handler knows beside its input. */
export interface CallContext extends Speech {
  readonly requestId: string;
  readonly project: Project;
  /** Undefined for a guest; an endpoint of access "user" always has one. */
  readonly caller: Caller | undefined;
  /** When the caller's access token ends; undefined for a guest. */
  readonly tokenExpiresAt?: Date;
  /** True when the call came in under `public/`: only objects marked public are visible. */
  readonly isPublic: boolean;
  readonly address: string;
  /** By which the product was asked: one that the server knows as its own. */
  readonly host: { readonly name: string; readonly origin: string };
  /** As the browser sees the product. */
  readonly scheme: "http" | "https";
  readonly userAgent: string | undefined;
  /** Header `device-id` (D21). */
  readonly deviceId: string | undefined;
  readonly method: string;
  readonly headers: Headers;
  /** The body of a call whose endpoint reads it itself (contract `multipart`). */
  readonly openBody: () => ReadableStream<Uint8Array> | null;
  /** Where realms are served, `http://{label}.realm.localhost:3000`; undefined where they are not (X9). */
  readonly sandbox?: string;
  /** Where maps get the pictures of the ground. */
  readonly tiles?: string;
  readonly services: Services;
  /** Ends the connection without an end of the answer: what was sent of it is not to be taken for the whole. */
  readonly breakOff: () => void;
  /** Aborted when the client went away. */
  readonly signal: AbortSignal;
}
