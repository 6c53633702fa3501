import type pg from "pg";
import type { Subscription } from "./Database.ts";

type Heard = (payload: string) => void;

/** Who hears which channel, apart from the connection: that one comes and goes. */
export class ChannelListeners {
  readonly #channels = new Map<string, Set<Heard>>();

  /** The statement that makes a session hear all channels; undefined when nobody listens. */
  get statement(): string | undefined {
    if (this.#channels.size === 0) return undefined;
    return [...this.#channels.keys()].map((channel) => `listen ${quoted(channel)}`).join("; ");
  }

  add(channel: string, heard: Heard): Subscription {
    const all = this.#channels.get(channel) ?? new Set();
    this.#channels.set(channel, all);
    // Each subscription is one of its own, also of a function that is subscribed twice.
    const own: Heard = (payload) => heard(payload);
    all.add(own);
    return {
      dispose: async () => {
        all.delete(own);
        if (all.size === 0 && this.#channels.get(channel) === all) this.#channels.delete(channel);
      },
    };
  }

  /** Something may have been said that no session heard: everybody looks. */
  tellAll(): void {
    for (const all of [...this.#channels.values()]) for (const heard of [...all]) heard("");
  }

  /** Passes on what a session hears. */
  attach(client: pg.ClientBase): void {
    client.on("notification", ({ channel, payload }) => {
      for (const heard of [...(this.#channels.get(channel) ?? [])]) heard(payload ?? "");
    });
  }
}

function quoted(channel: string): string {
  return `"${channel.replaceAll('"', '""')}"`;
}
