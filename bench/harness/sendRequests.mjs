// A worker thread that sends one request again and again over a few connections that stay open, and counts the answers;
// where refusals are borne they are not counted, else they end it. In a thread of its own, so that sending does not take the time of what is measured.
import { Agent, request } from "node:http";
import { parentPort } from "node:worker_threads";

parentPort.on("message", async ({ url, headers, body, connections, milliseconds, bearsRefusals }) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const once = () =>
    new Promise((resolve, reject) => {
      const sent = request(url, { method: "POST", headers: { ...headers, "content-length": Buffer.byteLength(body) }, agent }, (response) => {
        response.on("data", () => undefined);
        response.on("end", () => {
          const isAnswered = response.statusCode < 300;
          if (isAnswered || bearsRefusals) resolve(isAnswered);
          else reject(new Error(`${url}: ${response.statusCode}`));
        });
      });
      sent.on("error", reject).end(body);
    });
  let answers = 0;
  const started = performance.now();
  const sendOn = async () => {
    while (performance.now() - started < milliseconds) {
      if (await once()) answers += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, sendOn));
  agent.destroy();
  parentPort.postMessage((answers * 1000) / (performance.now() - started));
});
