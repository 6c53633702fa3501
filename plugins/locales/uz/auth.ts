/** Signing in (spec §4, §8): wordings of the specification are to the letter. */
export const auth = {
  welcome: "Хуш келибсиз, {{name}}!",
  failed: "Хатолик",
  signIn: {
    title: "Тизимга кириш",
    note: "Ишингизни давом эттириш учун киринг",
    or: "ёки",
  },
  signedIn: {
    title: "Сиз тизимдасиз",
    note: "{{name}} номидан кирилган",
    continue: "Давом этиш",
    signOut: "Чиқиш",
  },
  password: {
    name: "Логин ва парол",
    username: "Логин",
    password: "Парол",
    submit: "Кириш",
    wrong: "Логин ёки пароль нотугри!",
    locked: "Уринишлар жуда кўп. {{minutes}} дақиқадан кейин қайта уриниб кўринг.",
  },
};
