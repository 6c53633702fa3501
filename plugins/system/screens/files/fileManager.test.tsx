// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { FileUpload, RemoteFile, UploadTarget } from "#sdk/capabilities/files.ts";
import type { HttpCapability } from "#sdk/capabilities/http.ts";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import { createWritable } from "#sdk/testing/createWritable.ts";
import { fakeCapabilities, type FakeCapabilities } from "#sdk/testing/fakeCapabilities.ts";
import { PluginPage } from "#sdk/testing/PluginPage.tsx";
import { runPlugin, type RunningPlugin } from "#sdk/testing/runPlugin.ts";
import type { FileFolders, FilesQuery, ListedFile } from "#sdk/wire.ts";
import { system } from "../../index.ts";

const file = (id: string, more: Partial<ListedFile> = {}): ListedFile => ({
  id, name: `${id}.txt`, size: 2048, extension: "txt", createdAt: "26.11.2026 09:00:00", category: null, uploader: "Нодира", hasThumbnail: false,
  ticket: `ticket-${id}`, usedBy: [], expiresAt: null, isChangeable: true, ...more,
});
const held = file("held", { usedBy: [{ source: "dataset:papers", recordId: "r1", field: "scans", title: "Papers", form: "papers" }] });
const folders: FileFolders = {
  categories: [{ name: "letters", title: "Letters", count: 3, size: 10 }, { name: "plans", title: "Plans", count: 0, size: 0 }],
  sources: [{ name: "dataset:papers", title: "Papers", count: 1, size: 10 }],
  own: 2,
  mayUpload: true,
  room: { used: 950, quota: 1000 },
};

let page: PluginPage;
let plugin: RunningPlugin;
let fakes: FakeCapabilities;
let found: ListedFile[];
let asked: FilesQuery[];
let calls: unknown[][];
let known: FileFolders;
let refusal: PlatonError | undefined;
/** Of uploads, in their order. */
let sent: { readonly name: string; readonly target: UploadTarget; arrive(): Promise<void> }[];

const call = (async (name: string, { query, params, body }: { query?: FilesQuery; params?: { id: string }; body?: { name?: string; category?: string | null } }) => {
  if (name === "GET files/folders") return await Promise.resolve(known);
  if (refusal) throw refusal;
  if (name === "GET files") {
    asked.push(query ?? {});
    const [from, size] = [Number(query?.page ?? 0) * Number(query?.size), Number(query?.size)];
    return { items: found.slice(from, from + size), hasMore: found.length > from + size };
  }
  calls.push([name, params?.id, body ?? query]);
  if (name.startsWith("DELETE")) found = found.filter(({ id }) => id !== params?.id);
  else found = found.map((one) => (one.id === params?.id ? { ...one, ...(body?.name !== undefined && { name: `${body.name}.txt` }), ...(body?.category !== undefined && { category: body.category }) } : one));
  return null;
}) as HttpCapability["call"];

function send(given: File, target: UploadTarget): FileUpload {
  let resolve: (arrived: RemoteFile) => void = () => undefined;
  const arrived = new Promise<RemoteFile>((done) => (resolve = done));
  sent.push({ name: given.name, target, arrive: async () => await act(async () => resolve(file(given.name))) });
  return { progress: createWritable({ sent: 40, size: 100, speed: 2048 }), file: arrived, cancel: () => undefined, stop: () => undefined };
}

