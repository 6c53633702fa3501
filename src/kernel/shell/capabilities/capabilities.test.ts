// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";
import type { ServerEvent } from "#contract/serverEvent.ts";
import type { CapabilityMap, CapabilityName } from "#sdk/capabilities/index.ts";
import { Ledger } from "#sdk/plugin/Ledger.ts";
import { CommandRegistry } from "../../services/commands/CommandRegistry.ts";
import { EventBus } from "../../services/events/EventBus.ts";
import { HttpClient } from "../../services/http/HttpClient.ts";
import { createLog } from "../../services/log/Log.ts";
import { BrowserStorage } from "../../services/storage/BrowserStorage.ts";
import type { KernelServices } from "../KernelServices.ts";
import { capabilityFactories } from "./index.ts";

interface Sent {
  readonly url: string;
  readonly method: string;
  readonly body: unknown;
}

/** The kernel's own services over a network that notes what it is sent and answers with `answer`. */
function createKernel(answer: unknown = null) {
  const sent: Sent[] = [];
  vi.stubGlobal("fetch", async (request: Request | string, init: RequestInit = {}) => {
    const { url, method } = typeof request === "string" ? { url: request, method: init.method ?? "GET" } : request;
    sent.push({ url: url.replace("http://host", ""), method, body: init.body });
    return await Promise.resolve(Response.json({ statusCode: 200, message: "", data: answer, errors: {} }));
  });
  const log = createLog("test", { warn: () => undefined, error: () => undefined });
  const http = new HttpClient({
    settings: { api: "http://host/api/", auth: "http://host/auth/" },
    storage: new BrowserStorage(),
    runExclusively: async (_name, work) => await work({ hasWaited: false }),
    language: () => "uz-UZ",
    transferMethod: () => "base64",
    onSessionLost: async () => await Promise.resolve(false),
  });
  const services = { http, log, bus: new EventBus(log), commands: new CommandRegistry() } as unknown as KernelServices;
  return { sent, services };
}

const ledgers: Ledger[] = [];

function capabilityOf<Name extends CapabilityName>(services: KernelServices, name: Name, plugin = "stars"): CapabilityMap[Name] {
  const ledger = new Ledger();
  ledgers.push(ledger);
  return capabilityFactories[name](services, { manifest: { id: plugin, version: "1.0.0", name: plugin, uses: [name] }, ledger });
}

const open = (): string[] => ledgers.flatMap((ledger) => ledger.open);

function activate(isActive: boolean): void {
  Object.defineProperty(navigator, "userActivation", { value: { isActive }, configurable: true });
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  ledgers.length = 0;
  for (const name of ["userActivation", "clipboard"]) Reflect.deleteProperty(navigator, name);
});

describe("records and events", () => {
  const change = (tables: string[], recordId: string, forms: string[] = []): ServerEvent =>
    ({ kind: "record", id: "1", tables, forms, recordId, change: "update" });

  it("K150 changes of a watched table or record are told by id, and a gap in the stream as a change of anything", () => {
    const { services } = createKernel();
    const heard: unknown[] = [];
    const note = (what: string) => (told: unknown) => heard.push([what, told]);
    const watching = [
      capabilityOf(services, "tables").watch("cities", {}, note("table")),
      capabilityOf(services, "tables").watch("cities", { recordId: "2" }, note("record")),
      capabilityOf(services, "forms").watch("city", "2", note("form")),
    ];
    services.bus.emit("ServerEvent", change(["cities"], "1"));
    services.bus.emit("ServerEvent", change(["countries"], "2", ["city"]));
    services.bus.emit("ServerEvent", { kind: "reset", id: "2" });
    const [one, two] = [{ recordIds: ["1"] }, { recordIds: ["2"] }];
    expect(heard).toEqual([["table", one], ["form", two], ["table", {}], ["record", {}], ["form", {}]]);
    expect(open()).toHaveLength(3);
    watching.forEach((one_) => one_.dispose());
    services.bus.emit("ServerEvent", change(["cities"], "2"));
    expect([heard.length, open()]).toEqual([5, []]);
  });

  it("K589 a record is watched through the form that was asked for, and changes that only other forms and tables show are not told", () => {
    const { services } = createKernel();
    const heard: unknown[] = [];
    capabilityOf(services, "forms").watch("city", "2", (told) => heard.push(told));
    services.bus.emit("ServerEvent", change(["countries"], "2", ["country"]));
    services.bus.emit("ServerEvent", change([], "3", ["city"]));
    expect(heard).toEqual([]);
    services.bus.emit("ServerEvent", change([], "2", ["country", "city"]));
    expect(heard).toEqual([{ recordIds: ["2"] }]);
  });

  it("K151 a plugin's own events are heard by that plugin alone", async () => {
    const { services } = createKernel();
    const heard: unknown[] = [];
    const [stars, other] = [capabilityOf(services, "events"), capabilityOf(services, "events", "other")];
    stars.on("custom:moved", (value) => heard.push(["stars", value]));
    other.on("custom:moved", (value) => heard.push(["other", value]));
    stars.on("record", (value) => heard.push(value.recordId));
    await stars.emit("custom:moved", 1);
    services.bus.emit("record", { tables: ["cities"], recordId: "7", change: "insert" });
    expect(heard).toEqual([["stars", 1], "7"]);
  });

  it("K152 a command is executed by its own id or another plugin's, the latest of an id first, until it is disposed of", async () => {
    const { services } = createKernel();
    const done: unknown[] = [];
    const [stars, other] = [capabilityOf(services, "commands"), capabilityOf(services, "commands", "other")];
    const first = stars.register({ id: "export", title: "Export" }, (input) => done.push(["first", input]));
    const second = stars.register({ id: "export", title: "Export all" }, (input) => done.push(["second", input]));
    await stars.execute("export", 1);
    second.dispose();
    await other.execute("stars:export", 2);
    expect(done).toEqual([["second", 1], ["first", 2]]);
    expect(other.offered.value).toEqual([{ id: "stars:export", title: "Export", plugin: "stars" }]);
    await expect(other.execute("export")).rejects.toMatchObject({ code: "command_missing", details: { params: { command: "other:export" } } });
    first.dispose();
    expect(other.offered.value).toEqual([]);
  });
});

