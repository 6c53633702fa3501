// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { FileUpload, FilesCapability, RemoteFile, UploadProgress } from "#sdk/capabilities/files.ts";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import { createWritable, type Writable } from "#sdk/testing/createWritable.ts";
import type { FormElement } from "#sdk/wire.ts";
import { configOf, element, saving } from "../../testing/formConfigs.ts";
import { FormStage, type FormSetting } from "../../testing/FormStage.tsx";
import { giveFiles, namesOfFiles } from "../../testing/giveFiles.ts";

/** An upload whose course the test decides. */
interface Course extends FileUpload {
  readonly name: string;
  readonly target: unknown;
  readonly progress: Writable<UploadProgress>;
  arrive(): Promise<void>;
  fail(failure: PlatonError): Promise<void>;
  ended?: "cancelled" | "stopped";
}

let stage: FormStage;
let courses: Course[];
let sent: unknown[];

beforeEach(async () => {
  stage = new FormStage();
  courses = [];
  sent = [];
  await import("./FileControl.tsx");
});
afterEach(async () => expect(await stage.close()).toEqual([]));

const send: FilesCapability["send"] = (file, target) => {
  let resolve: (arrived: RemoteFile) => void = () => undefined;
  let reject: (failure: PlatonError) => void = () => undefined;
  const promise = new Promise<RemoteFile>((arrive, fail) => ([resolve, reject] = [arrive, fail]));
  const [, extension = ""] = file.name.split(".");
  const course: Course = {
    name: file.name,
    target,
    progress: createWritable({ sent: 0, size: file.size, speed: 0 }),
    file: promise,
    cancel: () => void (course.ended = "cancelled"),
    stop: () => void (course.ended = "stopped"),
    arrive: async () => await act(async () => resolve({ id: `id-${file.name}`, name: file.name, size: 2048, extension, createdAt: "26.11.2026 09:00:00" })),
    fail: async (failure) => await act(async () => reject(failure)),
  };
  courses.push(course);
  return course;
};

const show = async (more: Partial<FormElement> = {}, setting: FormSetting = {}): Promise<void> => {
  const config = configOf([element("docs", { type: "file", isMultiple: true, ...more }), element("name")]);
  const calls = saving(sent, () => ({ id: "r1", version: 2 }));
  await stage.show({ config, calls, ...setting, files: { send, ...setting.files } });
};
const give = async (...names: string[]): Promise<void> => await giveFiles(stage, "docs", names.map((name) => new File(["ab"], name)));
const pressLabelled = async (label: string): Promise<void> => await act(async () => stage.page.querySelector<HTMLElement>(`[aria-label="${label}"]`)?.click());
const course = (name: string): Course => courses.findLast((one) => one.name === name) as Course;
const shown = (): string => namesOfFiles(stage.input("docs"));
const away = new PlatonError("network", "expected", { status: 0 });

