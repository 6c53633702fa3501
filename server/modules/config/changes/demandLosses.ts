import { sql, type Kysely } from "kysely";
import type { Locale } from "#core/locale.ts";
import { fillWording } from "#core/wording/fillWording.ts";
import type { PlatonSchema } from "../../../database/PlatonSchema.ts";
import { CallFailure } from "../../../http/CallFailure.ts";
import { confirmationOf, isConfirmed } from "../../../http/isConfirmed.ts";
import { ddlText, heldDays, schemaOf, type CountedConversion, type DdlStatement, type Loss } from "../../datasets/index.ts";
import type { ChangeContext } from "./ChangeContext.ts";
import { conversionLines } from "./conversionLines.ts";

type Words = Readonly<Record<Locale, string>>;

const lossWords: Words = {
  uz: "{name} ({count} та ёзув)", la: "{name} ({count} ta yozuv)", ru: "{name} (записей: {count})",
  en: "{name} (records: {count})", qq: "{name} (жазыўлар саны: {count})", kh: "{name} (jazıwlar sanı: {count})",
};
const unfitWords: Words = {
  uz: "{name} (мос келмайдиган {count} та қиймат бўшатилади)", la: "{name} (mos kelmaydigan {count} ta qiymat boʻshatiladi)", ru: "{name} (неподходящие значения станут пустыми: {count})",
  en: "{name} (values that do not fit are emptied: {count})", qq: "{name} (сәйкес келмейтуғын {count} мәнис босатылады)", kh: "{name} (sáykes kelmeytuǵın {count} mánis bosatıladı)",
};
const heldWords: Words = {
  uz: "Йўқолган қийматлар {days} кун сақланади: тарихдан тиклаш уларни қайтаради.", la: "Yoʻqolgan qiymatlar {days} kun saqlanadi: tarixdan tiklash ularni qaytaradi.",
  ru: "Утраченные значения хранятся {days} дней: восстановление из истории вернёт их.", en: "What is lost is held for {days} days: restoring it from history brings it back.",
  qq: "Жоғалған мәнислер {days} күн сақланады: тарийхтан тиклеў оларды қайтарады.", kh: "Joǵalǵan mánisler {days} kún saqlanadı: tariyxtan tiklew olardı qaytaradı.",
};

interface CountedLoss extends Loss {
  /** Rows that have a value there, the deleted ones too. */
  readonly count: number;
  readonly words?: Words;
}

export interface Losing {
  readonly losses: readonly Loss[];
  readonly conversions: readonly CountedConversion[];
  readonly ddl: readonly DdlStatement[];
  /** Data may go without a question. */
  readonly destructive: boolean;
  /** Values that do not fit the new type of their field may be emptied without a question. */
  readonly emptying: boolean;
  /** A person sees a change of type before it is made, even where nothing goes by it. */
  readonly isShown: boolean;
}

/**
 * Data goes only where somebody said so who was told what goes: a yes is to these losses, and somebody else's change, or the first
 * row in what was empty, is asked about anew.
 *
 * @throws CallFailure `destructive_change` with `losses` and the name to be typed as `typed`, or `type_change`; both with what the
 *   header `x-confirmed` has to say as `confirm`, and with the DDL and the values as `details`
 */
export async function demandLosses(tx: Kysely<PlatonSchema>, context: ChangeContext, losing: Losing): Promise<void> {
  const { conversions, ddl, destructive, emptying, isShown } = losing;
  const counted: CountedLoss[] = [];
  for (const loss of destructive ? [] : losing.losses) counted.push({ ...loss, count: await countRows(tx, context, loss) });
  for (const { dataset, was, now, table, unfit, inexact } of conversions) {
    const loss = { what: `${dataset}.${now.name}`, table, column: was.name };
    if (!destructive && inexact.count > 0) counted.push({ ...loss, count: inexact.count });
    if (!emptying && unfit.count > 0) counted.push({ ...loss, count: unfit.count, words: unfitWords });
  }
  const isLost = counted.length > 0;
  if (!isLost && !(isShown && !destructive && conversions.length > 0)) return;
  const [code, { locale }] = [isLost ? "destructive_change" : "type_change", context] as const;
  const confirm = confirmationOf(code, factsOf(isLost ? counted : conversions.map(toLoss)));
  if (isConfirmed(context.headers, confirm)) return;
  const what = isLost ? counted.map(({ what: name, count, words = lossWords }) => fillWording(words[locale], { name, count })) : conversions.map(({ dataset, was, now }) => `${dataset}.${now.name}, ${was.type} → ${now.type}`);
  const details = [...ddl.map(ddlText), ...conversionLines(conversions, locale), ...(isLost ? [fillWording(heldWords[locale], { days: heldDays })] : [])].join("\n");
  throw new CallFailure(code, {
    params: { what: [...new Set(what)].join(", ") },
    data: { losses: [...new Set(counted.map((loss) => loss.what))], confirm, details, ...(isLost && { typed: counted[0]?.what }) },
  });
}

const toLoss = ({ dataset, now, table, was, rows }: CountedConversion): CountedLoss => ({ what: `${dataset}.${now.name} ${now.type}`, table, column: was.name, count: rows });

async function countRows(tx: Kysely<PlatonSchema>, { project }: ChangeContext, { table, column }: Loss): Promise<number> {
  const what = column === undefined ? sql`*` : sql.id(column);
  const { rows } = await sql<{ count: number }>`select count(${what})::float8 as count from ${sql.id(schemaOf(project.id), table)}`.execute(tx);
  return rows[0]?.count ?? 0;
}

const factsOf = (losses: readonly CountedLoss[]): string =>
  JSON.stringify(losses.map(({ what, table, column, count, words }) => [what, table, column, count > 0, words !== undefined]).sort());
