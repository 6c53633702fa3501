import { defineWords } from "#core/wording/defineWords.ts";

/** Signing in by a provider; the specification's words are to the letter (spec §5, §8). */
export const oauthWords = defineWords({
  "oauth.note": {
    uz: "Киришни {provider} саҳифасида тасдиқлайсиз ва шу ерга қайтасиз", la: "Kirishni {provider} sahifasida tasdiqlaysiz va shu yerga qaytasiz",
    ru: "Вы подтвердите вход на странице {provider} и вернётесь сюда", en: "You confirm on the page of {provider} and come back here",
    qq: "Кириўди {provider} бетинде тастыйықлайсыз ҳәм усы жерге қайтасыз", kh: "Kiriwdi {provider} betinde tastıyıqlaysız hám usı jerge qaytasız",
  },
  "oauth.go": {
    uz: "{provider} орқали кириш", la: "{provider} orqali kirish",
    ru: "Войти через {provider}", en: "Sign in with {provider}",
    qq: "{provider} арқалы кириў", kh: "{provider} arqalı kiriw",
  },
  "oauth.checking": {
    uz: "{provider} жавоби текширилмоқда", la: "{provider} javobi tekshirilmoqda",
    ru: "Проверяется ответ {provider}", en: "Checking what {provider} says",
    qq: "{provider} жуўабы тексерилмекте", kh: "{provider} juwabı tekserilmekte",
  },
  "oauth.keycloak": {
    uz: "Keycloak орқали киришда хатолик юз берди. Қайта уриниб кўринг.", la: "Keycloak orqali kirishda xatolik yuz berdi. Qayta urinib koʻring.",
    ru: "При входе через Keycloak произошла ошибка. Попробуйте ещё раз.", en: "Signing in with Keycloak failed. Try again.",
    qq: "Keycloak арқалы кириўде қәтелик жүз берди. Қайта урынып көриң.", kh: "Keycloak arqalı kiriwde qátelik júz berdi. Qayta urınıp kóriń.",
  },
  "oauth.unknown": {
    uz: "Кириш бу ойнада бошланмаган ёки эскирган. Қайтадан киринг.", la: "Kirish bu oynada boshlanmagan yoki eskirgan. Qaytadan kiring.",
    ru: "Вход начат не в этом окне или устарел. Войдите ещё раз.", en: "Signing in was not begun in this window, or long ago. Sign in again.",
    qq: "Кириў бул айнада басланбаған ямаса ескирген. Қайтадан кириң.", kh: "Kiriw bul aynada baslanbaǵan yamasa eskirgen. Qaytadan kiriń.",
  },
  "oauth.back": {
    uz: "Орқага", la: "Orqaga",
    ru: "Назад", en: "Back",
    qq: "Артқа", kh: "Artqa",
  },
  "oauth.connected": {
    uz: "Ҳисоб уланди", la: "Hisob ulandi",
    ru: "Учётная запись подключена", en: "The account is connected",
    qq: "Есап жалғанды", kh: "Esap jalǵandı",
  },
  "oauth.passwordTitle": {
    uz: "Парол ўрнатиш", la: "Parol oʻrnatish",
    ru: "Задать пароль", en: "Set a password",
    qq: "Пароль қойыў", kh: "Parol qoyıw",
  },
  "oauth.passwordNote": {
    uz: "{name}, кейинги сафар логин ва парол билан ҳам кира олишингиз учун парол ўрнатинг", la: "{name}, keyingi safar login va parol bilan ham kira olishingiz uchun parol oʻrnating",
    ru: "{name}, задайте пароль, чтобы в следующий раз войти и по логину", en: "{name}, set a password to be able to sign in with your username too",
    qq: "{name}, келеси сапар логин ҳәм пароль менен де кире алыўыңыз ушын пароль қойың", kh: "{name}, kelesi sapar login hám parol menen de kire alıwıńız ushın parol qoyıń",
  },
  "oauth.password": { uz: "Парол", la: "Parol", ru: "Пароль", en: "Password", qq: "Пароль", kh: "Parol" },
  "oauth.enterPassword": {
    uz: "Паролни киритинг", la: "Parolni kiriting",
    ru: "Введите пароль", en: "Enter the password",
    qq: "Парольди киргизиң", kh: "Paroldi kirgiziń",
  },
  "oauth.tooShort": {
    uz: "Парол 6та дан кам бўлмаслиги керак", la: "Parol 6ta dan kam boʻlmasligi kerak",
    ru: "Пароль должен быть не короче 6 символов", en: "The password must have at least 6 characters",
    qq: "Пароль 6 белгиден кем болмаўы керек", kh: "Parol 6 belgiden kem bolmawı kerek",
  },
  "oauth.skip": {
    uz: "Ўтказиб юбориш", la: "Oʻtkazib yuborish",
    ru: "Пропустить", en: "Skip",
    qq: "Өткизип жибериў", kh: "Ótkizip jiberiw",
  },
  "oauth.save": {
    uz: "Сақлаш ва кириш", la: "Saqlash va kirish",
    ru: "Сохранить и войти", en: "Save and sign in",
    qq: "Сақлаў ҳәм кириў", kh: "Saqlaw hám kiriw",
  },
});
