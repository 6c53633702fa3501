// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { askBridge } from "./askBridge.ts";
import type { BridgeOutcome, BridgeRequest } from "./bridgeMessages.ts";

const question = { address: "ws://127.0.0.1:64646/a", apiKeys: [], call: { name: "keys" } } as const;
const asked = vi.fn<(request: BridgeRequest, origin: string) => void>();
let frame: HTMLIFrameElement;

/** Begins a call; the document in its frame is there, as it is in a browser that shows one. */
function begin(signal?: AbortSignal): { readonly request: BridgeRequest; readonly outcome: Promise<unknown> } {
  const outcome = askBridge(question, signal).then((value) => value, (failure: unknown) => failure);
  frame = document.querySelector("iframe") ?? expect.fail("there is no frame");
  const own = frame.contentWindow as Window;
  vi.spyOn(own, "postMessage").mockImplementation(((request: BridgeRequest, origin: string) => asked(request, origin)) as never);
  frame.dispatchEvent(new Event("load"));
  return { request: asked.mock.lastCall?.[0] ?? expect.fail("the bridge was not asked"), outcome };
}

const say = (data: unknown, origin = location.origin, source: MessageEventSource | null = frame.contentWindow): boolean =>
  window.dispatchEvent(new MessageEvent("message", { data, origin, source }));
const answer = (id: string, outcome: BridgeOutcome): unknown => ({ type: "platon-bridge-say", id, outcome });
const keys = (path: string): BridgeOutcome => ({ kind: "keys", keys: [{ disk: "/", path, name: "a", alias: "" }] });

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

describe("a call of the bridge", () => {
  it("K971 its frame alone may reach this computer, by both names of that right, and goes with the call", async () => {
    const { request, outcome } = begin();
    expect([frame.getAttribute("src"), frame.allow, frame.hidden]).toEqual(["/bridge.html", "loopback-network; local-network-access", true]);
    expect(asked).toHaveBeenLastCalledWith(expect.objectContaining(question), location.origin);
    say(answer(request.id, keys("a")));
    await outcome;
    expect(document.querySelector("iframe")).toBeNull();
  });

  it("K967 only that frame's answer to this very call is heard", async () => {
    const { request, outcome } = begin();
    const other = document.body.appendChild(document.createElement("iframe")).contentWindow;
    say(answer(request.id, keys("of another window")), location.origin, other);
    say(answer(request.id, keys("of the page itself")), location.origin, window);
    say(answer(request.id, keys("of nobody")), location.origin, null);
    say(answer(request.id, keys("of another origin")), "https://evil.example");
    say(answer("another call", keys("of another call")));
    say({ type: "platon-bridge-say", id: request.id, outcome: { kind: "keys", keys: [1] } });
    say(answer(request.id, keys("its own")));
    expect(await outcome).toEqual(keys("its own"));
  });

  it("K969 a bridge that is silent is given up after 10 s, unless it says that a person is asked something", async () => {
    const silent = begin();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await silent.outcome).toMatchObject({ code: "signature_failed", details: { params: { why: "slow" } } });
    expect(document.querySelector("iframe")).toBeNull();
    const asking = begin();
    say(answer(asking.request.id, { kind: "waits" }));
    await vi.advanceTimersByTimeAsync(600_000);
    say(answer(asking.request.id, keys("late")));
    expect(await asking.outcome).toEqual(keys("late"));
  });

  it("K970 a call that is given up takes its frame with it, and so its connection", async () => {
    const abort = new AbortController();
    const { outcome } = begin(abort.signal);
    abort.abort();
    expect(await outcome).toMatchObject({ code: "cancelled", family: "cancelled" });
    expect(document.querySelector("iframe")).toBeNull();
    expect(await askBridge(question, abort.signal).catch((failure: unknown) => failure)).toMatchObject({ code: "cancelled" });
  });

  it("K975 what the bridge says was wrong is told, with the service's own reason", async () => {
    const { request, outcome } = begin();
    say(answer(request.id, { kind: "failed", why: "refused", detail: "Пароль" }));
    expect(await outcome).toMatchObject({ code: "signature_failed", details: { params: { why: "refused", detail: "Пароль" } } });
  });
});
