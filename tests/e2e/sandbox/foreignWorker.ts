/** What a worker without our guest posts, and what it was answered. */
export interface RawCall {
  readonly sent: unknown;
}

/**
 * The program of a worker that does not contain our guest: it answers pings, says that it is ready, and once a
 * component is to be loaded posts `calls` raw on the SDK's channel. All answers are drawn as a text in the component's
 * place, so that the test reads them in the application.
 */
export const foreignWorker = (calls: readonly RawCall[], strange: string): string => `
self.onmessage = ({ ports: [port] }) => {
  const say = (text) => port.postMessage(text);
  const answers = [];
  const calls = ${JSON.stringify(calls.map(({ sent }) => sent))};
  port.onmessage = ({ data }) => {
    if ("ping" in data) return say("p" + data.ping);
    if (data.kind === "answer") return void (data.answer && answers.push(JSON.parse(data.answer)));
    if (!("request" in data)) return;
    if (data.kind === "load") for (const call of calls) say("s" + JSON.stringify(call));
    if (data.kind === "mount") setTimeout(() => {
      const [{ root }] = data.orders;
      say("b" + JSON.stringify({ ack: 0, operations: [
        ["element", -2 * root, 0, 1, "pre", 0, [["class", "answers"], ["onclick", "alert(1)"]], [], []],
        ["text", 1, 0, 2, JSON.stringify(answers)],
        ["element", -2 * root, 0, 3, "script", 0, [["src", "/x.js"]], [], []],
      ] }));
      ${strange}
    }, 300);
    say("m" + JSON.stringify({ kind: "done", request: data.request, isOk: true, hasDefault: true }));
  };
  say('m{"kind":"ready"}');
};
`;
