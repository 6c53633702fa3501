import Type from "typebox";
import { describe, type TextOf } from "./describe.ts";
import { choice, code, flag, int, json, text } from "./fields.ts";

const fields = {
  name: text(100, { isRequired: true, title: "Калит" }),
  title: text(500, { isRequired: true, isTranslated: true, title: "Номи", about: "What people read of it" }),
  isEnabled: flag(true, { title: "Ёқилган", about: "It runs by its times; by hand it can be run in either case" }),
  expression: text(100, { isRequired: true, title: "Қачон", names: { of: "times" }, help: "Дақиқа, соат, ой куни, ой, ҳафта куни: «0 6 * * 1-5» иш кунлари соат 6:00 да", about: "Minute, hour, day of the month, month, day of the week, as cron has them; `@daily` and the like" }),
  timeZone: text(60, { title: "Вақт минтақаси", names: { of: "timeZones", isClosed: true }, about: "The project's unless said" }),
  runAs: text(100, { isRequired: true, title: "Ким номидан", names: { of: "users", isClosed: true }, about: "User whose rights it has, by their name for signing in" }),
  kind: choice(["endpoint", "program", "export", "cleanup"], { isRequired: true, title: "Нима бажарилади", labels: { endpoint: "API методи", program: "Дастур", export: "Экспорт", cleanup: "Ўчирилган ёзувларни тозалаш" }, about: "A call of an endpoint, a program, a file of an export, or the removal of deleted records for good" }),
  endpoint: text(100, { title: "API методи", names: { of: "endpoints", isClosed: true }, onlyFor: ["endpoint"], about: "Endpoint that is called" }),
  parameters: json(Type.Record(Type.String({ maxLength: 100 }), Type.Unknown()), { title: "Параметрлар", help: "JSON: параметр номи ва қиймати", onlyFor: ["endpoint"], about: "What the endpoint is given" }),
  source: code({ extension: "ts", maxLength: 262_144 }, { title: "Дастур", begins: "export default () => {\n  return \"…\";\n};\n", onlyFor: ["program"], about: "What is computed; what it logs and gives stands in the run's log" }),
  export: text(100, { title: "Экспорт", names: { of: "exports", isClosed: true }, column: "export_name", onlyFor: ["export"], about: "Export whose file is made: its owner takes it in the task centre" }),
  table: text(100, { title: "Жадвал", names: { of: "tables", isClosed: true }, column: "table_name", onlyFor: ["cleanup"], about: "Table whose deleted records go for good; whoever it runs as has to be an administrator" }),
  keepDays: int(0, 36_500, { title: "Неча кун сақланади", onlyFor: ["cleanup"], about: "Records that were deleted longer ago go; 30 unless said" }),
  overlap: choice(["skip", "wait"], { default: "skip", title: "Аввалгиси тугамаган бўлса", labels: { skip: "Ўтказиб юборилади", wait: "Кутади" }, about: "What becomes of a time at which the last run has not ended: it is left out, or waits" }),
  missed: choice(["skip", "once"], { default: "skip", title: "Ўтиб кетган вақтлар", labels: { skip: "Ташлаб кетилади", once: "Бир марта бажарилади" }, about: "Times at which no server ran: left out, or made up for once" }),
};

/** `cron/<name>.json`: work at times of its own (D46, D58). */
export const cron = describe({ name: "cron", title: "Жадвал бўйича ишлар", use: { title: "Бажарилишлар", link: "system/schedules" }, place: { folder: "cron", name: /^[a-z][a-z0-9_-]{0,99}$/ }, keyField: "name", fields });

export type CronText = TextOf<Omit<typeof fields, "name">>;
