import { defineWords } from "#core/wording/defineWords.ts";

/** Passkeys: signing in by one, and their list. */
export const passkeyWords = defineWords({
  "passkey.ask": {
    uz: "Браузер калитни сўрайди: PIN, бармоқ изи ёки юз билан тасдиқланг", la: "Brauzer kalitni soʻraydi: PIN, barmoq izi yoki yuz bilan tasdiqlang",
    ru: "Браузер запросит ключ: подтвердите PIN-кодом, отпечатком или лицом", en: "The browser asks for a passkey: confirm by PIN, finger or face",
    qq: "Браузер гилтти сорайды: PIN, бармақ изи ямаса жүз бенен тастыйықлаң", kh: "Brauzer giltti soraydı: PIN, barmaq izi yamasa júz benen tastıyıqlań",
  },
  "passkey.notGiven": {
    uz: "Калит берилмади", la: "Kalit berilmadi", ru: "Ключ не был предъявлен", en: "No passkey was given",
    qq: "Гилт берилмеди", kh: "Gilt berilmedi",
  },
  "passkey.again": {
    uz: "Калит билан кириш", la: "Kalit bilan kirish", ru: "Войти по ключу", en: "Sign in by passkey",
    qq: "Гилт пенен кириў", kh: "Gilt penen kiriw",
  },
  "passkey.note": {
    uz: "Калит қурилмангизда сақланади: парол керак бўлмайди, бир марталик код ҳам", la: "Kalit qurilmangizda saqlanadi: parol kerak boʻlmaydi, bir martalik kod ham",
    ru: "Ключ хранится на вашем устройстве: не нужны ни пароль, ни одноразовый код", en: "A passkey stays on your device: neither a password nor a one-time code is needed",
    qq: "Гилт қурылмаңызда сақланады: пароль керек емес, бир мәртелик код та", kh: "Gilt qurılmańızda saqlanadı: parol kerek emes, bir mártelik kod ta",
  },
  "passkey.none": {
    uz: "Калитлар йўқ", la: "Kalitlar yoʻq", ru: "Ключей нет", en: "There are no passkeys", qq: "Гилтлер жоқ", kh: "Giltler joq",
  },
  "passkey.name": {
    uz: "Калит номи", la: "Kalit nomi", ru: "Название ключа", en: "Name of the passkey", qq: "Гилт аты", kh: "Gilt atı",
  },
  "passkey.hint": {
    uz: "Масалан, иш компьютери", la: "Masalan, ish kompyuteri", ru: "Например, рабочий компьютер", en: "For example, work computer",
    qq: "Мысалы, жумыс компьютери", kh: "Mısalı, jumıs kompyuteri",
  },
  "passkey.add": {
    uz: "Калит қўшиш", la: "Kalit qoʻshish", ru: "Добавить ключ", en: "Add a passkey", qq: "Гилт қосыў", kh: "Gilt qosıw",
  },
  "passkey.made": {
    uz: "Қўшилган: {made}", la: "Qoʻshilgan: {made}", ru: "Добавлен: {made}", en: "Added {made}", qq: "Қосылған: {made}", kh: "Qosılǵan: {made}",
  },
  "passkey.used": {
    uz: "Охирги кириш: {used}", la: "Oxirgi kirish: {used}", ru: "Последний вход: {used}", en: "Last sign-in {used}", qq: "Соңғы кириў: {used}", kh: "Sońǵı kiriw: {used}",
  },
  "passkey.synced": {
    uz: "Бир нечта қурилмада", la: "Bir nechta qurilmada", ru: "На нескольких устройствах", en: "On several devices",
    qq: "Бир неше қурылмада", kh: "Bir neshe qurılmada",
  },
  "passkey.remove": {
    uz: "{name} калитини ўчириш", la: "{name} kalitini oʻchirish", ru: "Удалить ключ {name}", en: "Remove the passkey {name}",
    qq: "{name} гилтин өшириў", kh: "{name} giltin óshiriw",
  },
  "passkey.removeQuestion": {
    uz: "«{name}» калити билан энди кириб бўлмайди. Ўчирилсинми?", la: "“{name}” kaliti bilan endi kirib boʻlmaydi. Oʻchirilsinmi?",
    ru: "По ключу «{name}» войти будет нельзя. Удалить?", en: "Nobody can sign in by “{name}” any more. Remove it?",
    qq: "«{name}» гилти менен енди кирип болмайды. Өширилсин бе?", kh: "“{name}” gilti menen endi kirip bolmaydı. Óshirilsin be?",
  },
  "passkey.added": {
    uz: "Калит қўшилди", la: "Kalit qoʻshildi", ru: "Ключ добавлен", en: "The passkey was added", qq: "Гилт қосылды", kh: "Gilt qosıldı",
  },
  "passkey.offHere": {
    uz: "Бу манзилда калитлар ишламайди: тизимни ўз номи билан очинг", la: "Bu manzilda kalitlar ishlamaydi: tizimni oʻz nomi bilan oching",
    ru: "По этому адресу ключи не работают: откройте систему по её имени", en: "Passkeys do not work at this address: open the product by its name",
    qq: "Бул мәнзилде гилтлер ислемейди: системаны өз аты менен ашың", kh: "Bul mánzilde giltler islemeydi: sistemanı óz atı menen ashıń",
  },
});
