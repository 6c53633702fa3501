import { of, onceThere, type HostileCase } from "./HostileCase.ts";

const call = of("calls");
const asProject = { isProject: true };

const sdk = 'import { storage, tables } from "@platon/sdk";';

/** Takes the port from our own code, which shares the realm's global object with everybody. */
const stolenPort = `
const post = MessagePort.prototype.postMessage;
let port;
MessagePort.prototype.postMessage = function (...args) { port ??= this; return post.apply(this, args); };
const send = (text) => post.call(port, text);`;

const rawCalls = `
    void storage.get("x");
    const raw = (type, path, value) => send("s" + JSON.stringify({ id: type + path.join("."), type, path, value: { type: "RAW", value }, argumentList: [] }));
    for (const type of ["GET", "SET", "CONSTRUCT", "ENDPOINT", "APPLY"])
      for (const path of [[], ["__proto__", "platonHarm"], ["constructor", "prototype"], ["constructor", "keys"], ["tables", "constructor"]])
        raw(type, path, 1);
    say("25 raw messages");`;

const forged = `
    void storage.get("x");
    const batch = (operations) => send("b" + JSON.stringify({ ack: 0, operations }));
    setTimeout(() => {
      say("forged batches");
      for (const parent of [-2, -4, 0, 1, 2 ** 32, -1e9, NaN]) batch([["element", parent, 0, 900, "script", 0, [["src", "/x.js"], ["onclick", "platonHarm=1"]], [], []]]);
    }, 500);`;

const pongs = `
    void storage.get("x");
    try { new Worker(URL.createObjectURL(new Blob(["for (;;);"]))); say("a worker"); } catch { say("no worker"); }
    setTimeout(() => { for (let n = 0; ; n = (n + 1) % 1000) send("p" + n); }, 300);`;

const storm = `
    const told = {};
    const tell = (what) => { told[what] = (told[what] ?? 0) + 1; say(JSON.stringify(told)); };
    const rest = () => new Promise((done) => setTimeout(done, 100));
    const ask = async () => { for (;;) await dialogs.confirm({ text: "Again?" }).then(() => tell("answers"), async () => { tell("refused questions"); await rest(); }); };
    void ask();
    for (let i = 0; i < 500; i += 1) toasts.show({ kind: "info", text: "Again" }).then(() => tell("toasts"), () => tell("refused toasts"));`;

/** The way to the SDK, misused. */
export const callCases: readonly HostileCase[] = [
  call("many", "200,000 SDK calls", onceThere('for (let i = 0; i < 200000; i += 1) tables.config("countries").catch(() => undefined);', sdk), asProject),
  call("large", "an argument of 20 MB", onceThere('storage.set("x", "x".repeat(2e7)).then(() => say("stored"), ({ message }) => say(message));', sdk), asProject),
  call("prototype", "GET, SET, __proto__, constructor", onceThere(rawCalls, `${sdk}${stolenPort}`), asProject),
  call("forged", "forged batches, a stolen port", onceThere(forged, `${sdk}${stolenPort}`), asProject),
  call("pongs", "forged pongs, a worker of its own", onceThere(pongs, `${sdk}${stolenPort}`), asProject),
  call("dialogs", "for (;;) await dialogs.confirm(…), 500 toasts", onceThere(storm, 'import { dialogs, toasts } from "@platon/sdk";'), asProject),
  call("stranger", "postMessage(…, parent, self)", onceThere(`
    const heard = [];
    for (const target of ["parent", "top", "opener", "self"])
      try { globalThis[target].postMessage({ kind: "platon-guard-ready" }, "*"); heard.push(target + ": sent"); } catch ({ name }) { heard.push(target + ": " + name); }
    say(heard.join("\\n"));`)),
  call("broadcast", "new BroadcastChannel(…)", onceThere('try { new BroadcastChannel("x").postMessage(1); say("sent"); } catch ({ name }) { say(name); }')),
];