describe("the server", () => {
  it("K153 a project's endpoint takes its parameters in the body, or as texts in the query", async () => {
    const { services, sent } = createKernel({ rate: 1 });
    const http = capabilityOf(services, "http");
    expect(await http.endpoint("rates", { day: "2026-11-21" }, { isPublic: true })).toEqual({ rate: 1 });
    await http.endpoint("rates", { day: "21", list: [1, 2], none: undefined }, { method: "GET" });
    expect(sent).toMatchObject([
      { url: "/api/public/endpoints/rates", method: "POST", body: btoa('{"day":"2026-11-21"}') },
      { url: "/api/endpoints/rates?day=21&list=%5B1,2%5D", method: "GET" },
    ]);
  });

  it("K154 an audit record says where it was made", async () => {
    const { services, sent } = createKernel();
    await capabilityOf(services, "audit").record({ title: "Printed", type: "print", details: { id: 1 } });
    const [{ url, body } = {}] = sent as { url?: string; body?: unknown }[];
    const told = { actionTitle: "Printed", actionType: "print", fullUrl: window.location.href, details: { id: 1 } };
    expect([url, JSON.parse(atob(body as string))]).toEqual(["/api/audit", told]);
  });
});

describe("files", () => {
  const choose = (...files: File[]): void => {
    activate(true);
    vi.spyOn(HTMLInputElement.prototype, "click").mockImplementation(function click(this: HTMLInputElement) {
      Object.defineProperty(this, "files", { value: files });
      this.dispatchEvent(new Event(files.length > 0 ? "change" : "cancel"));
    });
  };

  it("K155 a picked file is sent by its key, once, as a form whatever the transfer method", async () => {
    const { services, sent } = createKernel({ id: "f1" });
    const files = capabilityOf(services, "files");
    choose(new File(["abc"], "a.pdf", { type: "application/pdf" }));
    const [picked] = await files.pick({ extensions: ["pdf"] });
    expect(picked).toMatchObject({ name: "a.pdf", size: 3, type: "application/pdf" });
    expect(await files.upload(picked?.key ?? "", "element")).toEqual({ id: "f1" });
    const form = sent[0]?.body as FormData;
    expect([sent[0]?.url, [...form.keys()], form.get("form_element_id")]).toEqual(["/api/files/upload/form", ["form_element_id", "file"], "element"]);
    await expect(files.upload(picked?.key ?? "", "element")).rejects.toMatchObject({ code: "not_found" });
  });

  it("K155 a key means nothing to another plugin, and after a hundred files the oldest is forgotten", async () => {
    const { services } = createKernel({ id: "f1" });
    const [files, other] = [capabilityOf(services, "files"), capabilityOf(services, "files", "other")];
    choose(...Array.from({ length: 101 }, (_, index) => new File([""], `${index}.txt`)));
    const picked = await files.pick({ isMultiple: true });
    await expect(other.upload(picked[100]?.key ?? "", "e")).rejects.toMatchObject({ code: "not_found" });
    await expect(files.upload(picked[0]?.key ?? "", "e")).rejects.toMatchObject({ code: "not_found" });
    await files.upload(picked[1]?.key ?? "", "e");
    choose();
    expect(await files.pick()).toEqual([]);
  });

  it("K156 a file opens by an address with its ticket", async () => {
    const { services, sent } = createKernel({ ticket: "t 1" });
    expect(await capabilityOf(services, "files").open("a/b")).toBe("http://host/api/uploads/auth/files/a%2Fb?ticket=t+1");
    expect(sent).toMatchObject([{ url: "/api/files/a%2Fb/ticket", method: "POST" }]);
  });

  it("K156 the content of a file is read by the same address, at most 16 MB of it", async () => {
    const { services } = createKernel({ ticket: "t" });
    const answer = (size: number) => new Response("text", { status: 206, headers: { "content-type": "text/plain", "content-range": `bytes 0-3/${size}` } });
    const { fetch: answerCall } = globalThis;
    const answers = [answer(4), answer(16 * 1024 * 1024 + 1)];
    const addresses: string[] = [];
    vi.stubGlobal("fetch", async (request: Request | string, init?: RequestInit) => {
      if (!String(request).includes("/uploads/")) return await answerCall(request, init);
      addresses.push(String(request));
      return answers.shift();
    });
    const files = capabilityOf(services, "files");
    const content = await files.read("a");
    expect([await content.text(), content.type, addresses]).toEqual(["text", "text/plain", ["http://host/api/uploads/auth/files/a?ticket=t"]]);
    await expect(files.read("a")).rejects.toMatchObject({ code: "answer_too_large" });
  });

  it("K157 a download has a clean name that no system runs, and its bytes unopened", async () => {
    const saved: { name: string; blob: Blob }[] = [];
    let latest: Blob | undefined;
    Object.assign(URL, { createObjectURL: (blob: Blob) => ((latest = blob), "blob:a"), revokeObjectURL: () => undefined });
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push({ name: this.download, blob: latest as Blob });
    });
    const { save } = capabilityOf(createKernel().services, "download");
    const names = ["a.csv", "../../b.PDF", "c.exe", "d.html", "gpj\u202e.exe", "e.svg", "...", "", "f", "a:b\u0000.txt", `${"x".repeat(300)}.xlsx`];
    for (const name of names) await save({ name, text: "<script>" });
    const clean = ["a.csv", "b.PDF", "c.exe.txt", "d.html.txt", "gpj.exe.txt", "e.svg.txt", "file.txt", "file.txt", "f.txt", "a_b.txt", `${"x".repeat(120)}.xlsx`];
    expect(saved.map(({ name }) => name)).toEqual(clean);
    expect(new Set(saved.map(({ blob }) => blob.type))).toEqual(new Set(["application/octet-stream"]));
    await save({ name: "a.zip", base64: btoa("\u0000\u00ff") });
    expect(saved.at(-1)?.blob.size).toBe(2);
    await expect(save({ name: "a.zip", base64: "*" })).rejects.toMatchObject({ code: "invalid_arguments" });
  });
});

