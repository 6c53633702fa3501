import { type CorpusCase, sampled } from "./CorpusCase.ts";

const conditions = [
  "values.kind === 'legal'", "values.kind === 'legal' && values.tin.length === 9", "!values.note", "values.count > 2 || isNew", "user.permissions.includes('tables.cities.read')",
  "params.tab === '2'", "values.city && values.city.startsWith('То')", "values.agreed && !isNew", "['legal', 'person'].includes(values.kind)", "values.note?.length > 0",
  "(values.count ?? 0) >= 3", "user.orgId == null", "row.done || row.qty === 0", "values.born < '2000-01-01'", "daysBetween(values.born, row.day) > 365 * 18", "values.kind in { legal: 1 }",
  "user.locale === locale", "values.none === undefined", "typeof values.count === 'number'", "!(values.agreed && values.kind !== 'legal')", "Object.keys(values).length > 3",
];
const validators = [
  "value > 0 || 'Мусбат сон керак'", "value % 1 === 0 ? '' : 'Бутун сон киритинг'", "/* ok */ true", "values.tin.length !== 9 ? `СТИР ${values.tin.length} та рақамдан иборат` : undefined",
  "values.city.trim() === '' && 'Шаҳар номи бўш'", "Number.isNaN(Number(values.tin)) ? 'Фақат рақам' : null", "values.count > 10 ? 'Кўп' : values.count < 1 ? 'Оз' : ''",
  "parseDate('31.02.2026') === undefined ? 'Бундай кун йўқ' : ''", "yearOf(values.born) < 1900 ? 'Йил нотўғри' : true", "user.permissions.includes('admin') || 'Рухсат йўқ'",
];
const formats = [
  "(value * 1.2).toFixed(2) + ' RUB' + (value > 1000 ? ' !' : '')", "formatNumber(value)", "formatNumber(value, 2) + ' сўм'", "formatNumber(row.price, 2)", "formatDate(row.created)",
  "formatDatetime(row.created)", "formatDate(row.day, 'D MMMM YYYY')", "formatDate(row.day, 'dddd')", "formatTime(row.created)", "formatFileSize(row.qty * 1024)", "`${row.name}, ${row.owner.name}`",
  "row.tags.join(', ')", "row.done ? 'Ҳа' : 'Йўқ'", "(row.rate * 100).toFixed(1) + '%'", "value < 0 ? `(${formatNumber(-value)})` : formatNumber(value)", "row.name.toUpperCase().slice(0, 3)",
  "{ text: formatNumber(value), color: value > 1000 ? 'danger' : 'success' }", "{ text: row.name, href: `/forms/cities/${row.id}?_target=modal`, icon: 'map-pin' }",
  "row.owner?.address?.lines?.join(' / ') ?? '—'", "column.title + ': ' + value", "'★'.repeat(row.qty) + '☆'.repeat(5 - row.qty)", "row.price * row.qty", "`${monthOf(row.day)}/${yearOf(row.day)}`",
  "addMonths(row.day, 3)", "addDays(row.day, -21)", "'+998' + values.tin.slice(0, 9).padStart(9, '0')", "row.name.split('').toReversed().join('')", "row.amount > 1000 && 'warning'",
  "value > 1000 ? '#d33' : value > 500 ? 'rgb(200, 120, 0)' : ''", "row.name === 'Қўқон' ? 'Фарғона водийси' : row.name", "locale === 'uz' ? 'сўм' : locale === 'ru' ? 'сум' : 'UZS'",
  "encodeURIComponent(params.q)", "weekdayOf(row.day) > 5 ? 'дам олиш куни' : 'иш куни'", "toDay(row.created) === '2027-01-01'", "formatDate('2026-01-05', '[йил] YYYY')", "formatDate('эртага')",
  "formatNumber('12345678901234567890.125', 2)", "formatNumber('матн')", "formatNumber(null)", "formatNumber([1])", "formatDate(undefined)", "formatDate({})", "formatDate(5)", "formatNumber()",
  "formatNumber(5, NaN)", "formatNumber(5, '2')", "formatNumber(5, -3)", "formatNumber(5, 500)", "addDays(row.day, 1e9)", "addDays(row.day, '1')", "addDays('9999-12-31', 1)", "daysBetween('a', 'b')",
  "formatTime('25')", "formatDate(row.day, 5)", "formatDate(row.day, '')", "formatFileSize('2048')", "formatFileSize({})", "formatFileSize(-1)",
];

/** What integrators write. */
export const usageCases: readonly CorpusCase[] = sampled([...conditions, ...validators, ...formats]);
