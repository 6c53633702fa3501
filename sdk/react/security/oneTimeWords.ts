import { defineWords } from "#core/wording/defineWords.ts";

/** Switching two-step sign-in on and off (spec §4, §8): the specification's words are to the letter. */
export const oneTimeWords = defineWords({
  "oneTime.isOn": { uz: "Ёқилган", la: "Yoqilgan", ru: "Включён", en: "On", qq: "Қосылған", kh: "Qosılǵan" },
  "oneTime.isOff": { uz: "Ўчирилган", la: "Oʻchirilgan", ru: "Выключен", en: "Off", qq: "Өширилген", kh: "Óshirilgen" },
  "oneTime.noteOn": {
    uz: "Киришда паролдан кейин телефондаги иловадан олинган код сўралади", la: "Kirishda paroldan keyin telefondagi ilovadan olingan kod soʻraladi",
    ru: "При входе после пароля спрашивается код из приложения на телефоне", en: "After the password, signing in asks for a code from the app on your phone",
    qq: "Кириўде паролден кейин телефондағы қосымшадан алынған код соралады", kh: "Kiriwde parolden keyin telefondaǵı qosımshadan alınǵan kod soraladı",
  },
  "oneTime.noteOff": {
    uz: "Ёқилса, киришда паролдан ташқари телефондаги иловадан код ҳам сўралади", la: "Yoqilsa, kirishda paroldan tashqari telefondagi ilovadan kod ham soʻraladi",
    ru: "Если включить, при входе кроме пароля понадобится код из приложения на телефоне", en: "Once on, signing in asks for a code from an app on your phone besides the password",
    qq: "Қосылса, кириўде паролден тысқары телефондағы қосымшадан код та соралады", kh: "Qosılsa, kiriwde parolden tısqarı telefondaǵı qosımshadan kod ta soraladı",
  },
  "oneTime.left": {
    uz: "Қолган тиклаш кодлари: {count}", la: "Qolgan tiklash kodlari: {count}",
    ru: "Осталось кодов восстановления: {count}", en: "Recovery codes left: {count}",
    qq: "Қалған тиклеў кодлары: {count}", kh: "Qalǵan tiklew kodları: {count}",
  },
  "oneTime.enable": {
    uz: "Икки босқичли киришни ёқиш", la: "Ikki bosqichli kirishni yoqish",
    ru: "Включить двухэтапный вход", en: "Turn on two-step sign-in",
    qq: "Еки басқышлы кириўди қосыў", kh: "Eki basqıshlı kiriwdi qosıw",
  },
  "oneTime.disable": {
    uz: "Икки босқичли киришни ўчириш", la: "Ikki bosqichli kirishni oʻchirish",
    ru: "Выключить двухэтапный вход", en: "Turn off two-step sign-in",
    qq: "Еки басқышлы кириўди өшириў", kh: "Eki basqıshlı kiriwdi óshiriw",
  },
  "oneTime.renew": {
    uz: "Янги тиклаш кодлари", la: "Yangi tiklash kodlari",
    ru: "Новые коды восстановления", en: "New recovery codes",
    qq: "Жаңа тиклеў кодлары", kh: "Jańa tiklew kodları",
  },
  "oneTime.scanNote": {
    uz: "Телефондаги аутентификатор иловаси билан QR-кодни сканерланг", la: "Telefondagi autentifikator ilovasi bilan QR-kodni skanerlang",
    ru: "Отсканируйте QR-код приложением-аутентификатором на телефоне", en: "Scan the QR code with the authenticator app on your phone",
    qq: "Телефондағы аутентификатор қосымшасы менен QR-кодты сканерлең", kh: "Telefondaǵı autentifikator qosımshası menen QR-kodtı skanerleń",
  },
  "oneTime.picture": {
    uz: "Аутентификатор учун QR-код", la: "Autentifikator uchun QR-kod",
    ru: "QR-код для аутентификатора", en: "QR code for the authenticator",
    qq: "Аутентификатор ушын QR-код", kh: "Autentifikator ushın QR-kod",
  },
  "oneTime.cannotScan": {
    uz: "Сканерлаб бўлмаяптими? Калитни матн билан кўрсатиш", la: "Skanerlab boʻlmayaptimi? Kalitni matn bilan koʻrsatish",
    ru: "Не получается отсканировать? Показать ключ текстом", en: "Cannot scan it? Show the key as text",
    qq: "Сканерлеп болмай атыр ма? Гилтти текст пенен көрсетиў", kh: "Skanerlep bolmay atır ma? Giltti tekst penen kórsetiw",
  },
  "oneTime.retry": { uz: "Қайта уриниш", la: "Qayta urinish", ru: "Повторить", en: "Try again", qq: "Қайта урыныў", kh: "Qayta urınıw" },
  "oneTime.next": { uz: "Кейинги", la: "Keyingi", ru: "Далее", en: "Next", qq: "Кейинги", kh: "Keyingi" },
  "oneTime.back": { uz: "Орқага", la: "Orqaga", ru: "Назад", en: "Back", qq: "Артқа", kh: "Artqa" },
  "oneTime.cancel": { uz: "Бекор қилиш", la: "Bekor qilish", ru: "Отмена", en: "Cancel", qq: "Бийкар етиў", kh: "Biykar etiw" },
  "oneTime.codeNote": {
    uz: "Иловада кўринган 6 хонали кодни киритинг", la: "Ilovada koʻringan 6 xonali kodni kiriting",
    ru: "Введите 6-значный код из приложения", en: "Enter the 6-digit code that the app shows",
    qq: "Қосымшада көринген 6 цифрлы кодты киргизиң", kh: "Qosımshada kóringen 6 cifrlı kodtı kirgiziń",
  },
  "oneTime.code": {
    uz: "Бир марталик код", la: "Bir martalik kod",
    ru: "Одноразовый код", en: "One-time code",
    qq: "Бир мәртелик код", kh: "Bir mártelik kod",
  },
  "oneTime.anyCode": {
    uz: "Бир марталик код ёки тиклаш коди", la: "Bir martalik kod yoki tiklash kodi",
    ru: "Одноразовый код или код восстановления", en: "One-time code or recovery code",
    qq: "Бир мәртелик код ямаса тиклеў коды", kh: "Bir mártelik kod yamasa tiklew kodı",
  },
  "oneTime.enableSubmit": { uz: "Ёқиш", la: "Yoqish", ru: "Включить", en: "Turn on", qq: "Қосыў", kh: "Qosıw" },
  "oneTime.disableSubmit": { uz: "Ўчириш", la: "Oʻchirish", ru: "Выключить", en: "Turn off", qq: "Өшириў", kh: "Óshiriw" },
  "oneTime.renewSubmit": { uz: "Яратиш", la: "Yaratish", ru: "Создать", en: "Make", qq: "Жаратыў", kh: "Jaratıw" },
  "oneTime.disableNote": {
    uz: "Ўчириш учун иловадаги кодни ёки тиклаш кодини киритинг", la: "Oʻchirish uchun ilovadagi kodni yoki tiklash kodini kiriting",
    ru: "Чтобы выключить, введите код из приложения или код восстановления", en: "To turn it off, enter a code from the app or a recovery code",
    qq: "Өшириў ушын қосымшадағы кодты ямаса тиклеў кодын киргизиң", kh: "Óshiriw ushın qosımshadaǵı kodtı yamasa tiklew kodın kirgiziń",
  },
  "oneTime.renewNote": {
    uz: "Аввалги тиклаш кодлари ишламай қолади. Иловадаги кодни киритинг", la: "Avvalgi tiklash kodlari ishlamay qoladi. Ilovadagi kodni kiriting",
    ru: "Прежние коды восстановления перестанут действовать. Введите код из приложения", en: "The recovery codes you have now will no longer work. Enter a code from the app",
    qq: "Алдыңғы тиклеў кодлары ислемей қалады. Қосымшадағы кодты киргизиң", kh: "Aldıńǵı tiklew kodları islemey qaladı. Qosımshadaǵı kodtı kirgiziń",
  },
  "oneTime.on": { uz: "ОТП ёқилган", la: "OTP yoqilgan", ru: "ОТП включён", en: "OTP is on", qq: "ОТП қосылған", kh: "OTP qosılǵan" },
  "oneTime.off": { uz: "ОТП ўчирилган", la: "OTP oʻchirilgan", ru: "ОТП выключен", en: "OTP is off", qq: "ОТП өширилген", kh: "OTP óshirilgen" },
  "oneTime.renewed": {
    uz: "Янги кодлар тайёр", la: "Yangi kodlar tayyor",
    ru: "Новые коды готовы", en: "The new codes are ready",
    qq: "Жаңа кодлар таяр", kh: "Jańa kodlar tayar",
  },
  "oneTime.tooShort": {
    uz: "Код камида 6 та белгидан иборат", la: "Kod kamida 6 ta belgidan iborat",
    ru: "В коде не меньше 6 символов", en: "The code has at least 6 characters",
    qq: "Код кеминде 6 белгиден ибарат", kh: "Kod keminde 6 belgiden ibarat",
  },
  "oneTime.wrong": {
    uz: "Код нотўғри ёки эскирган", la: "Kod notoʻgʻri yoki eskirgan",
    ru: "Код неверен или устарел", en: "The code is wrong or too old",
    qq: "Код надурыс ямаса ескирген", kh: "Kod nadurıs yamasa eskirgen",
  },
  "oneTime.again": { uz: "Қайта урунинг", la: "Qayta uruning", ru: "Повторите попытку", en: "Try again", qq: "Қайта урының", kh: "Qayta urınıń" },
  "oneTime.recovery": {
    uz: "Тиклаш кодлари", la: "Tiklash kodlari",
    ru: "Коды восстановления", en: "Recovery codes",
    qq: "Тиклеў кодлары", kh: "Tiklew kodları",
  },
  "oneTime.recoveryNote": {
    uz: "Уларни сақлаб қўйинг: қайта кўрсатилмайди. Телефон йўқолса, ҳар бири билан бир марта кириш мумкин", la: "Ularni saqlab qoʻying: qayta koʻrsatilmaydi. Telefon yoʻqolsa, har biri bilan bir marta kirish mumkin",
    ru: "Сохраните их: больше они показаны не будут. Без телефона каждым можно войти один раз", en: "Keep them: they are not shown again. Without your phone each lets you in once",
    qq: "Оларды сақлап қойың: қайта көрсетилмейди. Телефон жоғалса, ҳәр бири менен бир мәрте кириўге болады", kh: "Olardı saqlap qoyıń: qayta kórsetilmeydi. Telefon joǵalsa, hár biri menen bir márte kiriwge boladı",
  },
  "oneTime.copy": { uz: "Нусха олиш", la: "Nusxa olish", ru: "Скопировать", en: "Copy", qq: "Нусқа алыў", kh: "Nusqa alıw" },
  "oneTime.copied": { uz: "Нусха олинди", la: "Nusxa olindi", ru: "Скопировано", en: "Copied", qq: "Нусқа алынды", kh: "Nusqa alındı" },
  "oneTime.download": { uz: "Юклаб олиш", la: "Yuklab olish", ru: "Скачать", en: "Download", qq: "Жүклеп алыў", kh: "Júklep alıw" },
  "oneTime.kept": {
    uz: "Сақлаб қўйдим", la: "Saqlab qoʻydim",
    ru: "Я сохранил(а) их", en: "I have kept them",
    qq: "Сақлап қойдым", kh: "Saqlap qoydım",
  },
});
