import { defineWords } from "#core/wording/defineWords.ts";

/** Words of the forms plugin. */
export const words = defineWords({
  "forms.notFoundHint": {
    uz: "У ўчирилган бўлиши ёки сизга кўринмаслиги мумкин", la: "U oʻchirilgan boʻlishi yoki sizga koʻrinmasligi mumkin",
    ru: "Возможно, она удалена или недоступна вам", en: "It may have been deleted, or you may not have access to it",
    qq: "Ол өширилген болыўы ямаса сизге көринбеўи мүмкин", kh: "Ol óshirilgen bolıwı yamasa sizge kórinbewi múmkin",
  },
  "forms.saved": {
    uz: "Маълумотлар сақланди", la: "Maʼlumotlar saqlandi",
    ru: "Данные сохранены", en: "Saved",
    qq: "Мағлыўматлар сақланды", kh: "Maǵlıwmatlar saqlandı",
  },
  "forms.unsaved": {
    uz: "Сақланмаган ўзгаришлар", la: "Saqlanmagan oʻzgarishlar",
    ru: "Несохранённые изменения", en: "Unsaved changes",
    qq: "Сақланбаған өзгерислер", kh: "Saqlanbaǵan ózgerisler",
  },
  "forms.newRecord": {
    uz: "Янги ёзув", la: "Yangi yozuv",
    ru: "Новая запись", en: "New record",
    qq: "Жаңа жазыў", kh: "Jańa jazıw",
  },
  "forms.readOnly": {
    uz: "Фақат ўқиш учун", la: "Faqat oʻqish uchun",
    ru: "Только для чтения", en: "Read only",
    qq: "Тек оқыў ушын", kh: "Tek oqıw ushın",
  },
  "forms.save": { uz: "Сақлаш", la: "Saqlash", ru: "Сохранить", en: "Save", qq: "Сақлаў", kh: "Saqlaw" },
  "forms.send": { uz: "Юбориш", la: "Yuborish", ru: "Отправить", en: "Send", qq: "Жибериў", kh: "Jiberiw" },
  "forms.cancel": { uz: "Бекор қилиш", la: "Bekor qilish", ru: "Отмена", en: "Cancel", qq: "Бийкар етиў", kh: "Biykar etiw" },
  "forms.close": { uz: "Ёпиш", la: "Yopish", ru: "Закрыть", en: "Close", qq: "Жабыў", kh: "Jabıw" },
  "forms.back": { uz: "Орқага", la: "Orqaga", ru: "Назад", en: "Back", qq: "Артқа", kh: "Artqa" },
  "forms.delete": { uz: "Ўчириш", la: "Oʻchirish", ru: "Удалить", en: "Delete", qq: "Өшириў", kh: "Óshiriw" },
  "forms.deleteQuestion": {
    uz: "Ёзувни ўчиришни хоҳлайсизми?", la: "Yozuvni oʻchirishni xohlaysizmi?",
    ru: "Удалить запись?", en: "Delete this record?",
    qq: "Жазыўды өшириўди қәлейсиз бе?", kh: "Jazıwdı óshiriwdi qáleysiz be?",
  },
  "forms.deleted": {
    uz: "Ёзув ўчирилди", la: "Yozuv oʻchirildi",
    ru: "Запись удалена", en: "Record deleted",
    qq: "Жазыў өширилди", kh: "Jazıw óshirildi",
  },
  "forms.deletedHint": {
    uz: "Уни ҳозирча тиклаш мумкин", la: "Uni hozircha tiklash mumkin",
    ru: "Её ещё можно восстановить", en: "You can still restore it",
    qq: "Оны ҳәзир қайтарыўға болады", kh: "Onı házir qaytarıwǵa boladı",
  },
  "forms.restored": {
    uz: "Ёзув тикланди", la: "Yozuv tiklandi",
    ru: "Запись восстановлена", en: "Record restored",
    qq: "Жазыў тикленди", kh: "Jazıw tiklendi",
  },
  "forms.undo": { uz: "Тиклаш", la: "Tiklash", ru: "Восстановить", en: "Undo", qq: "Қайтарыў", kh: "Qaytarıw" },
  "forms.retry": {
    uz: "Қайта уриниш", la: "Qayta urinish",
    ru: "Повторить", en: "Try again",
    qq: "Қайта урыныў", kh: "Qayta urınıw",
  },
  "forms.yes": { uz: "Ҳа", la: "Ha", ru: "Да", en: "Yes", qq: "Аўа", kh: "Awa" },
  "forms.no": { uz: "Йўқ", la: "Yoʻq", ru: "Нет", en: "No", qq: "Яқ", kh: "Yaq" },
  "forms.notSaved": {
    uz: "Сақланмади. {{why}}", la: "Saqlanmadi. {{why}}",
    ru: "Не сохранено. {{why}}", en: "Not saved. {{why}}",
    qq: "Сақланбады. {{why}}", kh: "Saqlanbadı. {{why}}",
  },
  "forms.typedStays": {
    uz: "Киритган маълумотларингиз сақланиб қолди", la: "Kiritgan maʼlumotlaringiz saqlanib qoldi",
    ru: "Введённые данные не потеряны", en: "What you entered has been kept",
    qq: "Киргизген мағлыўматларыңыз орнында тур", kh: "Kirgizgen maǵlıwmatlarıńız ornında tur",
  },
  "forms.changedElsewhere": {
    uz: "Бу ёзув бошқа жойда ўзгартирилди", la: "Bu yozuv boshqa joyda oʻzgartirildi",
    ru: "Запись изменена в другом месте", en: "This record was changed elsewhere",
    qq: "Бул жазыў басқа жерде өзгертилди", kh: "Bul jazıw basqa jerde ózgertildi",
  },
  "forms.compare": { uz: "Солиштириш", la: "Solishtirish", ru: "Сравнить", en: "Compare", qq: "Салыстырыў", kh: "Salıstırıw" },
  "forms.deletedElsewhere": {
    uz: "Бу ёзув бошқа жойда ўчирилди", la: "Bu yozuv boshqa joyda oʻchirildi",
    ru: "Запись удалена в другом месте", en: "This record was deleted elsewhere",
    qq: "Бул жазыў басқа жерде өширилди", kh: "Bul jazıw basqa jerde óshirildi",
  },
  "forms.errorCount": {
    uz: "{{count}} та хато:",
    la: "{{count}} ta xato:",
    ru: { one: "{{count}} ошибка:", few: "{{count}} ошибки:", many: "{{count}} ошибок:" },
    en: { one: "{{count}} error:", other: "{{count}} errors:" },
    qq: "{{count}} қәте:",
    kh: "{{count}} qáte:",
  },
  "forms.unknownElement": {
    uz: "«{{type}}» туридаги элементни ёқилган плагинларнинг ҳеч бири кўрсатмайди. Киритилган қиймат сақланади.",
    la: "“{{type}}” turidagi elementni yoqilgan plaginlarning hech biri koʻrsatmaydi. Kiritilgan qiymat saqlanadi.",
    ru: "Элемент типа «{{type}}» не показывает ни один включённый плагин. Введённое значение сохраняется.",
    en: "No plugin that is switched on shows an element of type “{{type}}”. The entered value is kept.",
    qq: "«{{type}}» түриндеги элементти қосылған плагинлердиң ҳеш бири көрсетпейди. Киргизилген мәнис сақланады.",
    kh: "“{{type}}” túrindegi elementti qosılǵan plaginlerdiń hesh biri kórsetpeydi. Kirgizilgen mánis saqlanadı.",
  },
  "forms.chooseFirst": {
    uz: "Аввал «{{field}}» майдонини тўлдиринг", la: "Avval “{{field}}” maydonini toʻldiring",
    ru: "Сначала заполните поле «{{field}}»", en: "Fill in “{{field}}” first",
    qq: "Алдын «{{field}}» майданын толтырың", kh: "Aldın “{{field}}” maydanın toltırıń",
  },
  "forms.sent.title": {
    uz: "Маълумотлар юборилди", la: "Maʼlumotlar yuborildi",
    ru: "Данные отправлены", en: "Sent",
    qq: "Мағлыўматлар жиберилди", kh: "Maǵlıwmatlar jiberildi",
  },
  "forms.sent.hint": {
    uz: "Раҳмат! Юборган маълумотларингиз қабул қилинди.", la: "Rahmat! Yuborgan maʼlumotlaringiz qabul qilindi.",
    ru: "Спасибо! Отправленные вами данные приняты.", en: "Thank you! We have received what you sent.",
    qq: "Рахмет! Жиберген мағлыўматларыңыз қабыл етилди.", kh: "Raxmet! Jibergen maǵlıwmatlarıńız qabıl etildi.",
  },
  "forms.sent.again": {
    uz: "Яна юбориш", la: "Yana yuborish",
    ru: "Отправить ещё", en: "Send another",
    qq: "Және жибериў", kh: "Jáne jiberiw",
  },
  "forms.conflict.title": {
    uz: "Ёзув бу орада ўзгартирилди", la: "Yozuv bu orada oʻzgartirildi",
    ru: "Запись за это время изменили", en: "This record has changed meanwhile",
    qq: "Жазыў бул арада өзгертилди", kh: "Jazıw bul arada ózgertildi",
  },
  "forms.conflict.clash": {
    uz: "Қуйидаги майдонлар бу ерда ҳам, бошқа жойда ҳам ўзгартирилган. Қайси қиймат қолсин? Бошқа ўзгаришларингиз ҳар қандай ҳолда қолади.",
    la: "Quyidagi maydonlar bu yerda ham, boshqa joyda ham oʻzgartirilgan. Qaysi qiymat qolsin? Boshqa oʻzgarishlaringiz har qanday holda qoladi.",
    ru: "Эти поля изменили и здесь, и в другом месте. Какое значение оставить? Остальные ваши изменения останутся в любом случае.",
    en: "These fields were changed both here and elsewhere. Which value should stay? Your other changes stay in either case.",
    qq: "Төмендеги майданлар бул жерде де, басқа жерде де өзгертилген. Қайсы мәнис қалсын? Басқа өзгерислериңиз ҳәр қандай жағдайда қалады.",
    kh: "Tómendegi maydanlar bul jerde de, basqa jerde de ózgertilgen. Qaysı mánis qalsın? Basqa ózgerislerińiz hár qanday jaǵdayda qaladı.",
  },
  "forms.conflict.noClash": {
    uz: "Сизнинг ўзгаришларингиз уларга зид эмас. Уларни бирлаштириб, қайта сақланг.",
    la: "Sizning oʻzgarishlaringiz ularga zid emas. Ularni birlashtirib, qayta saqlang.",
    ru: "Ваши изменения им не противоречат. Объедините их и сохраните снова.",
    en: "Your changes do not contradict the others. Combine them and save again.",
    qq: "Сизиң өзгерислериңиз оның өзгерислерине қарсы емес. Оларды бириктирип, қайта сақлаң.",
    kh: "Siziń ózgerislerińiz onıń ózgerislerine qarsı emes. Olardı biriktirip, qayta saqlań.",
  },
  "forms.conflict.field": { uz: "Майдон", la: "Maydon", ru: "Поле", en: "Field", qq: "Майдан", kh: "Maydan" },
  "forms.conflict.mine": {
    uz: "Сизнинг қийматингиз", la: "Sizning qiymatingiz",
    ru: "Ваше значение", en: "Your value",
    qq: "Сизиң мәнисиңиз", kh: "Siziń mánisińiz",
  },
  "forms.conflict.theirs": {
    uz: "Сақланган қиймат", la: "Saqlangan qiymat",
    ru: "Сохранённое значение", en: "Saved value",
    qq: "Сақланған мәнис", kh: "Saqlanǵan mánis",
  },
  "forms.conflict.takeTheirs": {
    uz: "Сақланганини олиш", la: "Saqlanganini olish",
    ru: "Взять сохранённое", en: "Take the saved one",
    qq: "Сақланғанын алыў", kh: "Saqlanǵanın alıw",
  },
  "forms.conflict.keepMine": {
    uz: "Ўз қийматимни қолдириш", la: "Oʻz qiymatimni qoldirish",
    ru: "Оставить моё", en: "Keep mine",
    qq: "Меникин қалдырыў", kh: "Menikin qaldırıw",
  },
  "forms.conflict.join": {
    uz: "Бирлаштириш", la: "Birlashtirish",
    ru: "Объединить", en: "Merge",
    qq: "Бириктириў", kh: "Biriktiriw",
  },
  "forms.passwordIsSet": {
    uz: "Парол ўрнатилган", la: "Parol oʻrnatilgan",
    ru: "Пароль задан", en: "A password is set",
    qq: "Пароль орнатылған", kh: "Parol ornatılǵan",
  },
  "forms.map": { uz: "Харита", la: "Xarita", ru: "Карта", en: "Map", qq: "Карта", kh: "Karta" },
  "forms.map.example": {
    uz: "Масалан: 41.31, 69.24", la: "Masalan: 41.31, 69.24",
    ru: "Например: 41.31, 69.24", en: "For example: 41.31, 69.24",
    qq: "Мәселен: 41.31, 69.24", kh: "Máselen: 41.31, 69.24",
  },
  "forms.map.here": {
    uz: "Мен турган жой", la: "Men turgan joy",
    ru: "Где я нахожусь", en: "Where I am",
    qq: "Мен турған жер", kh: "Men turǵan jer",
  },
  "forms.map.hereRefused": {
    uz: "Браузер турган жойингизни билишга рухсат бермади", la: "Brauzer turgan joyingizni bilishga ruxsat bermadi",
    ru: "Браузер не разрешил узнать ваше местоположение", en: "The browser was not allowed to tell where you are",
    qq: "Браузер турған жериңизди билиўге рухсат бермеди", kh: "Brauzer turǵan jerińizdi biliwge ruxsat bermedi",
  },
  "forms.map.hereFailed": {
    uz: "Турган жойингизни аниқлаб бўлмади", la: "Turgan joyingizni aniqlab boʻlmadi",
    ru: "Не удалось определить ваше местоположение", en: "Your place could not be found",
    qq: "Турған жериңизди анықлап болмады", kh: "Turǵan jerińizdi anıqlap bolmadı",
  },
  "forms.map.clear": { uz: "Тозалаш", la: "Tozalash", ru: "Очистить", en: "Clear", qq: "Тазалаў", kh: "Tazalaw" },
  "forms.map.zoomIn": {
    uz: "Яқинлаштириш", la: "Yaqinlashtirish", ru: "Приблизить", en: "Zoom in", qq: "Жақынластырыў", kh: "Jaqınlastırıw",
  },
  "forms.map.zoomOut": {
    uz: "Узоқлаштириш", la: "Uzoqlashtirish", ru: "Отдалить", en: "Zoom out", qq: "Узақластырыў", kh: "Uzaqlastırıw",
  },
  "forms.map.noTiles": {
    uz: "Харита тасвири йўқ: жой параллел ва меридианлар бўйича кўрсатилади", la: "Xarita tasviri yoʻq: joy parallel va meridianlar boʻyicha koʻrsatiladi",
    ru: "Изображения карты нет: место показано по параллелям и меридианам", en: "There is no picture of the ground: places are shown by parallels and meridians",
    qq: "Картаның сүўрети жоқ: жер параллель ҳәм меридианлар бойынша көрсетиледи", kh: "Kartanıń súwreti joq: jer parallel hám meridianlar boyınsha kórsetiledi",
  },
  "forms.map.pointKeys": {
    uz: "Enter нуқтани қўяди, стрелкалар суради, + ва − масштабни ўзгартиради, Delete ўчиради", la: "Enter nuqtani qoʻyadi, strelkalar suradi, + va − masshtabni oʻzgartiradi, Delete oʻchiradi",
    ru: "Enter ставит точку, стрелки двигают её, + и − меняют масштаб, Delete удаляет", en: "Enter sets the pin, arrow keys move it, + and − zoom, Delete removes it",
    qq: "Enter ноқатты қояды, стрелкалар жылжытады, + ҳәм − масштабты өзгертеди, Delete өширеди", kh: "Enter noqattı qoyadı, strelkalar jıljıtadı, + hám − masshtabtı ózgertedi, Delete óshiredi",
  },
  "forms.button.failed": {
    uz: "Тугманинг коди бажарилмади: {message} ({line}-сатр)", la: "Tugmaning kodi bajarilmadi: {message} ({line}-satr)",
    ru: "Код кнопки не выполнен: {message} (строка {line})", en: "The button's code failed: {message} (line {line})",
    qq: "Түйме коды орынланбады: {message} ({line}-қатар)", kh: "Túyme kodı orınlanbadı: {message} ({line}-qatar)",
  },
  "plugins.forms": { uz: "Шакллар", la: "Shakllar", ru: "Формы", en: "Forms", qq: "Формалар", kh: "Formalar" },
  "plugins.about.forms": {
    uz: "Ёзувларни киритиш ва ўзгартириш шакллари", la: "Yozuvlarni kiritish va oʻzgartirish shakllari",
    ru: "Формы для ввода и изменения записей", en: "Forms that enter and change records",
    qq: "Жазыўларды киргизиў ҳәм өзгертиў формалары", kh: "Jazıwlardı kirgiziw hám ózgertiw formaları",
  },
});
