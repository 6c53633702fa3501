import { computed, effect, signal, type ReadonlySignal } from "@preact/signals-react";
import type { ActiveTheme } from "#sdk/capabilities/theme.ts";
import type { ThemeDefinition } from "#sdk/contributions/theme.ts";
import { toDisposable, type Disposable } from "#sdk/plugin/Disposable.ts";
import { DisposableStore } from "#sdk/plugin/DisposableStore.ts";
import type { Log } from "../log/Log.ts";
import type { BrowserStorage } from "../storage/BrowserStorage.ts";
import { storageKeys } from "../storage/storageKeys.ts";
import { resolveTheme, type ResolvedTheme } from "./resolveTheme.ts";

export interface ThemeServiceOptions {
  readonly storage: BrowserStorage;
  readonly log: Pick<Log, "warn">;
  readonly permissions: ReadonlySignal<readonly string[]>;
  readonly offered: ReadonlySignal<readonly string[]>;
  readonly definitions: ReadonlySignal<readonly ThemeDefinition[]>;
  /** Whether project and user are known; until then the document keeps the look that it was painted with. */
  readonly isSettled: ReadonlySignal<boolean>;
  /** The theme of the first frame (public/first-look.js). */
  readonly shown: string | undefined;
}

/** The theme of the document: chosen by `resolveTheme`, shown as `data-theme` on the root element. */
export class ThemeService {
  readonly #options: ThemeServiceOptions;
  readonly #stored = signal<string | undefined>(undefined);
  readonly #known: ReadonlySignal<readonly { readonly name: string; readonly isDark: boolean }[]>;
  readonly resolved: ReadonlySignal<ResolvedTheme>;
  readonly current: ReadonlySignal<ActiveTheme>;

  constructor(options: ThemeServiceOptions) {
    this.#options = options;
    this.#stored.value = readStored(options.storage);
    this.#known = computed(() =>
      options.definitions.value.flatMap(({ id, colours }) => colours.map((one) => ({ name: `${id}.${one.id}`, isDark: one.isDark }))),
    );
    this.resolved = computed(() => this.#resolve());
    this.current = computed(() => {
      const { name } = this.resolved.value;
      return { name, isDark: this.#known.value.find((colour) => colour.name === name)?.isDark ?? false };
    });
  }

  /** Shows the theme, now and at each change, also those that another tab makes. */
  apply(root: HTMLElement): Disposable {
    const { storage, isSettled } = this.#options;
    const shown = new DisposableStore();
    const stop = effect(() => {
      const { name } = this.resolved.value;
      root.dataset["theme"] = name;
      if (isSettled.value) storage.set(storageKeys.shownTheme, name);
    });
    shown.add(toDisposable(stop));
    shown.add(storage.onOtherTab(() => void (this.#stored.value = readStored(storage))));
    return shown;
  }

  /** Once all themes are known: forgets a stored one that does not exist. */
  forgetUnknown(): void {
    const { storage, log } = this.#options;
    const theme = storage.get(storageKeys.theme);
    const colour = storage.get(storageKeys.themeColour);
    if (theme === undefined && colour === undefined) return;
    if (this.#known.peek().some(({ name }) => name === `${theme}.${colour}`)) return;
    storage.remove(storageKeys.theme, storageKeys.themeColour);
    this.#stored.value = undefined;
    log.warn("a stored theme does not exist, and was reset", { theme, colour });
  }

  /** Remembers the choice. A theme that is not offered, forced or blocked by permission changes nothing (spec §6). */
  set(name: string): void {
    const { storage } = this.#options;
    const { available, mayChange } = this.resolved.peek();
    const [theme, colour] = name.split(".");
    if (!mayChange || !available.includes(name) || theme === undefined || colour === undefined) return;
    storage.set(storageKeys.theme, theme);
    storage.set(storageKeys.themeColour, colour);
    this.#stored.value = name;
  }

  #resolve(): ResolvedTheme {
    const { permissions, offered, isSettled, shown } = this.#options;
    if (!isSettled.value && shown !== undefined) return { name: shown, available: [], isForced: false, mayChange: false };
    const known = this.#known.value.map(({ name }) => name);
    return resolveTheme({ permissions: permissions.value, stored: this.#stored.value, offered: offered.value, known });
  }
}

function readStored(storage: BrowserStorage): string | undefined {
  const theme = storage.get(storageKeys.theme);
  const colour = storage.get(storageKeys.themeColour);
  return theme && colour ? `${theme}.${colour}` : undefined;
}
