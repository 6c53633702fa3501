import type { UploadTarget } from "#sdk/capabilities/files.ts";
import type { HttpClient } from "../../http/HttpClient.ts";
import type { BrowserStorage } from "../../storage/BrowserStorage.ts";
import type { UploadMeter } from "./UploadMeter.ts";

/** One file on its way. */
export interface Sending {
  readonly http: HttpClient;
  readonly storage: BrowserStorage;
  readonly file: File;
  readonly target: UploadTarget;
  readonly meter: UploadMeter;
  readonly signal: AbortSignal;
  /** After the signal: whether the server shall keep what it has. */
  readonly isKept: () => boolean;
}
