import { newest } from "./applications.mjs";
import { randomFrom } from "./random.mjs";

const hour = 60 * 60 * 1000;
const notes = {
  received: [null],
  handed: [null, "Кўриб чиқиш муддати ўн беш кун"],
  asked: ["Шахсни тасдиқловчи ҳужжат нусхаси сўралди", "Манзил аниқлаштирилмоқда"],
  visited: ["Комиссия далолатномаси тузилди", "Ўлчов ишлари бажарилди, хулоса тайёрланмоқда"],
  answered: ["Жавоб хати электрон почта орқали юборилди"],
};
/** How far an application has come, by its status. */
const ways = {
  "Янги": ["received"],
  "Кўриб чиқилмоқда": ["received", "handed", "asked"],
  "Муддати яқин": ["received", "handed", "visited"],
  "Муддати ўтган": ["received", "handed", "asked"],
  "Ҳал қилинди": ["received", "handed", "answered"],
};

/** What was done with the newest applications: those that people open. */
export function* rows(context) {
  const random = randomFrom(20261122);
  let number = 0;
  for (const { id, status, received_date: received, officer } of newest(context)) {
    let at = Date.parse(`${received}T04:00:00Z`) + random.below(8) * hour;
    for (const what of ways[status]) {
      yield { id: context.idOf("application_steps", number), application: id, at: new Date(at).toISOString(), what, officer, note: random.pick(notes[what]) };
      number += 1;
      at += random.between(2, 30) * hour;
    }
  }
}
