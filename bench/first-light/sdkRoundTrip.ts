import type { Page } from "@playwright/test";
import { calibrate, medianRatio } from "../harness/calibrate.ts";
import { openComponentPage } from "../harness/componentPage.ts";
import { atMost, told, type Figure } from "../harness/Figure.ts";

const calls = 500;
const rounds = 5;

/** Makes calls one after the other when its button is pressed, and shows how long one took, in milliseconds. */
const script = `
import { storage } from "@platon/sdk";
import { useState } from "react";
export default function Bench() {
  const [state, setState] = useState({ round: 0, time: 0 });
  const run = async () => {
    const start = performance.now();
    for (let call = 0; call < ${calls}; call += 1) await storage.get("nothing");
    const time = (performance.now() - start) / ${calls};
    setState(({ round }) => ({ round: round + 1, time }));
  };
  return <button data-bench={state.round} data-time={state.time} onClick={() => void run()}>run</button>;
}`;

/** A frame that does nothing but pass messages on, between the page and a worker that counts. */
const relay = `<!doctype html><script>
const program = \`onmessage = ({ ports: [port] }) => {
  let left = ${calls}; let start = performance.now();
  port.onmessage = () => { left -= 1; port.postMessage(left > 0 ? left : { time: (performance.now() - start) / ${calls} }); };
  port.postMessage(left);
}\`;
onmessage = ({ ports: [host] }) => {
  const worker = new Worker(URL.createObjectURL(new Blob([program], { type: "text/javascript" })));
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => host.postMessage(data);
  host.onmessage = ({ data }) => port1.postMessage(data);
  worker.postMessage(0, [port2]);
};
parent.postMessage("ready", "*");
</script>`;

/**
 * One SDK call after the other from a component to the kernel and back, against a raw `postMessage` through a frame
 * that only relays: same processes, same number of hops, no protocol.
 */
export async function measure(): Promise<Figure[]> {
  const { page, sandbox, close } = await openComponentPage(script);
  try {
    await page.route(/\/realm\/relay\.html$/, (route) => route.fulfill({ contentType: "text/html", body: relay }));
    const sdk: number[] = [];
    const raw: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      sdk.push(await timeCalls(page, round + 1));
      raw.push(await page.evaluate(timeRaw, sandbox.replace("{label}", `g-relay${round}x${Date.now()}`)));
    }
    return [
      atMost("realm: SDK round trip against a raw message through one relay", medianRatio(sdk, raw), { unit: "×", limit: 3 }),
      told("realm: SDK round trip, best of five", Math.min(...sdk), "ms"),
      told("realm: raw message through one relay, best of five", Math.min(...raw), "ms"),
      told("realm: calibration loop", calibrate(), "ms"),
    ];
  } finally {
    await close();
  }
}

async function timeCalls(page: Page, round: number): Promise<number> {
  // The guard allows 200 calls a second in the long run: what earlier rounds spent has to come back.
  await page.waitForTimeout(3_000);
  await page.locator("[data-bench]").click();
  const finished = page.locator(`[data-bench="${round}"]`);
  await finished.waitFor();
  return Number(await finished.getAttribute("data-time"));
}

/** Runs in the page. */
function timeRaw(origin: string): Promise<number> {
  const frame = document.createElement("iframe");
  frame.setAttribute("sandbox", "allow-scripts");
  frame.style.display = "none";
  frame.src = `${origin}/realm/relay.html`;
  return new Promise((resolve) => {
    window.addEventListener("message", (event) => {
      if (event.source !== frame.contentWindow) return;
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }: MessageEvent<number | { readonly time: number }>) => {
        if (typeof data === "number") return port1.postMessage(data);
        resolve(data.time);
        frame.remove();
      };
      frame.contentWindow?.postMessage("start", "*", [port2]);
    });
    document.body.append(frame);
  });
}
