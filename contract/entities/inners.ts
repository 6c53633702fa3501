import type { FieldType } from "#core/fieldType.ts";
import type { Inner, InnerFacts, NamedKind, Naming } from "./formFacts.ts";

const fields = (by: string, of: NamedKind = "fields"): Naming => ({ of, by });

/** A permission for each operation. */
export const permissionsInner: Inner = {
  read: { title: "Кўриш", names: { of: "permissions" }, width: 4 },
  insert: { title: "Қўшиш", names: { of: "permissions" }, width: 4 },
  update: { title: "Ўзгартириш", names: { of: "permissions" }, width: 4 },
  delete: { title: "Ўчириш", names: { of: "permissions" }, width: 4 },
  export: { title: "Экспорт", names: { of: "permissions" }, width: 4 },
};

/** Where rows of a form come from. */
export const sourceInner: Inner = { dataset: { title: "Маълумотлар тўплами", names: { of: "datasets", isClosed: true }, width: 6 } };

/** Of a table also a question to a dataset. */
export const tableSourceInner: Inner = { ...sourceInner, query: { title: "Сўров", width: 12 } };

/** An order by fields of what `by` leads to. */
export const sortInner = (by: string): Inner => ({
  field: { title: "Майдон", names: fields(by), width: 8 },
  dir: { title: "Йўналиши", labels: { asc: "Ўсиш бўйича", desc: "Камайиш бўйича" }, width: 4 },
});

/** An order by columns of a question. */
export const metricSortInner: Inner = { field: { title: "Калит", width: 8 }, dir: { title: "Йўналиши", labels: { asc: "Ўсиш бўйича", desc: "Камайиш бўйича" }, width: 4 } };

/** What can be chosen: other languages stand in the translations. */
export const optionInner: Inner = { id: { title: "Қиймат", width: 4 }, name: { title: "Номи", width: 8 } };

export const levelInner: Inner = {
  level: { title: "Даража", width: 2 },
  table: { title: "Жадвал", names: { of: "tables", isClosed: true }, width: 5 },
  parentField: { title: "Юқори қатор майдони", names: fields("table"), width: 5 },
};

/** Options from the rows of a dataset. */
export const optionsFromInner: Inner = {
  dataset: { title: "Маълумотлар тўплами", names: { of: "datasets", isClosed: true }, width: 6 },
  value: { title: "Қиймат майдони", names: fields("dataset", "datasetFields"), width: 6 },
  text: { title: "Матн майдони", names: fields("dataset", "datasetFields"), width: 6 },
  sort: { title: "Саралаш майдони", names: fields("dataset", "datasetFields"), width: 6 },
  filterBy: { title: "Боғловчи майдон", names: fields("dataset", "datasetFields"), width: 6 },
};

const filtersHelp = "JSON: майдон номи ва қиймати; қиймат ўрнида $param.ном ёки $stage.босқич.майдон ҳам бўлади";

/** Rows of a table under the caller's permissions. */
export const stageQueryInner: Inner = {
  table: { title: "Жадвал", names: { of: "tables", isClosed: true }, width: 6 },
  limit: { title: "Қаторларнинг энг кўп сони", width: 3 },
  isCount: { title: "Фақат сони", width: 3 },
  filters: { title: "Шартлар", help: filtersHelp, width: 12 },
  sort: { title: "Саралаш", inner: sortInner("table"), width: 12 },
  groupBy: { title: "Гуруҳлаш майдонлари", names: fields("table"), width: 6 },
  aggregates: {
    title: "Гуруҳ ҳисоблари", width: 6,
    inner: {
      name: { title: "Ҳисоб", labels: { valueCount: "Қийматлар сони", sum: "Йиғинди", avg: "Ўртача", min: "Энг кичик", max: "Энг катта" }, width: 6 },
      field: { title: "Майдон", names: fields("table"), width: 6 },
    },
  },
};

export const pageQueryInner: Inner = {
  name: { title: "Калит", width: 6 },
  metric: { title: "Кўрсаткич", names: { of: "metrics", isClosed: true }, width: 6 },
  params: { title: "Параметрлар", width: 12 },
  ...stageQueryInner,
};

/** A question to one dataset (ADR 0024). */
export const metricQueryInner: Inner = {
  dataset: { title: "Маълумотлар тўплами", names: { of: "datasets", isClosed: true }, width: 6 },
  fields: {
    title: "Устунлар", width: 12,
    inner: {
      name: { title: "Калит", width: 3 },
      field: { title: "Майдон", names: fields("dataset", "datasetFields"), width: 3 },
      part: { title: "Давр", labels: { day: "Кун", month: "Ой", year: "Йил" }, width: 3 },
      figure: {
        title: "Ҳисоб", width: 3,
        labels: { count: "Қаторлар сони", valueCount: "Қийматлар сони", sum: "Йиғинди", avg: "Ўртача", min: "Энг кичик", max: "Энг катта" },
      },
    },
  },
  filters: { title: "Шартлар", width: 12 },
};

