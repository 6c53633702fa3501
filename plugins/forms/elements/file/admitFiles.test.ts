import { expect, it } from "vitest";
import type { FormElement } from "#sdk/wire.ts";
import { element } from "../../testing/formConfigs.ts";
import { acceptOf, admitFiles, boundsText, type Admission } from "./admitFiles.ts";

const t = (key: string, params: unknown = {}): string => `${key.replace("forms.files.", "")} ${JSON.stringify(params)}`;
const file = (name: string, size = 10, type = ""): File => new File([new Uint8Array(size)], name, { type });
const admit = (files: File[], more: Partial<FormElement> = {}, count = 0): Admission =>
  admitFiles(files, { element: element("a", { type: "file", isMultiple: true, ...more }), count, locale: "uz", t });
const names = ({ taken }: Admission): string[] => taken.map(({ name }) => name);

it("F530 a file over maxSize is refused in the specified words, an image is not; what is no size bounds nothing", () => {
  const admission = admit([file("a.pdf", 2049), file("b.pdf", 2048), file("c.png", 9000), file("d", 9000, "image/heic")], { maxSize: 2 });
  expect([names(admission), admission.notes]).toEqual([["b.pdf", "c.png", "d"], ["a.pdf: Файл ўлчами 2\u00a0КБ гача бўлиши мумкин"]]);
  for (const maxSize of [-1, Number.NaN, "5" as unknown as number]) expect(names(admit([file("a.pdf", 9000)], { maxSize }))).toEqual(["a.pdf"]);
});

it("F531 files beyond maxCount are left out and named; of an element that says neither isMultiple nor maxCount another file takes the place of the one", () => {
  const admission = admit([file("a"), file("b"), file("c")], { maxCount: 3 }, 1);
  expect([names(admission), admission.notes]).toEqual([["a", "b"], ['leftOut {"max":3,"names":"c"}']]);
  expect(names(admit([file("a"), file("b")]))).toEqual(["a", "b"]);
  expect(names(admit([file("a"), file("b")], { isMultiple: false }, 1))).toEqual(["a"]);
  expect(names(admit([file("a")], { maxCount: 2 }, 2))).toEqual([]);
});

it("F532 another extension than the allowed ones, and what is no image where images are wanted, is refused with what is accepted; * is any", () => {
  const admission = admit([file("a.PDF"), file("b.exe"), file("noextension"), file("c.pdf.js")], { allowedExtensions: [".PDF", "docx"] });
  expect([names(admission), admission.notes.length, admission.notes[0]]).toEqual([["a.PDF"], 3, 'onlyKinds {"name":"b.exe","kinds":"PDF, DOCX"}']);
  expect(names(admit([file("b.exe")], { allowedExtensions: ["pdf", "*"] }))).toEqual(["b.exe"]);
  expect(admit([file("a.pdf"), file("b.JPG"), file("c", 1, "image/png")], { type: "image" })).toMatchObject({ taken: [{ name: "b.JPG" }, { name: "c" }], notes: ['onlyImages {"name":"a.pdf"}'] });
});

it("F545 what an element takes stands at it, and the system's picker offers it, the camera where photos are wanted", () => {
  const of = (more: Partial<FormElement>) => element("a", { type: "image", ...more });
  expect(boundsText({ element: { ...of({ maxSize: 1024, maxCount: 3, allowedExtensions: ["pdf"] }), type: "file" }, locale: "uz", t })).toBe('PDF · upTo {"size":"1\u00a0МБ"} · atMost {"count":3}');
  expect(boundsText({ element: of({ maxSize: 1024 }), locale: "uz", t })).toBe("");
  expect([of({}), of({ allowedExtensions: ["jpg", "png"] }), { ...of({ allowedExtensions: ["jpg"] }), type: "file" }, { ...of({}), type: "file" }].map(acceptOf)).toEqual([
    "image/*", ".jpg,.png,image/jpeg", ".jpg", "",
  ]);
});