describe("files on their way", () => {
  it("F527 files that are chosen, dropped or pasted are uploaded at once, and the ids of those that arrived are the value in the order in which they were chosen", async () => {
    await show();
    await give("a.pdf", "b.pdf");
    const place = stage.page.querySelector("[data-files]") as HTMLElement;
    const pasted = Object.assign(new Event("paste", { bubbles: true }), { clipboardData: { files: [new File(["c"], "c.pdf")] } });
    await act(async () => place.dispatchEvent(pasted));
    expect(courses.map(({ name, target }) => [name, target])).toEqual(["a.pdf", "b.pdf", "c.pdf"].map((name) => [name, { element: "docs", isPublic: false }]));
    for (const name of ["b.pdf", "c.pdf", "a.pdf"]) await course(name).arrive();
    expect([shown(), stage.page.textContent]).toEqual(["a.pdf, b.pdf, c.pdf", expect.stringContaining("2\u00a0КБ · 26.11.2026 09:00:00")]);
    const item = { webkitGetAsEntry: () => ({ isDirectory: true, name: "folder" }) };
    const dropped = Object.assign(new Event("drop", { bubbles: true, cancelable: true }), { dataTransfer: { files: [new File(["d"], "d.pdf"), new File([], "folder")], items: [item] } });
    await act(async () => place.dispatchEvent(dropped));
    await course("d.pdf").arrive();
    expect([dropped.defaultPrevented, stage.page.querySelector("[role=status]")?.textContent]).toEqual([true, expect.stringContaining("noFolder")]);
    await stage.press("forms.save");
    expect(sent).toEqual([expect.objectContaining({ values: expect.objectContaining({ docs: ["id-a.pdf", "id-b.pdf", "id-c.pdf", "id-d.pdf"] }) })]);
  });

  it("F528 a file on its way shows percent and speed and can be given up; one that did not arrive says why, in a toast too, and is sent again or taken away", async () => {
    await show();
    await give("a.pdf", "b.pdf");
    await act(async () => course("a.pdf").progress.set({ sent: 43, size: 100, speed: 1_258_291 }));
    const bar = stage.page.querySelector("[role=progressbar]");
    expect([bar?.getAttribute("aria-label"), bar?.getAttribute("aria-valuenow"), bar?.parentElement?.textContent]).toEqual(["a.pdf", "43", "43% · parts.files.speed"]);
    await pressLabelled("parts.files.giveUp: a.pdf");
    expect([course("a.pdf").ended, shown()]).toEqual(["cancelled", "b.pdf"]);
    await course("b.pdf").fail(away);
    expect(stage.done).toEqual(["toast error b.pdf: Алоқа йўқ. Тармоқни текширинг."].map(() => expect.stringContaining("toast error b.pdf: ")));
    await pressLabelled("retry: b.pdf");
    expect(courses.map(({ name }) => name)).toEqual(["a.pdf", "b.pdf", "b.pdf"]);
    await course("b.pdf").fail(away);
    await pressLabelled("parts.files.takeAway: b.pdf");
    expect(shown()).toBe("");
  });

  it("F529 three files of a field go at a time, the others wait", async () => {
    await show();
    await give("a.pdf", "b.pdf", "c.pdf", "d.pdf", "e.pdf");
    expect([courses.length, stage.page.textContent.match(/parts\.files\.waiting/g)?.length]).toEqual([3, 2]);
    await course("b.pdf").arrive();
    await pressLabelled("parts.files.giveUp: d.pdf");
    expect(courses.map(({ name }) => name)).toEqual(["a.pdf", "b.pdf", "c.pdf", "d.pdf", "e.pdf"]);
  });

  it("F539 saving waits for uploads and says so, then sends what arrived", async () => {
    await show({ isRequired: true });
    await give("a.pdf");
    await stage.press("forms.save");
    expect([sent, stage.page.textContent, stage.errorsOf("docs")]).toEqual([[], expect.stringContaining("forms.waitsForFiles"), []]);
    await course("a.pdf").arrive();
    expect(sent).toEqual([expect.objectContaining({ values: expect.objectContaining({ docs: ["id-a.pdf"] }) })]);
  });

  it("F546 a file that did not arrive keeps the form, with the reason at the field until it is sent again or taken away", async () => {
    await show();
    await give("a.pdf");
    await stage.press("forms.save");
    await course("a.pdf").fail(away);
    expect([sent, stage.errorsOf("docs"), document.activeElement]).toEqual([[], ["forms.files.failedStays"], stage.input("docs")]);
    await pressLabelled("parts.files.takeAway: a.pdf");
    expect(stage.errorsOf("docs")).toEqual([]);
    await stage.press("forms.save");
    expect(sent).toHaveLength(1);
  });

  it("F540 leaving a form asks while a file is on its way, and ends the upload so that it can go on later", async () => {
    await show();
    await give("a.pdf");
    expect(stage.isDirty()).toBe(true);
    await show();
    expect([course("a.pdf").ended, stage.isDirty()]).toEqual(["stopped", false]);
  });

  it("F541 uploads of an element that is hidden go on, and it has their files when it is shown again", async () => {
    const hiding = configOf([element("docs", { type: "file", isMultiple: true, displayCondition: "name !== 'x'" }), element("name")]);
    await show({}, { config: hiding });
    await give("a.pdf", "b.pdf");
    await stage.type("name", "x");
    expect(stage.input("docs")).toBeNull();
    await course("a.pdf").arrive();
    await stage.type("name", "y");
    expect([shown(), courses.map(({ ended }) => ended)]).toEqual(["a.pdf, b.pdf", [undefined, undefined]]);
  });

  it("F542 that a file has arrived is told to those who do not see it", async () => {
    await show();
    await give("a.pdf");
    await course("a.pdf").arrive();
    expect([...stage.page.querySelectorAll("[role=status]")].map(({ textContent }) => textContent)).toContain("parts.files.arrived");
  });

  it("F543 a file that the server was away for is sent again when the server is back, one that was refused is not", async () => {
    await show();
    await give("a.pdf", "b.pdf");
    await course("a.pdf").fail(away);
    await course("b.pdf").fail(new PlatonError("unsupported_media_type", "expected", { status: 415 }));
    await act(async () => stage.isAway.set(true));
    expect(courses).toHaveLength(2);
    await act(async () => stage.isAway.set(false));
    expect(courses.map(({ name }) => name)).toEqual(["a.pdf", "b.pdf", "a.pdf"]);
  });

  it("F547 the uploads of a public form are a guest's, who can delete a file and not read it", async () => {
    await show({}, { isPublic: true });
    await give("a.pdf");
    expect(courses[0]?.target).toEqual({ element: "docs", isPublic: true });
    await course("a.pdf").arrive();
    expect(stage.page.querySelector("[aria-label^='parts.files.preview'], [aria-label^='parts.files.download']")).toBeNull();
    expect(stage.page.querySelector("[aria-label='forms.delete: a.pdf']")).not.toBeNull();
  });
});

