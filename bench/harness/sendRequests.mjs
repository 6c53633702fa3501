// A worker thread that sends one request again and again over a few connections that stay open, and counts the answers:
// in a thread of its own, so that sending does not take the time of what is measured.
import { Agent, request } from "node:http";
import { parentPort } from "node:worker_threads";

parentPort.on("message", async ({ url, headers, body, connections, milliseconds }) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const once = () =>
    new Promise((resolve, reject) => {
      const sent = request(url, { method: "POST", headers: { ...headers, "content-length": Buffer.byteLength(body) }, agent }, (response) => {
        response.on("data", () => undefined);
        response.on("end", () => (response.statusCode === 200 ? resolve() : reject(new Error(`${url}: ${response.statusCode}`))));
      });
      sent.on("error", reject).end(body);
    });
  let answers = 0;
  const started = performance.now();
  const sendOn = async () => {
    while (performance.now() - started < milliseconds) {
      await once();
      answers += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, sendOn));
  agent.destroy();
  parentPort.postMessage((answers * 1000) / (performance.now() - started));
});