/** What another server is asked. */
export const requestInner: Inner = {
  method: { title: "Усул", width: 3 },
  url: { title: "Манзил", width: 9 },
  headers: { title: "Сарлавҳалар", width: 12, inner: { name: { title: "Номи", width: 4 }, value: { title: "Қиймати", width: 8 } } },
  body: { title: "Сўров танаси", width: 12 },
  bodyAs: { title: "Тана шакли", labels: { json: "JSON", form: "Шакл майдонлари" }, width: 3 },
  answer: { title: "Жавоб шакли", labels: { json: "JSON", text: "Матн" }, width: 3 },
  timeout: { title: "Энг узоқ вақт, сония", width: 3 },
  maxKilobytes: { title: "Жавобнинг энг каттаси, КБ", width: 3 },
  withStatus: { title: "Ҳолат коди билан", width: 12 },
};

const scalars = { string: "Матн", number: "Сон", int: "Бутун сон", boolean: "Ҳа ёки йўқ", date: "Сана" };

/** Of parameters of these types. */
const ofTypes = (...among: readonly string[]): Pick<InnerFacts, "onlyFor"> => ({ onlyFor: { of: "type", among } });

/** What a call of an endpoint may say. */
export const parameterInner: Inner = {
  name: { title: "Калит", width: 6 },
  type: { title: "Тури", labels: { ...scalars, array: "Рўйхат" }, width: 6 },
  items: { title: "Рўйхат қийматлари тури", labels: scalars, width: 6, ...ofTypes("array") },
  isRequired: { title: "Мажбурий", width: 6 },
  options: { title: "Мумкин бўлган қийматлар", width: 12, ...ofTypes("string", "array") },
  minLength: { title: "Белгиларнинг энг ками", width: 3, ...ofTypes("string", "array") },
  maxLength: { title: "Белгиларнинг энг кўпи", width: 3, ...ofTypes("string", "array") },
  minValue: { title: "Энг кичик қиймат", width: 3, ...ofTypes("number", "int", "array") },
  maxValue: { title: "Энг катта қиймат", width: 3, ...ofTypes("number", "int", "array") },
  minDate: { title: "Энг эрта сана", width: 3, ...ofTypes("date", "array") },
  maxDate: { title: "Энг кеч сана", width: 3, ...ofTypes("date", "array") },
  maxCount: { title: "Қийматларнинг энг кўпи", width: 3, ...ofTypes("array") },
};

/** Which column of a file goes into which field. */
export const mappingInner: Inner = {
  field: { title: "Майдон", names: { of: "ownFields", by: "table" }, width: 4 },
  titles: { title: "Файлдаги сарлавҳалар", width: 8 },
  by: { title: "Боғланган ёзувни топиш майдони", width: 6 },
  default: { title: "Бўш бўлса", width: 6 },
};

/** Of a printed page. */
export const marginsInner: Inner = {
  top: { title: "Юқоридан", width: 3 },
  right: { title: "Ўнгдан", width: 3 },
  bottom: { title: "Пастдан", width: 3 },
  left: { title: "Чапдан", width: 3 },
};

/** The dataset whose records a field holds. */
export const referencesInner: Inner = {
  dataset: { title: "Маълумотлар тўплами", names: { of: "datasets", isClosed: true }, width: 4 },
  field: { title: "Калит майдони", names: fields("dataset", "datasetFields"), width: 4 },
  onDelete: { title: "Ёзув ўчирилганда", labels: { restrict: "Ўчиришга йўл қўймаслик", setNull: "Бўш қолдириш", cascade: "Бирга ўчириш" }, width: 4 },
};

export const indexInner: Inner = {
  fields: { title: "Майдонлар", width: 6 },
  use: { title: "Вазифаси", labels: { sort: "Саралаш", search: "Қидирув" }, width: 3 },
  isUnique: { title: "Такрорланмас", width: 3 },
};

/** What people read of the types of fields. */
export const fieldTypeTitles: Readonly<Record<FieldType, string>> = {
  text: "Матн", int: "Бутун сон", number: "Сон", boolean: "Ҳа ёки йўқ", date: "Сана", datetime: "Сана ва вақт", time: "Вақт", uuid: "Идентификатор",
  json: "JSON", text_array: "Матнлар рўйхати", file: "Файл", files: "Файллар", point: "Харитадаги нуқта", password: "Парол",
};
