import type { BrowserStorage } from "../../services/storage/BrowserStorage.ts";
import { storageKeys } from "../../services/storage/storageKeys.ts";

export interface RecentPlace {
  readonly title: string;
  /** Path and query of our own, without modals. */
  readonly href: string;
}

const most = 8;

export const pathOf = (href: string): string => href.split("?")[0] ?? href;

/** Where the person was last, the latest first; the session takes them along as it ends. */
export class RecentPlaces {
  readonly #storage: BrowserStorage;

  constructor(storage: BrowserStorage) {
    this.#storage = storage;
  }

  list(): readonly RecentPlace[] {
    const stored = this.#storage.getJson(storageKeys.recentPlaces);
    return Array.isArray(stored) ? stored.filter(isPlace).slice(0, most) : [];
  }

  note(place: RecentPlace): void {
    const others = this.list().filter((other) => pathOf(other.href) !== pathOf(place.href));
    this.#storage.setJson(storageKeys.recentPlaces, [place, ...others].slice(0, most));
  }
}

/** Anything may be stored there; an address of another origin is no place. */
function isPlace(value: unknown): value is RecentPlace {
  const { title, href } = (value ?? {}) as Partial<RecentPlace>;
  return typeof title === "string" && typeof href === "string" && /^\/(?![/\\])/.test(href);
}