describe("the user's own things", () => {
  it("K268 a plugin opens the preview of a file by its id, at a click or key of the person only", async () => {
    const { services } = createKernel();
    const opened: string[] = [];
    const files = capabilityOf({ ...services, navigator: { open: async (link: string) => void opened.push(await Promise.resolve(link)) } } as unknown as KernelServices, "files");
    activate(false);
    await expect(files.preview("7")).rejects.toMatchObject({ code: "not_activated" });
    activate(true);
    await files.preview("a/b?c");
    expect(opened).toEqual(["/files/a%2Fb%3Fc?_target=modal"]);
  });

  it("K158 clipboard and file dialog need a click or key before, and the clipboard a browser that has one", async () => {
    const { services } = createKernel();
    const [clipboard, files] = [capabilityOf(services, "clipboard"), capabilityOf(services, "files")];
    let text = "secret";
    const own = { writeText: async (next: string) => void (text = await Promise.resolve(next)), readText: async () => await Promise.resolve(text) };
    Object.defineProperty(navigator, "clipboard", { value: own, configurable: true });
    activate(false);
    for (const use of [clipboard.readText(), clipboard.writeText("x"), files.pick()]) await expect(use).rejects.toMatchObject({ code: "not_activated" });
    expect(text).toBe("secret");
    activate(true);
    await clipboard.writeText("a");
    expect(await clipboard.readText()).toBe("a");
    Reflect.deleteProperty(navigator, "clipboard");
    await expect(clipboard.readText()).rejects.toMatchObject({ code: "clipboard_unavailable" });
  });
});
