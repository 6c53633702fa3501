import { defineWords } from "#core/wording/defineWords.ts";

/** The panel of tokens for machines. */
export const tokenWords = defineWords({
  "tokens.note": {
    uz: "Дастурлар сизнинг номингиздан токен билан мурожаат қилади. Токен сизнинг ҳуқуқларингиздан ортиғига эга бўлмайди.", la: "Dasturlar sizning nomingizdan token bilan murojaat qiladi. Token sizning huquqlaringizdan ortigʻiga ega boʻlmaydi.",
    ru: "Программы обращаются от вашего имени по токену. Прав у токена не больше, чем у вас.", en: "Programs call in your name by a token. A token may never do more than you may.",
    qq: "Бағдарламалар сиздиң атыңыздан токен менен мүрәжат етеди. Токен сиздиң ҳуқықларыңыздан артығына ийе болмайды.", kh: "Baǵdarlamalar sizdiń atıńızdan token menen múrájat etedi. Token sizdiń huqıqlarıńızdan artıǵına iye bolmaydı.",
  },
  "tokens.none": { uz: "Токенлар йўқ", la: "Tokenlar yoʻq", ru: "Токенов нет", en: "There are no tokens", qq: "Токенлер жоқ", kh: "Tokenler joq" },
  "tokens.name": { uz: "Номи", la: "Nomi", ru: "Название", en: "Name", qq: "Аты", kh: "Atı" },
  "tokens.nameHint": {
    uz: "Қайси дастур учун", la: "Qaysi dastur uchun",
    ru: "Для какой программы", en: "Which program it is for",
    qq: "Қайсы бағдарлама ушын", kh: "Qaysı baǵdarlama ushın",
  },
  "tokens.permissions": { uz: "Ҳуқуқлари", la: "Huquqlari", ru: "Права", en: "Permissions", qq: "Ҳуқықлары", kh: "Huqıqları" },
  "tokens.permissionsHint": {
    uz: "Танланмаса, токен ҳеч нарса қила олмайди", la: "Tanlanmasa, token hech narsa qila olmaydi",
    ru: "Без выбора токен не может ничего", en: "With none chosen the token can do nothing",
    qq: "Таңланбаса, токен ҳеш нәрсе ислей алмайды", kh: "Tańlanbasa, token hesh nárse isley almaydı",
  },
  "tokens.days": {
    uz: "Амал қилиш муддати", la: "Amal qilish muddati",
    ru: "Срок действия", en: "Valid for",
    qq: "Жарамлылық мүддети", kh: "Jaramlılıq múddeti",
  },
  "tokens.day": { uz: "{count} кун", la: "{count} kun", ru: "{count} дней", en: "{count} days", qq: "{count} күн", kh: "{count} kún" },
  "tokens.forever": { uz: "Муддатсиз", la: "Muddatsiz", ru: "Бессрочно", en: "No end", qq: "Мүддетсиз", kh: "Múddetsiz" },
  "tokens.make": { uz: "Токен яратиш", la: "Token yaratish", ru: "Создать токен", en: "Make a token", qq: "Токен жаратыў", kh: "Token jaratıw" },
  "tokens.once": {
    uz: "Токен фақат ҳозир кўрсатилади: нусха олиб, сақлаб қўйинг", la: "Token faqat hozir koʻrsatiladi: nusxa olib, saqlab qoʻying",
    ru: "Токен показан только сейчас: скопируйте и сохраните его", en: "The token is shown only now: copy it and keep it",
    qq: "Токен тек ҳәзир көрсетиледи: нусқа алып, сақлап қойың", kh: "Token tek házir kórsetiledi: nusqa alıp, saqlap qoyıń",
  },
  "tokens.token": { uz: "Токен", la: "Token", ru: "Токен", en: "Token", qq: "Токен", kh: "Token" },
  "tokens.made": {
    uz: "Яратилган: {time}", la: "Yaratilgan: {time}",
    ru: "Создан: {time}", en: "Made: {time}",
    qq: "Жаратылған: {time}", kh: "Jaratılǵan: {time}",
  },
  "tokens.until": {
    uz: "Муддати: {time}", la: "Muddati: {time}",
    ru: "Действует до {time}", en: "Valid until {time}",
    qq: "Мүддети: {time}", kh: "Múddeti: {time}",
  },
  "tokens.used": {
    uz: "Охирги фойдаланиш: {time}, {address}", la: "Oxirgi foydalanish: {time}, {address}",
    ru: "Последнее использование: {time}, {address}", en: "Last used: {time}, {address}",
    qq: "Ақырғы пайдаланыў: {time}, {address}", kh: "Aqırǵı paydalanıw: {time}, {address}",
  },
  "tokens.unused": {
    uz: "Ҳали фойдаланилмаган", la: "Hali foydalanilmagan",
    ru: "Ещё не использован", en: "Not used yet",
    qq: "Еле пайдаланылмаған", kh: "Ele paydalanılmaǵan",
  },
  "tokens.nothing": { uz: "Ҳуқуқсиз", la: "Huquqsiz", ru: "Без прав", en: "No permissions", qq: "Ҳуқықсыз", kh: "Huqıqsız" },
  "tokens.revoke": { uz: "Бекор қилиш", la: "Bekor qilish", ru: "Отозвать", en: "Take back", qq: "Бийкарлаў", kh: "Biykarlaw" },
  "tokens.revokeOf": {
    uz: "Бекор қилиш: {name}", la: "Bekor qilish: {name}",
    ru: "Отозвать: {name}", en: "Take back: {name}",
    qq: "Бийкарлаў: {name}", kh: "Biykarlaw: {name}",
  },
  "tokens.question": {
    uz: "«{name}» бекор қилинсинми?", la: "“{name}” bekor qilinsinmi?",
    ru: "Отозвать «{name}»?", en: "Take “{name}” back?",
    qq: "«{name}» бийкар етилсин бе?", kh: "“{name}” biykar etilsin be?",
  },
  "tokens.no": { uz: "Йўқ", la: "Yoʻq", ru: "Нет", en: "No", qq: "Яқ", kh: "Yaq" },
  "tokens.revoked": {
    uz: "Токен бекор қилинди", la: "Token bekor qilindi",
    ru: "Токен отозван", en: "The token was taken back",
    qq: "Токен бийкар етилди", kh: "Token biykar etildi",
  },
  "tokens.isRequired": {
    uz: "Майдонни тўлдириш керак", la: "Maydonni toʻldirish kerak",
    ru: "Поле необходимо заполнить", en: "This field is required",
    qq: "Майданды толтырыў керек", kh: "Maydandı toltırıw kerek",
  },
});
