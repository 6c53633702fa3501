import type { Wording } from "#sdk/contributions/locale.ts";
import type { auth as source } from "../uz/auth.ts";

export const auth: Wording<typeof source> = {
  welcome: "Хош келипсиз, {{name}}!",
  failed: "Қәтелик",
  signIn: {
    title: "Системаға кириў",
    note: "Жумысыңызды даўам еттириў ушын кириң",
    or: "ямаса",
  },
  signedIn: {
    title: "Сиз системадасыз",
    note: "{{name}} атынан кирилген",
    continue: "Даўам етиў",
    signOut: "Шығыў",
  },
  password: {
    name: "Логин ҳәм пароль",
    username: "Логин",
    password: "Пароль",
    submit: "Кириў",
    wrong: "Логин ямаса пароль надурыс!",
    locked: "Урыныўлар жүдә көп. {{minutes}} минуттан кейин қайта урынып көриң.",
  },
};
