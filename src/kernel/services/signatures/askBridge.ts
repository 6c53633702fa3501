import { PlatonError } from "#sdk/errors/PlatonError.ts";
import { bridgePath, readAnswer, type BridgeFault, type BridgeOutcome, type BridgeRequest } from "./bridgeMessages.ts";

/** How long the bridge may be silent, unless a person is asked something. */
const patience = 10_000;

export const signatureFailure = (why: BridgeFault | "timestamp", detail?: string): PlatonError =>
  new PlatonError("signature_failed", "expected", { params: { why, ...(detail !== undefined && { detail }) } });

/**
 * One call of the bridge, in a frame that is there for it alone: it goes with the call, and its connection with it. The frame alone
 * may reach this computer (its permission was split in 2026: browsers know one name of it or the other).
 * @throws PlatonError `signature_failed`, `cancelled`
 */
export async function askBridge(question: Omit<BridgeRequest, "type" | "id">, signal?: AbortSignal): Promise<Exclude<Settled, { readonly kind: "failed" }>> {
  const frame = makeFrame();
  try {
    const outcome = await exchange(frame, { type: "platon-bridge-ask", id: makeId(), ...question }, signal);
    if (outcome.kind === "failed") throw signatureFailure(outcome.why, outcome.detail);
    return outcome;
  } finally {
    frame.remove();
  }
}

type Settled = Exclude<BridgeOutcome, { readonly kind: "waits" }>;

async function exchange(frame: HTMLIFrameElement, request: BridgeRequest, signal?: AbortSignal): Promise<Settled> {
  const over = new AbortController();
  const listening = { signal: over.signal };
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<Settled>((resolve, reject) => {
      timer = setTimeout(() => reject(signatureFailure("slow")), patience);
      const cancel = (): void => reject(new PlatonError("cancelled", "cancelled"));
      if (signal?.aborted) return cancel();
      signal?.addEventListener("abort", cancel, listening);
      const hear = ({ origin, source, data }: MessageEvent): void => {
        if (origin !== location.origin || source === null || source !== frame.contentWindow) return;
        const answer = readAnswer(data);
        if (answer?.id !== request.id) return;
        if (answer.outcome.kind === "waits") clearTimeout(timer);
        else resolve(answer.outcome);
      };
      addEventListener("message", hear, listening);
      frame.addEventListener("load", () => frame.contentWindow?.postMessage(request, location.origin), listening);
      document.body.append(frame);
    });
  } finally {
    clearTimeout(timer);
    over.abort();
  }
}

function makeFrame(): HTMLIFrameElement {
  const frame = document.createElement("iframe");
  frame.src = bridgePath;
  frame.allow = "loopback-network; local-network-access";
  frame.hidden = true;
  frame.title = "Platon";
  return frame;
}

/** Plain http beyond this machine has no `randomUUID`. */
const makeId = (): string => [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(16)).join("-");
