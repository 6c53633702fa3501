import { computed, effect, signal, untracked, type ReadonlySignal } from "@preact/signals-react";
import type { Organization, User } from "#contract/auth.ts";
import { toDisposable, type Disposable } from "#sdk/plugin/Disposable.ts";
import type { HttpClient } from "../http/HttpClient.ts";
import type { Log } from "../log/Log.ts";
import type { BrowserStorage } from "../storage/BrowserStorage.ts";
import { storageKeys } from "../storage/storageKeys.ts";
import type { ClientSession } from "./ClientSession.ts";

export interface OrganizationsOptions {
  readonly http: Pick<HttpClient, "call">;
  readonly session: ClientSession;
  readonly storage: BrowserStorage;
  readonly log: Log;
  /** Reads anew what depends on the organisation: menu, project. */
  readonly reload: () => void;
  /** Something unsaved is open: its screen stays as it is. */
  readonly isDirty: () => boolean;
  /** The organisation changed elsewhere while something unsaved is open. */
  readonly onKept: () => void;
}

/** The organisations of the user, and the one in which the user works (spec §3, §4 Organization). */
export class Organizations {
  readonly #options: OrganizationsOptions;
  readonly #list = signal<readonly Organization[] | undefined>(undefined);
  readonly #generation = signal(0);
  #isChanging = false;

  readonly list: ReadonlySignal<readonly Organization[]>;
  readonly present: ReadonlySignal<Organization | undefined>;
  /** One has to be chosen before anything else (spec §4 Organization). */
  readonly mustChoose: ReadonlySignal<boolean>;
  /** Rises when the organisation changed: screens are created anew, for what they show was read in the other one. */
  readonly generation: ReadonlySignal<number> = this.#generation;

  constructor(options: OrganizationsOptions) {
    this.#options = options;
    const { user } = options.session;
    this.list = computed(() => this.#list.value ?? user.value?.organizations ?? []);
    this.mustChoose = computed(() => user.value?.orgId === null && !user.value.observer && isForOrganizations(user.value));
    this.present = computed(() => this.list.value.find(({ id }) => id === user.value?.orgId));
  }

  /** Reads the list anew, and keeps it under the specified name. */
  async load(): Promise<void> {
    const { http, storage, log } = this.#options;
    try {
      this.#list.value = await http.call("GET auth/user_organizations", {});
      storage.setJson(storageKeys.userOrganizations, this.#list.peek());
    } catch (failure) {
      log.error(failure);
    }
  }

  /** Works in another organisation from now on. @returns false when it failed, which is only logged (spec §8). */
  async change(id: string): Promise<boolean> {
    const { http, session, log } = this.#options;
    this.#isChanging = true;
    try {
      session.continueWith(await http.call("POST auth/change_user_org", { query: { org_id: id } }));
      this.#generation.value += 1;
      return true;
    } catch (failure) {
      log.error(failure);
      return false;
    } finally {
      this.#isChanging = false;
    }
  }

  /** Follows who is signed in and where they work, whichever tab or device changed it. */
  follow(): Disposable {
    const { session, reload } = this.#options;
    let known: { readonly id: string; readonly orgId: string | null } | undefined;
    return toDisposable(effect(() => {
      const user = session.user.value;
      const before = known;
      known = user && { id: user.id, orgId: user.orgId };
      untracked(() => {
        if (before?.id !== user?.id) this.#meet(user);
        if (!before || !user || before.id !== user.id || before.orgId === user.orgId) return;
        reload();
        if (!this.#isChanging) this.#changedElsewhere();
      });
    }));
  }

  /** Exactly one organisation, and none chosen: it is chosen by itself (spec §4 Organization). */
  #meet(user: User | undefined): void {
    this.#list.value = this.#stored(user?.organizations);
    const [only, ...others] = user?.organizations ?? [];
    if (user?.orgId === null && !user.observer && only && others.length === 0) void this.change(only.id);
  }

  #changedElsewhere(): void {
    if (this.#options.isDirty()) this.#options.onKept();
    else this.#generation.value = this.#generation.peek() + 1;
  }

  /** What was listed last in this browser, where it is this user's: nobody is offered another's organisations. */
  #stored(own: readonly Organization[] | undefined): readonly Organization[] | undefined {
    const stored = this.#options.storage.getJson(storageKeys.userOrganizations);
    const ids = new Set(own?.map(({ id }) => id));
    if (!Array.isArray(stored) || stored.length !== ids.size) return undefined;
    const list = stored as readonly Organization[];
    return list.every(({ id }) => ids.has(id)) ? list : undefined;
  }
}

/** Signs with the key of a legal entity, which has a taxpayer's number, and works for several. */
const isForOrganizations = ({ id, registeredWithEimzo, tin, organizations }: User): boolean =>
  id !== "" && registeredWithEimzo && Boolean(tin) && organizations.length > 1;
