import type { Block } from "#core/blocks/blockTypes.ts";

/** A text for each editor to begin with. */
export const sampleHtml =
  "<h2>Аризани кўриб чиқиш</h2><p>Ариза келиб тушганда <strong>уч кун</strong> ичида жавоб берилади. Тартиби <a href=\"tables/countries\">жадвалда</a>.</p>" +
  '<ol><li data-list="ordered">Ҳужжатлар текширилади:</li><li data-list="bullet" class="ql-indent-1">паспорт нусхаси</li><li data-list="bullet" class="ql-indent-1">ариза</li>' +
  '<li data-list="ordered">Қарор қабул қилинади</li><li data-list="checked">Рўйхатга олинди</li><li data-list="unchecked">Имзоланди</li></ol><blockquote>Рад этилса, сабаби ёзилади.</blockquote>';

const text = (letters: string, bold = false): Block => ({ type: "text", text: letters, ...(bold && { marks: [{ type: "bold" }] }) });
const paragraph = (...content: Block[]): Block => ({ type: "paragraph", content });
const item = (letters: string): Block => ({ type: "listItem", content: [paragraph(text(letters))] });

export const sampleDocument: Block = {
  type: "doc",
  content: [
    { type: "heading", attrs: { level: 2 }, content: [text("Йиғилиш баёни")] },
    paragraph(text("Қатнашганлар: "), text("ўн икки киши", true), text(".")),
    { type: "bulletList", content: [item("Режа тасдиқланди"), item("Масъуллар тайинланди")] },
  ],
};

export const sampleMarkdown = "# Қўлланма\n\nМатн **қалин** ва _қия_ бўлади.\n\n- рўйхат\n- [мамлакатлар](tables/countries)\n\n> Иқтибос\n";
