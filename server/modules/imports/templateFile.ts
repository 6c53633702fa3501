import type { CallContext } from "../../http/CallContext.ts";
import { sayAnswer } from "#core/wording/sayAnswer.ts";
import { isChoice } from "#core/elements/findElementType.ts";
import { optionName, translator } from "../config/index.ts";
import { cleanFileName } from "../files/index.ts";
import type { ImportColumn, OpenImport } from "./openImport.ts";
import { sheetBytes } from "./sheetBytes.ts";

const mostNamed = 30;

/** A workbook with the titles of the mapping, and above them what each column takes; with the rows of the sample where it is one. */
export async function templateFile(context: CallContext, open: OpenImport, kind: "template" | "sample"): Promise<{ name: string; base64: string }> {
  const { columns, config, title } = open;
  const rows = kind === "sample" ? config.sample.map((row) => columns.map(({ field }) => row[field.name] ?? null)) : [];
  const pieces: Uint8Array[] = [];
  const header = [columns.map((column) => hintOf(context, open, column)), columns.map((column) => column.title)];
  for await (const piece of sheetBytes({ title, header, rows, signal: context.signal })) pieces.push(piece);
  const name = cleanFileName(`${title} – ${sayAnswer(context.locale, `import.${kind}`)}.xlsx`).name;
  return { name, base64: Buffer.concat(pieces).toString("base64") };
}

function hintOf(context: CallContext, { opened }: OpenImport, { field: { element, field }, isNeeded }: ImportColumn): string {
  const translate = translator(opened.config, context);
  const options = field.options ?? (isChoice(element.type) && !element.optionsFrom ? element.data : undefined);
  const names = (options ?? []).slice(0, mostNamed).map((option) => optionName(option, context.locale, translate));
  const form = { date: "DD.MM.YYYY", datetime: "DD.MM.YYYY HH:mm", time: "HH:mm", int: "123", number: "123,45" }[field.type as string];
  return [
    ...(isNeeded ? [sayAnswer(context.locale, "import.required")] : []),
    ...(names.length > 0 ? [sayAnswer(context.locale, "import.oneOf", { names: names.join(", ") })] : []),
    ...(form === undefined ? [] : [form]),
  ].join(". ");
}
