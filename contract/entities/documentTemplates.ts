import Type from "typebox";
import { closed } from "../schemaParts.ts";
import { describe, type TextOf } from "./describe.ts";
import { choice, code, flag, json, text, texts } from "./fields.ts";
import { marginsInner } from "./inners.ts";

const side = Type.Optional(Type.Integer({ minimum: 0, maximum: 100 }));

/** Letters of a docx in base64: half a megabyte. */
const longestFile = 699_052;

const fields = {
  name: text(100, { isRequired: true, title: "Калит" }),
  title: text(500, { isRequired: true, isTranslated: true, title: "Номи", about: "What people read of the document, and its file is called" }),
  kind: choice(["html", "docx"], { default: "html", title: "Тури", labels: { html: "HTML", docx: "Word (docx)" }, about: "What the template is written in" }),
  table: text(100, { isRequired: true, column: "table_name", title: "Жадвал", names: { of: "tables", isClosed: true }, about: "Table whose records fill it, by its permissions and row rules" }),
  source: choice(["record", "selection", "query"], {
    default: "record", title: "Маълумотлар манбаи", labels: { record: "Битта ёзув", selection: "Танланган ёзувлар", query: "Жадвалнинг барча қаторлари" },
    about: "A record fills it as `row`, several of them one behind the other; those that are chosen, or all that the table's filters leave, as `rows`",
  }),
  formats: texts(10, { default: [], title: "Форматлар", help: "Кўрсатилмаса, иккаласи", labels: { pdf: "PDF", html: "HTML" }, about: "Of a template of html, what it is made as; PDF and HTML unless said" }, { among: ["pdf", "html"] }),
  pageSize: choice(["A3", "A4", "A5", "LETTER"], { default: "A4", title: "Қоғоз ўлчами", labels: { LETTER: "Letter" }, group: "look", about: "Size of a page" }),
  orientation: choice(["portrait", "landscape"], { default: "portrait", title: "Йўналиши", labels: { portrait: "Тик", landscape: "Ётиқ" }, group: "look", about: "How a page lies" }),
  margins: json(Type.Object({ top: side, right: side, bottom: side, left: side }, closed), { default: {}, title: "Ҳошиялар, мм", inner: marginsInner, group: "look", about: "Of a page, in millimetres; 20 unless said" }),
  hasPageNumbers: flag(true, { title: "Саҳифа рақамлари", group: "look", about: "A page of several has its number at its foot" }),
  permission: text(100, { title: "Рухсат", names: { of: "permissions" }, group: "access", about: "Who may make it; whoever may read the table unless said" }),
  numberPattern: text(100, { title: "Рақам қолипи", help: "Масалан: {number}-М/{year}. Кўрсатилмаса, рақам берилмайди", about: "Numbers of its own for each document that is made: {number} counts on, {year} begins anew with each year. No number unless said" }),
  isKept: flag(false, { title: "Ёзув билан сақлансин", about: "Each document that is made stays with the records that filled it, under its number; who sees all of these records, and may read the fields that the template names, has it in their forms" }),
  isSplit: flag(false, { title: "Ҳар бир ёзувга алоҳида файл", about: "Several records become a file each, in an archive, in place of one file; always so with Word and with what is kept" }),
  locales: texts(10, { default: [], title: "Тиллар", help: "Кўрсатилмаса, лойиҳанинг барча тиллари", names: { of: "languages", isClosed: true }, about: "Languages in which it is made; all of the project unless said" }),
  content: code({ extension: "html", filledBy: "table", maxLength: 262_144 }, { title: "HTML қолип", group: "code", onlyFor: ["html"], about: "The template: {{ row.name }}, data-each, data-if, data-t, data-html, data-picture, data-qr (docs/documents.md)" }),
  file: code({ extension: "docx", filledBy: "table", maxLength: longestFile }, { title: "Word қолип", group: "code", onlyFor: ["docx"], help: "Қуйидаги кўринишда ёзилади: {{row.майдон}}, {{#item of rows}}…{{/}}", about: "The template of kind docx: its bytes, in text a file beside this one" }),
};

/** `documents/<name>.json` (spec §3 document_templates): what `documents/<name>` is made of. */
export const documentTemplates = describe({
  name: "document_templates",
  title: "Ҳужжат қолиплари",
  place: { folder: "documents", name: /^[a-z][a-z0-9_-]{0,99}$/ },
  keyField: "name",
  fields,
});

export type DocumentTemplateText = TextOf<Omit<typeof fields, "name">>;
