// A worker thread that holds event streams open as browsers do, and tells when the last of them heard of a record: in a
// thread of its own, so that reading does not take the time of what is measured.
import { request } from "node:http";
import { parentPort } from "node:worker_threads";

const open = new Set();
const heard = new Map();
let wanted = 0;
let isClosing = false;

parentPort.on("message", (message) => (message.tokens === undefined ? closeAll() : openAll(message)));

async function openAll({ url, tokens }) {
  isClosing = false;
  wanted = tokens.length;
  for (const token of tokens) await new Promise((resolve, reject) => openOne({ url, token }, resolve, reject));
  parentPort.postMessage({ kind: "opened" });
}

function closeAll() {
  isClosing = true;
  for (const stream of open) stream.destroy();
  open.clear();
  heard.clear();
  parentPort.postMessage({ kind: "closed" });
}

/** One that the server ends for being too slow comes back with its last id, as the client's does. */
function openOne(stream, greeted, refused) {
  const query = stream.last === undefined ? "" : `?after=${stream.last}`;
  const sent = request(`${stream.url}/api/events${query}`, { headers: { authorization: `Bearer ${stream.token}` }, agent: false }, (response) => {
    if (response.statusCode !== 200) return refused(new Error(`events: ${response.statusCode}`));
    let rest = "";
    response.setEncoding("utf8").on("data", (text) => {
      const messages = (rest + text).split("\n\n");
      rest = messages.pop();
      for (const message of messages) take(stream, message);
      greeted();
    });
    response.on("error", () => undefined);
    response.on("close", () => {
      open.delete(sent);
      if (!isClosing) openOne(stream, greeted, refused);
    });
  });
  open.add(sent);
  sent.on("error", (error) => isClosing || refused(error));
  sent.end();
}

function take(stream, message) {
  stream.last = /^id: (\d+)/m.exec(message)?.[1] ?? stream.last;
  const record = /"recordId":"([^"]+)"/.exec(message)?.[1];
  if (record === undefined) return;
  const count = (heard.get(record) ?? 0) + 1;
  heard.set(record, count);
  if (count < wanted) return;
  heard.delete(record);
  parentPort.postMessage({ kind: "heard", record, at: performance.timeOrigin + performance.now() });
}
