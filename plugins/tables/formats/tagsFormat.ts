import { defineCellFormat } from "#sdk/contributions/cellFormat.ts";
import { plainText } from "./plainText.ts";
import { readAtMost, shortText } from "./shortText.ts";

/** Chips of a cell: nobody sees more, and ten thousand would take a frame to measure. */
const most = 50;
const longestChip = 100;

/** The members of a list, each in a pill; of listed values their names. */
export const tagsFormat = defineCellFormat({
  id: "tags",
  format: (value, { column }) => {
    const members: unknown[] = Array.isArray(value) ? value : [value];
    const parts = members.slice(0, most).map((one) => shortText(plainText(typeof one === "string" ? one.slice(0, readAtMost) : one, column), longestChip)).filter((part) => part !== "");
    if (parts.length === 0) return { text: "" };
    const more = members.length > most ? `+${members.length - most}` : undefined;
    return { text: shortText([...parts, ...(more ? [more] : [])].join(", ")), shape: "chips", parts, ...(more && { label: more }) };
  },
});
