import { resolveLink, type ResolvedLink } from "#core/links/index.ts";
import type { OpenOptions } from "#sdk/capabilities/navigation.ts";
import { readAddress, writeAddress, type Address } from "./Address.ts";
import type { AppLocation } from "./AppLocation.ts";

export interface NavigatorOptions {
  readonly location: AppLocation;
  readonly origin: string;
  readonly apiBase: string;
  /** Paths that this document shows; the others of the origin belong to another document. */
  readonly isShownHere: (path: string) => boolean;
  /** Asks before another host is opened, showing its address. */
  readonly confirmExternal: (href: string) => Promise<boolean>;
  readonly openWindow: (href: string) => void;
  /** Has the browser save an export, resource and query; the document stays, whatever the answer is. */
  readonly download: (resource: string) => void;
  /** Leaves the document; the document itself warns of unsaved changes. */
  readonly leaveTo: (href: string) => void;
}

type OwnLink = Extract<ResolvedLink, { kind: "own" }>;

/** Opens links as the specification says (spec §2 Links): target, new tab, modal, other hosts, exports. */
export class Navigator {
  readonly #options: NavigatorOptions;

  constructor(options: NavigatorOptions) {
    this.#options = options;
  }

  async open(link: string, options: OpenOptions = {}): Promise<void> {
    const resolved = this.#resolve(link, options.inNewTab);
    switch (resolved.kind) {
      case "own":
        return await this.#openOwn(resolved, options);
      case "export":
        return this.#options.download(resolved.resource);
      case "external":
        if (!(await this.#options.confirmExternal(resolved.href))) return;
        return resolved.window === "same" ? this.#options.leaveTo(resolved.href) : this.#options.openWindow(resolved.href);
      case "program":
        return this.#options.leaveTo(resolved.href);
      case "refused":
        return;
    }
  }

  /** For an `href`: what the browser itself would open in a new tab. */
  href(link: string): string {
    const resolved = this.#resolve(link);
    switch (resolved.kind) {
      case "own":
        return writeAddress(besideLayout(resolved));
      case "export":
        return this.#download(resolved.resource);
      case "refused":
        return "#";
      default:
        return resolved.href;
    }
  }

  /** A step back; home where this document shows its first place, behind which there is nothing or another site. */
  async back(): Promise<void> {
    if (this.#options.location.hasEarlier) window.history.back();
    else await this.open("/", { replace: true });
  }

  /** The active menu item is carried along (spec §2 `_mid`). */
  #resolve(link: string, inNewTab?: boolean): ResolvedLink {
    const menuId = this.#options.location.visible.peek().query["_mid"];
    return resolveLink(link, { origin: this.#options.origin, menuId, inNewTab });
  }

  #download(resource: string): string {
    return `${this.#options.apiBase}export/${resource}`;
  }

  async #openOwn(link: OwnLink, options: OpenOptions): Promise<void> {
    const { location, openWindow, leaveTo, isShownHere } = this.#options;
    const address = addressOf(link);
    // What takes the place of the present address (where sign-in leads back to) was a tab of its own already.
    const isNewTab = options.inNewTab === true || (link.target.kind === "blank" && options.replace !== true);
    if (isNewTab) return openWindow(writeAddress(address));
    if (!isShownHere(address.path)) return leaveTo(writeAddress(address));
    if (link.target.kind === "modal") return await location.openModal(writeAddress(address));
    await location.go(address, { replace: options.replace });
  }
}

const addressOf = ({ path, search }: OwnLink): Address => readAddress({ pathname: path, search });

/** A modal has no tab of its own: there the same place stands in the layout (D50). */
function besideLayout(link: OwnLink): Address {
  const address = addressOf(link);
  return link.target.kind === "modal" ? { ...address, query: { ...address.query, _target: "self" } } : address;
}
