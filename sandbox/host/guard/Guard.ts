import type { RealmLimits } from "#core/limits/realmLimits.ts";
import type {
  GuardCommand, GuardReport, RealmKind, StartFrameMessage, StartMessage,
} from "#sandbox/protocol/index.ts";
import { joinGuard, startRealm } from "./connectRealm.ts";
import { GuardFrame } from "./GuardFrame.ts";
import { GuardedRealms, type GuardedRealm } from "./GuardedRealms.ts";

/** Hears of one realm. */
export interface GuardListener {
  onReport(report: GuardReport): void;
  /** The guard has said something, to this realm's host or to another's. */
  onAlive(): void;
  /** The guard is gone, and the realm with it. @param isToBlame the realm brought it down, or may have */
  onGone(isToBlame: boolean): void;
}

export interface ConnectOptions {
  /** The realm's program. */
  readonly guest: Blob;
  readonly realm: Exclude<RealmKind, "frame">;
  readonly limits: RealmLimits;
  readonly listener: GuardListener;
}

export interface FrameConnectOptions {
  readonly limits: RealmLimits;
  readonly port: MessagePort;
  readonly listener: GuardListener;
}

export interface RealmConnection {
  command(command: GuardCommand): void;
  /** Ends the realm; hears nothing more. */
  close(): void;
  /** The guard does not answer: it is given up for all its realms. */
  giveUp(): void;
}

/** The guard of one trust group: its frame stands as long as a realm runs in it. */
export class Guard {
  readonly #frame: GuardFrame;
  readonly #realms = new GuardedRealms();

  private constructor(frame: GuardFrame) {
    this.#frame = frame;
  }

  /**
   * @param template where guards are served: `http://{label}.realm.localhost:3000`
   * @param first what it is opened for
   * @throws Error when the guard does not answer
   */
  static async open(template: string, first: "worker" | "frame"): Promise<Guard> {
    return new Guard(await GuardFrame.open(template, first));
  }

  /** False once its last realm has ended, or it was given up; then the frame is gone, and with it the process. */
  get isOpen(): boolean {
    return this.#frame.window !== null;
  }

  /** Starts a realm. */
  connect({ guest, realm, limits, listener }: ConnectOptions): RealmConnection {
    const { port1: port, port2 } = new MessageChannel();
    const start: StartMessage = { kind: "platon-guard-start", guest, realm, limits };
    startRealm(this.#frame.window, start, [port2]);
    return this.#connection(port, { isWorker: true, listener });
  }

  /** Relays between the host and a frame realm, whose end of the channel is `port`. */
  connectFrame({ port: frame, limits, listener }: FrameConnectOptions): RealmConnection {
    const { port1: port, port2 } = new MessageChannel();
    const start: StartFrameMessage = { kind: "platon-guard-frame", limits };
    startRealm(this.#frame.window, start, [port2, frame]);
    return this.#connection(port, { isWorker: false, listener });
  }

  /** Takes the frame away when no realm runs in it: everything in it ends with it. */
  closeIfIdle(): void {
    if (this.#realms.size === 0) this.#frame.remove();
  }

  #connection(port: MessagePort, { isWorker, listener }: { isWorker: boolean; listener: GuardListener }): RealmConnection {
    const realm: GuardedRealm = { isWorker, onAlive: () => listener.onAlive(), onGone: (isToBlame) => listener.onGone(isToBlame) };
    this.#realms.add(realm);
    const command = joinGuard(port, (report) => {
      this.#realms.heard();
      if (report.kind === "entered") this.#realms.entered(realm);
      listener.onReport(report);
    });
    return {
      command,
      close: () => {
        port.onmessage = null;
        command({ kind: "kill" });
        port.close();
        this.#realms.remove(realm);
        this.closeIfIdle();
      },
      giveUp: () => {
        this.#frame.remove();
        this.#realms.giveUp();
      },
    };
  }
}