beforeEach(() => {
  // jsdom lays nothing out: a window of one screen.
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(800);
  vi.stubGlobal("ResizeObserver", class { observe() {} unobserve() {} disconnect() {} });
  Element.prototype.scrollTo = () => undefined;
  page = new PluginPage();
  found = [file("a"), file("b"), held, file("d")];
  [asked, calls, sent, known, refusal] = [[], [], [], folders, undefined];
  const { capabilities } = fakeCapabilities();
  fakes = fakeCapabilities({ http: { ...capabilities.http, call }, files: { ...fakeCapabilities().capabilities.files, send } });
  fakes.capabilities.files.preview = async (id) => void (fakes.done as string[]).push(await Promise.resolve(`preview ${id}`));
  fakes.capabilities.files.save = async (id) => void (fakes.done as string[]).push(await Promise.resolve(`save ${id}`));
  plugin = runPlugin(system, fakes.capabilities);
});
afterEach(async () => {
  expect(await page.close()).toEqual([]);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function show(path = "", query: Record<string, string> = {}): Promise<void> {
  const { component: Screen } = plugin.contribution("screen", "file-manager");
  await page.show(plugin, <Screen key={path} params={{ "*": path }} query={query} isPublic={false} frame="layout" />);
}

const items = (): HTMLElement[] => [...page.element.querySelectorAll<HTMLElement>("[data-file]")];
const item = (id: string): HTMLElement => page.element.querySelector(`[data-file="${id}"]`) as HTMLElement;
const names = (): string[] => items().map((one) => one.querySelector("[data-name]")?.textContent ?? "");
const chosen = (): string[] => items().filter((one) => one.ariaSelected === "true" || one.getAttribute("aria-selected") === "true").map(({ dataset }) => dataset["file"] ?? "");
const labelled = (label: string): HTMLElement => document.querySelector(`[aria-label="${label}"]`) as HTMLElement;
const menuItems = (): string[] => [...document.querySelectorAll("[data-menu-item]")].map(({ textContent }) => textContent);
const press = async (element: HTMLElement, init: MouseEventInit = {}): Promise<void> => await act(async () => void element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init })));
const key = async (name: string, init: KeyboardEventInit = {}): Promise<void> =>
  await act(async () => void document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true, ...init })));
const ask = async (id: string): Promise<void> => await act(async () => void item(id).dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true })));
const choose = async (label: string): Promise<void> => {
  const entry = [...document.querySelectorAll<HTMLElement>("[data-menu-item]")].find(({ textContent }) => textContent.startsWith(label));
  await press(entry as HTMLElement);
};
const listed = async (): Promise<void> => await press(labelled("system.files.looks.list"));

it("SY143 folders are categories, sources of records, the own and, for administrators, unattached files, each with its address and count", async () => {
  await show("categories/letters");
  const links = [...page.element.querySelectorAll("nav[aria-label='system.files.folders.label'] a")].map((link) => [link.getAttribute("href"), link.textContent]);
  expect(links).toEqual([
    ["/system/file-manager", "system.files.folders.all"],
    ["/system/file-manager/own", "system.files.folders.own2"],
    ["/system/file-manager/unused", "system.files.folders.unused"],
    ["/system/file-manager/categories/letters", "Letters3"],
    ["/system/file-manager/categories/plans", "Plans0"],
    ["/system/file-manager/records/dataset%3Apapers", "Papers1"],
  ]);
  expect(page.element.querySelector("nav [aria-current=page]")?.textContent).toBe("Letters");
  expect(page.element.querySelector("h1")?.textContent).toBe("Letters");
  expect(asked).toEqual([{ category: "letters", sort: "-createdAt", page: "0", size: "100" }]);
  known = { ...folders, room: null };
  await show("records/dataset:papers");
  expect([asked.at(-1)?.source, page.element.textContent.includes("folders.unused")]).toEqual(["dataset:papers", false]);
  await show("nowhere");
  expect(page.element.textContent).toContain("system.files.noFolder");
});

it("SY144 what is typed is searched for after a pause, search and order stand in the address, and what is not found is said", async () => {
  vi.useFakeTimers();
  try {
    await show("", { text: "zzz", sort: "name" });
    expect(asked).toEqual([{ text: "zzz", sort: "name", page: "0", size: "100" }]);
    const input = page.element.querySelector("input[type=search]") as HTMLInputElement;
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, "ab");
      input.dispatchEvent(new Event("input", { bubbles: true }));
    });
    expect(fakes.done).toEqual([]);
    await act(async () => await vi.advanceTimersByTimeAsync(300));
    expect(fakes.done).toEqual(['query {"text":"ab"}']);
  } finally {
    vi.useRealTimers();
  }
  found = [];
  await show("categories/plans", { text: "zzz" });
  expect(page.element.textContent).toContain("system.files.noResult");
  await show("own");
  expect(page.element.textContent).toContain("system.files.emptyHint");
  refusal = new PlatonError("internal", "expected", { status: 500 });
  await show("categories/letters");
  expect(page.element.querySelector("[role=alert]")).not.toBeNull();
});

