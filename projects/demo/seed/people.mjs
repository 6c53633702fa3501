const men = {
  surnames:
    "Раҳимов Тошматов Эргашев Ҳамидов Мирзаев Норматов Каримов Жўраев Юсупов Абдуллаев Исмоилов Саидов Қодиров Ғаниев Ўринов " +
    "Назаров Турсунов Холматов Собиров Умаров Рустамов Қосимов Бобоев Маҳмудов Шарипов Латипов Очилов Файзиев Ҳакимов Султонов",
  names:
    "Азиз Бекзод Жамшид Отабек Улуғбек Сардор Фаррух Дониёр Алишер Шерзод Жаҳонгир Нодир Рустам Темур Хуршид Баҳром Достон " +
    "Элдор Фарҳод Ғайрат Ислом Камол Лазиз Мансур Ойбек Равшан Санжар Тоҳир Ҳасан Шуҳрат",
};
const women = {
  surnames: men.surnames.replaceAll(/(\S+)/g, "$1а"),
  names:
    "Малика Дилноза Гулнора Шаҳло Зилола Нигора Муҳайё Нодира Азиза Барно Дилфуза Феруза Гўзал Ҳилола Ирода Камола Лола Мадина " +
    "Наргиза Озода Раъно Севара Тамара Умида Хуршида Шоира Юлдуз Ўғилой Зебо Насиба",
};

const split = ({ surnames, names }) => ({ surnames: surnames.split(" "), names: names.split(" ") });
const genders = [split(men), split(women)];

/** Surname and name of somebody who does not exist. */
export function personFrom(random) {
  const { surnames, names } = random.pick(genders);
  return `${random.pick(surnames)} ${random.pick(names)}`;
}

/** One to three numbers, the first of them the most likely to be the only one. */
export function phonesFrom(random) {
  const count = random.chance(70) ? 1 : random.between(2, 3);
  return Array.from({ length: count }, () => {
    const digits = (length) => String(random.below(10 ** length)).padStart(length, "0");
    return `+998 ${random.pick(["33", "88", "90", "91", "93", "94", "97", "99"])} ${digits(3)} ${digits(2)} ${digits(2)}`;
  });
}
