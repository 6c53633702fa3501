import { defineWords } from "#core/wording/defineWords.ts";

/** Signing in (spec §4, §8): the specification's words are to the letter. */
export const words = defineWords({
  "auth.welcome": {
    uz: "Хуш келибсиз, {{name}}!", la: "Xush kelibsiz, {{name}}!",
    ru: "Добро пожаловать, {{name}}!", en: "Welcome, {{name}}!",
    qq: "Хош келипсиз, {{name}}!", kh: "Xosh kelipsiz, {{name}}!",
  },
  "auth.failed": { uz: "Хатолик", la: "Xatolik", ru: "Ошибка", en: "Error", qq: "Қәтелик", kh: "Qátelik" },
  "auth.signIn.title": {
    uz: "Тизимга кириш", la: "Tizimga kirish",
    ru: "Вход в систему", en: "Sign in",
    qq: "Системаға кириў", kh: "Sistemaǵa kiriw",
  },
  "auth.signIn.note": {
    uz: "Ишингизни давом эттириш учун киринг", la: "Ishingizni davom ettirish uchun kiring",
    ru: "Войдите, чтобы продолжить работу", en: "Sign in to continue your work",
    qq: "Жумысыңызды даўам еттириў ушын кириң", kh: "Jumısıńızdı dawam ettiriw ushın kiriń",
  },
  "auth.signIn.or": { uz: "ёки", la: "yoki", ru: "или", en: "or", qq: "ямаса", kh: "yamasa" },
  "auth.signedIn.title": {
    uz: "Сиз тизимдасиз", la: "Siz tizimdasiz",
    ru: "Вы уже вошли", en: "You are signed in",
    qq: "Сиз системадасыз", kh: "Siz sistemadasız",
  },
  "auth.signedIn.note": {
    uz: "Сиз {{name}} сифатида киргансиз", la: "Siz {{name}} sifatida kirgansiz",
    ru: "Вход выполнен под именем {{name}}", en: "Signed in as {{name}}",
    qq: "Сиз {{name}} сыпатында киргенсиз", kh: "Siz {{name}} sıpatında kirgensiz",
  },
  "auth.signedIn.continue": {
    uz: "Давом этиш", la: "Davom etish",
    ru: "Продолжить", en: "Continue",
    qq: "Даўам етиў", kh: "Dawam etiw",
  },
  "auth.signedIn.signOut": { uz: "Чиқиш", la: "Chiqish", ru: "Выйти", en: "Sign out", qq: "Шығыў", kh: "Shıǵıw" },
  "auth.password.name": {
    uz: "Логин ва парол", la: "Login va parol",
    ru: "Логин и пароль", en: "Username and password",
    qq: "Логин ҳәм пароль", kh: "Login hám parol",
  },
  "auth.password.username": { uz: "Логин", la: "Login", ru: "Логин", en: "Username", qq: "Логин", kh: "Login" },
  "auth.password.password": { uz: "Парол", la: "Parol", ru: "Пароль", en: "Password", qq: "Пароль", kh: "Parol" },
  "auth.password.submit": { uz: "Кириш", la: "Kirish", ru: "Войти", en: "Sign in", qq: "Кириў", kh: "Kiriw" },
  "auth.password.wrong": {
    uz: "Логин ёки пароль нотугри!", la: "Login yoki parol notoʻgʻri!",
    ru: "Неверный логин или пароль!", en: "Wrong username or password!",
    qq: "Логин ямаса пароль надурыс!", kh: "Login yamasa parol nadurıs!",
  },
  "auth.password.locked": {
    uz: "Уринишлар жуда кўп. {{minutes}} дақиқадан кейин қайта уриниб кўринг.",
    la: "Urinishlar juda koʻp. {{minutes}} daqiqadan keyin qayta urinib koʻring.",
    ru: "Слишком много попыток. Попробуйте снова через {{minutes}} мин.",
    en: "Too many attempts. Try again in {{minutes}} min.",
    qq: "Урыныўлар жүдә көп. {{minutes}} минуттан кейин қайта урынып көриң.",
    kh: "Urınıwlar júdá kóp. {{minutes}} minuttan keyin qayta urınıp kóriń.",
  },
  "auth.password.forgotten": {
    uz: "Паролни унутдингизми?", la: "Parolni unutdingizmi?",
    ru: "Забыли пароль?", en: "Forgotten your password?",
    qq: "Паролди умыттыңыз ба?", kh: "Paroldi umıttıńız ba?",
  },
  "auth.passkey.name": {
    uz: "Қурилма калити", la: "Qurilma kaliti", ru: "Ключ устройства", en: "Passkey", qq: "Қурылма гилти", kh: "Qurılma gilti",
  },
  "auth.choose.title": {
    uz: "Янги парол", la: "Yangi parol",
    ru: "Новый пароль", en: "New password",
    qq: "Жаңа парол", kh: "Jańa parol",
  },
  "auth.choose.note": {
    uz: "Ўзингиз биладиган янги парол ўйлаб топинг", la: "Oʻzingiz biladigan yangi parol oʻylab toping",
    ru: "Придумайте новый пароль, который знаете только вы", en: "Choose a new password that only you know",
    qq: "Өзиңиз билетуғын жаңа парол ойлап табың", kh: "Ózińiz biletuǵın jańa parol oylap tabıń",
  },
  "auth.choose.first": {
    uz: "Янги парол", la: "Yangi parol",
    ru: "Новый пароль", en: "New password",
    qq: "Жаңа парол", kh: "Jańa parol",
  },
  "auth.choose.again": {
    uz: "Янги парол яна бир марта", la: "Yangi parol yana bir marta",
    ru: "Новый пароль ещё раз", en: "New password again",
    qq: "Жаңа парол және бир мәрте", kh: "Jańa parol jáne bir márte",
  },
  "auth.choose.differ": {
    uz: "Пароллар бир хил эмас", la: "Parollar bir xil emas",
    ru: "Пароли не совпадают", en: "The passwords are not the same",
    qq: "Пароллар бирдей емес", kh: "Parollar birdey emes",
  },
  "auth.choose.submit": {
    uz: "Сақлаш ва кириш", la: "Saqlash va kirish",
    ru: "Сохранить и войти", en: "Save and sign in",
    qq: "Сақлаў ҳәм кириў", kh: "Saqlaw hám kiriw",
  },
  "auth.e_imzo.name": {
    uz: "ЭРИ калити", la: "ERI kaliti",
    ru: "Ключ ЭЦП", en: "Signature key",
    qq: "ЭСИ гилти", kh: "ESI gilti",
  },
  "auth.id_card.name": { uz: "ID карта", la: "ID karta", ru: "ID-карта", en: "ID card", qq: "ID карта", kh: "ID karta" },
  "plugins.auth": {
    uz: "Тизимга кириш", la: "Tizimga kirish",
    ru: "Вход в систему", en: "Sign-in",
    qq: "Системаға кириў", kh: "Sistemaǵa kiriw",
  },
  "plugins.about.auth": {
    uz: "Логин ва парол билан кириш, сессиялар", la: "Login va parol bilan kirish, sessiyalar",
    ru: "Вход по логину и паролю, сеансы", en: "Signing in with a password, and sessions",
    qq: "Логин ҳәм пароль менен кириў, сессиялар", kh: "Login hám parol menen kiriw, sessiyalar",
  },
});