it("SY145 cards and list are a grid for the keyboard, the choice is kept, and a column of the list orders by it", async () => {
  await show();
  expect([page.element.querySelector("[role=grid]")?.getAttribute("aria-rowcount"), names()]).toEqual(["1", ["a.txt", "b.txt", "held.txt", "d.txt"]]);
  await listed();
  expect([...page.element.querySelectorAll("[role=columnheader]")].map((head) => head.getAttribute("aria-sort"))).toContain("descending");
  expect(await fakes.capabilities.storage.get("files.look")).toBe("list");
  await press(page.element.querySelector("[role=columnheader] button") as HTMLElement);
  expect(fakes.done).toEqual(['query {"sort":"name"}']);
  const link = item("held").querySelector("a") as HTMLAnchorElement;
  expect([link.textContent, link.getAttribute("href")]).toEqual(["Papers", "/forms/papers/r1?_target=self"]);
});

it("SY146 of thousands of files those in sight are drawn, and the next page is asked for when the end is near", async () => {
  found = Array.from({ length: 3_000 }, (_, index) => file(`f${index}`));
  await show();
  await listed();
  expect(items().length).toBeLessThan(60);
  expect([asked.length, page.element.querySelector("[role=grid]")?.getAttribute("aria-rowcount")]).toEqual([1, "-1"]);
  item("f0").focus();
  await key("End");
  await vi.waitFor(() => expect(asked.map((one) => one.page)).toEqual(["0", "1"]));
});

it("SY147 a file is renamed where it stands, without its extension; Escape leaves the name, and the keyboard is at the file again", async () => {
  await show();
  await press(item("b"));
  await key("F2");
  expect(page.input("name").value).toBe("b");
  await page.type("name", "new");
  await key("Escape");
  expect([calls, names()[1], document.activeElement]).toEqual([[], "b.txt", item("b")]);
  await key("F2");
  await page.type("name", "new");
  await key("Enter");
  expect([calls, names()[1], document.activeElement]).toEqual([[["PATCH files/{id}", "b", { name: "new" }]], "new.txt", item("b")]);
});

it("SY151 several are chosen by Shift, Ctrl and the keyboard, and deleted after a question; the keyboard stays in the list", async () => {
  await show();
  await press(item("a"));
  await press(item("b"), { shiftKey: true });
  expect([chosen(), page.element.textContent]).toEqual([["a", "b"], expect.stringContaining("system.files.chosen")]);
  await press(item("d"), { ctrlKey: true });
  await key("Delete");
  expect(fakes.done).toEqual(["confirm system.files.deleteQuestion", "toast success system.files.deleted"]);
  expect(calls).toEqual(["a", "b", "d"].map((id) => ["DELETE files/{id}", id, { unused: "1" }]));
  expect([names(), chosen(), document.activeElement]).toEqual([["held.txt"], [], item("held")]);
  await key("Enter");
  expect(fakes.done.at(-1)).toBe("preview held");
});

