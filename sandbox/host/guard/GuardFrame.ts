import { guardReady, withoutWorker } from "#sandbox/protocol/index.ts";

/** A guard that does not come by then is given up, in milliseconds. */
export const maxGuardTime = 10_000;

/**
 * One clear pixel. A frame that is not rendered would do for the guard, but a browser puts a process that has nothing
 * in the window behind all others (niceness 5, the saving cores): the guard would go short of time when a frame realm
 * loops, and be given up for silence, and every worker in it would be slow while the machine is busy.
 */
const inWindow = { position: "fixed", top: "0", left: "0", width: "1px", height: "1px", border: "0", opacity: "0", pointerEvents: "none" };

/**
 * A guard document in a frame that nobody sees, on a host name that was never used before, in any tab (X5): guards that share a
 * host name share a process, and then one realm's work delays the other's.
 */
export class GuardFrame {
  readonly #element: HTMLIFrameElement;

  private constructor(element: HTMLIFrameElement) {
    this.#element = element;
  }

  /**
   * @param template where guards are served: `http://{label}.realm.localhost:3000`
   * @param first what it is opened for
   * @throws Error when the guard does not answer
   */
  static async open(template: string, first: "worker" | "frame"): Promise<GuardFrame> {
    const element = document.createElement("iframe");
    element.setAttribute("sandbox", "allow-scripts");
    element.setAttribute("aria-hidden", "true");
    element.tabIndex = -1;
    Object.assign(element.style, inWindow);
    element.src = `${template.replace("{label}", `g-${randomLabel()}`)}/realm/guard.html${first === "frame" ? withoutWorker : ""}`;
    const ready = listenForReady(element);
    document.body.appendChild(element);
    try {
      await ready;
      return new GuardFrame(element);
    } catch (failure) {
      element.remove();
      throw failure;
    }
  }

  get window(): Window | null {
    return this.#element.contentWindow;
  }

  remove(): void {
    this.#element.remove();
  }
}

function listenForReady(element: HTMLIFrameElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      window.removeEventListener("message", listener);
    };
    const timer = setTimeout(() => {
      stop();
      reject(new Error("the guard did not answer"));
    }, maxGuardTime);
    const listener = (event: MessageEvent<unknown>): void => {
      if (event.source !== element.contentWindow || event.data !== guardReady) return;
      stop();
      resolve();
    };
    window.addEventListener("message", listener);
  });
}

/** Twelve letters and digits; not evenly spread to the last bit, which does not matter here. */
export function randomLabel(): string {
  const letters = "abcdefghijklmnopqrstuvwxyz0123456789";
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => letters[byte % 36]).join("");
}
