import { computed, signal, type ReadonlySignal } from "@preact/signals-react";
import type { User } from "#contract/auth.ts";
import { hasPermission } from "#core/permissions/hasPermission.ts";
import { toDisposable, type Disposable } from "#sdk/plugin/Disposable.ts";
import type { BrowserStorage } from "../storage/BrowserStorage.ts";
import { storageKeys } from "../storage/storageKeys.ts";

const administrator = "platon.admin";

const isAdministrator = (user: User | undefined): boolean => hasPermission(user?.permissions ?? [], administrator);

/**
 * Developer mode (spec §2 Links, §6): an administrator sees the product as a plain user does. Everything in the client
 * reads `user`, so nothing has to know of it; what the server allows is as before. Remembered in this browser.
 */
export class PlainView {
  readonly #storage: BrowserStorage;
  readonly #wanted = signal(false);
  /** Whether there is anything to hide from the person who is signed in. */
  readonly isOffered: ReadonlySignal<boolean>;
  readonly isOn: ReadonlySignal<boolean>;
  /** The signed-in person as the client is to see them. */
  readonly user: ReadonlySignal<User | undefined>;

  constructor(storage: BrowserStorage, signedIn: ReadonlySignal<User | undefined>) {
    this.#storage = storage;
    this.#wanted.value = isStored(storage);
    this.isOffered = computed(() => isAdministrator(signedIn.value));
    this.isOn = computed(() => this.#wanted.value && this.isOffered.value);
    this.user = computed(() => (signedIn.value && this.isOn.value ? plain(signedIn.value) : signedIn.value));
  }

  /** @returns whether it is on now; undefined for those who have nothing to hide: they have no such mode. */
  toggle(): boolean | undefined {
    if (!this.isOffered.peek()) return undefined;
    this.#wanted.value = !this.#wanted.peek();
    if (this.#wanted.peek()) this.#storage.set(storageKeys.developerMode, "true");
    else this.#storage.remove(storageKeys.developerMode);
    return this.#wanted.peek();
  }

  /** Ctrl+Shift+D by the place of the key, since on a Cyrillic layout its letter is another; also other tabs. */
  listen(told: (isOn: boolean) => void): Disposable {
    const press = (event: KeyboardEvent): void => {
      const isOurs = event.code === "KeyD" && event.ctrlKey && event.shiftKey && !event.altKey && !event.metaKey;
      if (!isOurs || event.repeat) return;
      const isOn = this.toggle();
      if (isOn === undefined) return;
      event.preventDefault();
      told(isOn);
    };
    window.addEventListener("keydown", press);
    const others = this.#storage.onOtherTab(() => void (this.#wanted.value = isStored(this.#storage)));
    return toDisposable(() => {
      window.removeEventListener("keydown", press);
      others.dispose();
    });
  }
}

const isStored = (storage: BrowserStorage): boolean => storage.get(storageKeys.developerMode) === "true";

/** Without whatever makes an administrator, wildcards too. */
const plain = (user: User): User => ({
  ...user,
  permissions: user.permissions.filter((permission) => !hasPermission([permission], administrator)),
});