it("SY152 what may not be done is not offered: a used file is not deleted, another's neither renamed nor moved nor, unread, opened", async () => {
  found = [file("a"), held, file("foreign", { isChangeable: false }), file("unread", { ticket: null, isChangeable: false })];
  await show();
  await ask("a");
  expect(menuItems().map((text) => text.replace(/(Enter|F2|Delete)$/, ""))).toEqual(["parts.files.preview", "parts.files.download", "system.files.rename", "system.files.move", "system.files.delete"]);
  await key("Escape");
  await ask("held");
  expect(menuItems().join()).not.toContain("system.files.delete");
  await choose("system.files.openRecord");
  expect(fakes.done).toEqual(["open /forms/papers/r1?_target=self"]);
  await ask("foreign");
  expect(menuItems()).toEqual(["parts.files.previewEnter", "parts.files.download"]);
  await press(item("foreign"));
  for (const name of ["F2", "Delete"]) await key(name);
  expect([calls, page.input("name")]).toEqual([[], null]);
  await show("unused");
  await ask("unread");
  expect(menuItems()).toEqual(["system.files.deleteDelete"]);
});

it("SY153 files are moved to a category by a menu, and by dragging what is chosen there", async () => {
  await show();
  await ask("a");
  await choose("system.files.move");
  expect(menuItems()).toEqual(["Letters", "Plans", "system.files.noCategory"]);
  await choose("Plans");
  expect(calls).toEqual([["PATCH files/{id}", "a", { category: "plans" }]]);
  await press(item("b"));
  await press(item("d"), { ctrlKey: true });
  const data = new Map<string, string>();
  const dataTransfer = { setData: (type: string, text: string) => data.set(type, text), getData: (type: string) => data.get(type), get types() { return [...data.keys()]; }, files: [] };
  const drag = async (on: HTMLElement, type: string): Promise<void> => await act(async () => void on.dispatchEvent(Object.assign(new Event(type, { bubbles: true, cancelable: true }), { dataTransfer })));
  await drag(item("d"), "dragstart");
  await drag(page.element.querySelector("a[href$=letters]") as HTMLElement, "drop");
  expect(calls.slice(1)).toEqual(["b", "d"].map((id) => ["PATCH files/{id}", id, { category: "letters" }]));
});

it("SY154 files that are chosen or dropped anywhere go to the folder that is shown, and go on while another one is", async () => {
  await show("categories/letters");
  const input = page.input("upload");
  await act(async () => {
    Object.defineProperty(input, "files", { configurable: true, value: [new File(["a"], "x.txt")] });
    input.dispatchEvent(new Event("change", { bubbles: true }));
  });
  const dataTransfer = { types: ["Files"], files: [new File(["b"], "y.txt")], items: [] };
  const dropped = Object.assign(new Event("drop", { bubbles: true, cancelable: true }), { dataTransfer });
  await act(async () => void page.element.querySelector("h1")?.dispatchEvent(dropped));
  expect([sent.map(({ name, target }) => [name, target.category]), dropped.defaultPrevented]).toEqual([[["x.txt", "letters"], ["y.txt", "letters"]], true]);
  expect([...page.element.querySelectorAll("[role=progressbar]")].map(({ ariaLabel, parentElement }) => [ariaLabel ?? "", parentElement?.textContent])).toContainEqual([expect.anything(), "40% · parts.files.speed"]);
  await show("own");
  expect(page.element.textContent).toContain("x.txt");
  const before = asked.length;
  await sent[0]?.arrive();
  expect([page.element.querySelector("[role=status]")?.textContent, asked.length]).toEqual(["parts.files.arrived", before + 1]);
  await sent[1]?.arrive();
  known = { ...folders, mayUpload: false };
  await show("categories/plans");
  expect(page.input("upload")).toBeNull();
});

it("SY155 room that is taken stands in words and as a bar, which warns when it is nearly full", async () => {
  await show();
  expect([page.element.textContent, labelled("system.files.roomLabel").getAttribute("aria-valuenow")]).toEqual([expect.stringContaining("system.files.roomOf"), "95"]);
});

it("SY156 what was uploaded or deleted elsewhere is there when the person comes back to the window, and what was chosen stays", async () => {
  await show();
  await press(item("b"));
  found = [file("new"), file("b")];
  await act(async () => void window.dispatchEvent(new Event("focus")));
  expect([names(), chosen()]).toEqual([["new.txt", "b.txt"], ["b"]]);
});
