import type { Host } from "./readHost.ts";

/** What is known of a request before anybody looks at what it wants. */
export interface RequestView {
  readonly id: string;
  readonly request: Request;
  readonly host: Host;
  /** Of the client, or as the trusted proxy says. */
  readonly address: string;
  /** Decoded parts of the path. */
  readonly segments: readonly string[];
  /** Whether the sender has ended the connection: nobody waits for the answer. */
  readonly isGone: () => boolean;
  /** Ends the connection without an end of the answer. */
  readonly breakOff: () => void;
}
