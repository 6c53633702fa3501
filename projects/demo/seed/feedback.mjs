import { personFrom, phonesFrom } from "./people.mjs";
import { randomFrom } from "./random.mjs";

const messages = [
  ["Таклиф", "Мурожаат ҳолати ҳақида СМС хабар юборилса, жуда қулай бўларди.", 4],
  ["Миннатдорчилик", "Аризам уч кунда кўриб чиқилди. Ходимларга раҳмат!", 5],
  ["Савол", "Рад этилган аризани қайта юбориш мумкинми?", 4],
  ["Шикоят", "Белгиланган муддатда жавоб ололмадим, қайта кўриб чиқишингизни сўрайман.", 2],
  ["Таклиф", "Шаклда илова қилинадиган файллар сонини кўпайтиришни таклиф қиламан.", 4],
  ["Савол", "Ер участкаси бўйича мурожаат қанча вақт кўриб чиқилади?", 3],
  ["Миннатдорчилик", "Порталнинг янги кўриниши жуда тушунарли, қидирув тез ишлайди.", 5],
  ["Шикоят", "Телефондан кирганда туман танлаш қийин бўляпти.", 3],
];

export function* rows({ idOf }) {
  const random = randomFrom(7);
  for (const [index, [topic, message, rating]] of messages.entries()) {
    yield {
      id: idOf("feedback", index),
      full_name: personFrom(random),
      phone: phonesFrom(random)[0],
      topic,
      rating,
      message,
      is_anonymous: random.chance(25),
    };
  }
}
