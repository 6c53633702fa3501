import { readRequest, type BridgeAnswer, type BridgeOutcome } from "../../kernel/services/signatures/bridgeMessages.ts";
import { serveCall } from "./serveCall.ts";

/** The document that embeds this one asks once; nobody else is listened to, and nobody else is answered. */
function hear({ origin, source, data }: MessageEvent): void {
  if (origin !== location.origin || source !== parent) return;
  const request = readRequest(data);
  if (!request) return;
  removeEventListener("message", hear);
  const say = (outcome: BridgeOutcome): void => {
    const answer: BridgeAnswer = { type: "platon-bridge-say", id: request.id, outcome };
    parent.postMessage(answer, location.origin);
  };
  void serveCall(request, () => say({ kind: "waits" })).then(say);
}

if (parent !== window) addEventListener("message", hear);
