import { int, number, text } from "../entities/fields.ts";
import type { RecordDescription } from "./RecordDescription.ts";
import { day } from "./recordFields.ts";

const most = Number.MAX_SAFE_INTEGER;

/** Spec §3 api_metrics: calls by endpoint and day of the project's zone. They come by themselves and go when their time is over. */
export const apiMetrics: RecordDescription = {
  name: "api_metrics",
  title: "API кўрсаткичлари",
  view: "api_metric_records",
  keyField: "call",
  fields: {
    day: day({ title: "Кун" }),
    call: text(200, { title: "Чақирув" }),
    calls: int(0, most, { title: "Чақирувлар сони" }),
    errors: int(0, most, { title: "Хатолар" }),
    refusals: int(0, most, { title: "Рад этилганлар" }),
    p50: number({ title: "p50, мс" }),
    p95: number({ title: "p95, мс" }),
  },
  sort: [{ field: "day", dir: "desc" }, { field: "calls", dir: "desc" }],
  isReadOnly: true,
};