describe("files of a record", () => {
  const held = { id: "f1", name: "хат.pdf", size: 1536, extension: "pdf", createdAt: "01.02.2026 10:00:00" };
  const showHeld = async (more: Partial<FormElement> = {}, setting: FormSetting = {}): Promise<void> => await show(more, { values: { docs: ["f1", "f2.png"] }, ...setting });

  it("F537 a file shows name, size, time and, of an image, a small picture; it is previewed and downloaded", async () => {
    await showHeld({}, { files: { describe: async (id) => await Promise.resolve({ ...held, id, name: id, extension: id === "f1" ? "pdf" : "png" }) } });
    expect([shown(), stage.page.textContent]).toEqual(["f1, f2.png", expect.stringContaining("1,5\u00a0КБ · 01.02.2026 10:00:00")]);
    expect([...stage.page.querySelectorAll("img")].map(({ src }) => src)).toEqual(["data:,f2.png"]);
    await stage.press("f1");
    await pressLabelled("parts.files.download: f2.png");
    expect(stage.done).toEqual(["preview f1", "save f2.png"]);
  });

  it("F535 a deletion asks, and takes the file out of the value at once; the file itself is nobody's business before the form is saved", async () => {
    const removed: string[] = [];
    await showHeld({}, { files: { remove: async (id) => void removed.push(await Promise.resolve(id)) } });
    await pressLabelled("forms.delete: f1");
    expect([stage.done, shown(), document.activeElement]).toEqual([["confirm parts.files.deleteQuestion"], "f2.png", stage.input("docs")]);
    await pressLabelled("forms.delete: f2.png");
    await stage.press("forms.save");
    expect([sent, removed]).toEqual([[expect.objectContaining({ values: { docs: null } })], []]);
  });

  it("F536 the order of several is changed by their buttons, and the focus stays with the file", async () => {
    await showHeld();
    await pressLabelled("forms.files.up: f2.png");
    expect([shown(), document.activeElement?.getAttribute("aria-label")]).toEqual(["f2.png, f1", "forms.files.down: f2.png"]);
    await stage.press("forms.save");
    expect(sent).toEqual([expect.objectContaining({ values: { docs: ["f2.png", "f1"] } })]);
  });

  it("F538 a file that is gone, or not for this person, says so and can be taken out", async () => {
    const missing = async (): Promise<never> => await Promise.reject(new PlatonError("not_found", "expected", { status: 404 }));
    await showHeld({}, { files: { describe: missing } });
    expect([shown(), stage.page.querySelector("[aria-label^='parts.files.download']")]).toEqual(["forms.files.missing, forms.files.missing", null]);
    await pressLabelled("forms.delete: forms.files.missing");
    expect(shown()).toBe("forms.files.missing");
  });

  it("F549 both values of a clash of files are the names of the files", async () => {
    const stale = new PlatonError("stale_version", "expected", { status: 409, data: { code: "stale_version", version: 2, values: { docs: ["theirs.pdf"] } } });
    await showHeld({}, { calls: { update: async () => await Promise.reject(stale) }, files: { describe: async (id) => await Promise.resolve({ ...held, id, name: `номи ${id}` }) } });
    await pressLabelled("forms.delete: номи f1");
    await stage.press("forms.save");
    expect([...stage.page.querySelectorAll("td")].map(({ textContent }) => textContent)).toEqual(["номи f1, номи f2.png", "номи f2.png", "номи theirs.pdf"]);
  });

  it("F548 of a form that is only read the files are listed, and nothing can be given or deleted", async () => {
    await showHeld({ isReadOnly: true });
    await give("a.pdf");
    expect([courses, stage.page.querySelector("[aria-label^='forms.delete: ']"), stage.input("docs").disabled]).toEqual([[], null, true]);
  });
});
