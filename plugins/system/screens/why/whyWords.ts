/** Why a user sees something or not, in sentences. */
export const whyWords = {
  "system.why.title": {
    uz: "Нега кўринади ёки кўринмайди", la: "Nega koʻrinadi yoki koʻrinmaydi",
    ru: "Почему видно или не видно", en: "Why it is seen or not",
    qq: "Неге көринеди ямаса көринбейди", kh: "Nege kórinedi yamasa kórinbeydi",
  },
  "system.why.note": {
    uz: "Нимани кўрсатишни танланг: қайси қоида уни фойдаланувчига кўрсатиши ёки яшириши айтилади", la: "Nimani koʻrsatishni tanlang: qaysi qoida uni foydalanuvchiga koʻrsatishi yoki yashirishi aytiladi",
    ru: "Выберите объект: будет сказано, какое правило показывает его пользователю или скрывает", en: "Choose an object: the rule is told that shows it to the user or hides it",
    qq: "Объектти таңлаң: оны пайдаланыўшыға қайсы қағыйда көрсететуғыны ямаса жасыратуғыны айтылады", kh: "Obyektti tańlań: onı paydalanıwshıǵa qaysı qaǵıyda kórsetetuǵını yamasa jasıratuǵını aytıladı",
  },
  "system.why.kind": {
    uz: "Тури", la: "Turi",
    ru: "Вид", en: "Kind",
    qq: "Түри", kh: "Túri",
  },
  "system.why.kind.table": {
    uz: "Жадвал", la: "Jadval",
    ru: "Таблица", en: "Table",
    qq: "Кесте", kh: "Keste",
  },
  "system.why.kind.form": {
    uz: "Шакл", la: "Shakl",
    ru: "Форма", en: "Form",
    qq: "Форма", kh: "Forma",
  },
  "system.why.kind.page": {
    uz: "Саҳифа", la: "Sahifa",
    ru: "Страница", en: "Page",
    qq: "Бет", kh: "Bet",
  },
  "system.why.kind.menu": {
    uz: "Меню банди", la: "Menyu bandi",
    ru: "Пункт меню", en: "Menu item",
    qq: "Меню бәнти", kh: "Menyu bánti",
  },
  "system.why.object": {
    uz: "Номи", la: "Nomi",
    ru: "Название", en: "Name",
    qq: "Аты", kh: "Atı",
  },
  "system.why.part": {
    uz: "Устун ёки майдон", la: "Ustun yoki maydon",
    ru: "Столбец или поле", en: "Column or field",
    qq: "Бағана ямаса майдан", kh: "Baǵana yamasa maydan",
  },
  "system.why.record": {
    uz: "Ёзув", la: "Yozuv",
    ru: "Запись", en: "Record",
    qq: "Жазыў", kh: "Jazıw",
  },
  "system.why.recordHint": {
    uz: "Ёзув рақами ёки унинг ҳаволаси", la: "Yozuv raqami yoki uning havolasi",
    ru: "Номер записи или ссылка на неё", en: "The record's id, or a link to it",
    qq: "Жазыў номери ямаса оның силтемеси", kh: "Jazıw nomeri yamasa onıń siltemesi",
  },
  "system.why.recordWrong": {
    uz: "Бу ерда ёзув рақами йўқ", la: "Bu yerda yozuv raqami yoʻq",
    ru: "Здесь нет номера записи", en: "There is no id of a record in it",
    qq: "Бул жерде жазыў номери жоқ", kh: "Bul jerde jazıw nomeri joq",
  },
  "system.why.shown": {
    uz: "Кўринади", la: "Koʻrinadi",
    ru: "Видно", en: "Seen",
    qq: "Көринеди", kh: "Kórinedi",
  },
  "system.why.hidden": {
    uz: "Кўринмайди", la: "Koʻrinmaydi",
    ru: "Не видно", en: "Not seen",
    qq: "Көринбейди", kh: "Kórinbeydi",
  },
  "system.why.enabled.no": {
    uz: "«{{of}}» ўчирилган: тизимга кира олмайди", la: "“{{of}}” oʻchirilgan: tizimga kira olmaydi",
    ru: "Пользователь {{of}} отключён и не может войти", en: "{{of}} is disabled and cannot sign in",
    qq: "«{{of}}» өширилген: системаға кире алмайды", kh: "“{{of}}” óshirilgen: sistemaǵa kire almaydı",
  },
  "system.why.plugin.no": {
    uz: "«{{value}}» плагини ўчирилган, «{{of}}» ҳеч кимга кўринмайди", la: "“{{value}}” plagini oʻchirilgan, “{{of}}” hech kimga koʻrinmaydi",
    ru: "Плагин «{{value}}» выключен: «{{of}}» не видит никто", en: "The plugin “{{value}}” is off: nobody sees “{{of}}”",
    qq: "«{{value}}» плагини өширилген, «{{of}}» ҳеш кимге көринбейди", kh: "“{{value}}” plagini óshirilgen, “{{of}}” hesh kimge kórinbeydi",
  },
  "system.why.administrator.yes": {
    uz: "«{{of}}»: администратор ҳамма нарсани кўради", la: "“{{of}}”: administrator hamma narsani koʻradi",
    ru: "«{{of}}»: администратор видит всё", en: "“{{of}}”: an administrator sees everything",
    qq: "«{{of}}»: администратор ҳәммесин көреди", kh: "“{{of}}”: administrator hámmesin kóredi",
  },
  "system.why.permission.yes": {
    uz: "«{{of}}» учун «{{value}}» рухсати керак ва у бор", la: "“{{of}}” uchun “{{value}}” ruxsati kerak va u bor",
    ru: "Для «{{of}}» нужно право доступа «{{value}}», и оно есть", en: "“{{of}}” asks for the permission “{{value}}”, and it is there",
    qq: "«{{of}}» ушын «{{value}}» рухсаты керек ҳәм ол бар", kh: "“{{of}}” ushın “{{value}}” ruxsatı kerek hám ol bar",
  },
  "system.why.permission.no": {
    uz: "«{{of}}» учун «{{value}}» рухсати керак, у йўқ", la: "“{{of}}” uchun “{{value}}” ruxsati kerak, u yoʻq",
    ru: "Для «{{of}}» нужно право доступа «{{value}}», его нет", en: "“{{of}}” asks for the permission “{{value}}”, which is missing",
    qq: "«{{of}}» ушын «{{value}}» рухсаты керек, ол жоқ", kh: "“{{of}}” ushın “{{value}}” ruxsatı kerek, ol joq",
  },
  "system.why.unnamed.yes": {
    uz: "«{{of}}» рухсат сўрамайди: кирган ҳар ким кўради", la: "“{{of}}” ruxsat soʻramaydi: kirgan har kim koʻradi",
    ru: "«{{of}}» не требует права доступа: видит каждый, кто вошёл", en: "“{{of}}” asks for no permission: everybody who is signed in sees it",
    qq: "«{{of}}» рухсат сорамайды: кирген ҳәр ким көреди", kh: "“{{of}}” ruxsat soramaydı: kirgen hár kim kóredi",
  },
  "system.why.field.no": {
    uz: "«{{of}}» маълумот майдонига боғланмаган", la: "“{{of}}” maʼlumot maydoniga bogʻlanmagan",
    ru: "«{{of}}» не связано с полем данных", en: "“{{of}}” belongs to no field of the data",
    qq: "«{{of}}» мағлыўмат майданына байланыспаған", kh: "“{{of}}” maǵlıwmat maydanına baylanıspaǵan",
  },
  "system.why.record.yes": {
    uz: "Ёзув «{{of}}» манбасида бор", la: "Yozuv “{{of}}” manbasida bor",
    ru: "Запись есть в источнике «{{of}}»", en: "The record is there in the source of “{{of}}”",
    qq: "Жазыў «{{of}}» дерегинде бар", kh: "Jazıw “{{of}}” dereginde bar",
  },
  "system.why.record.no": {
    uz: "«{{of}}» манбасида бундай ёзув йўқ ёки ўчирилган", la: "“{{of}}” manbasida bunday yozuv yoʻq yoki oʻchirilgan",
    ru: "В источнике «{{of}}» такой записи нет, или она удалена", en: "The source of “{{of}}” has no such record, or it was deleted",
    qq: "«{{of}}» дерегинде бундай жазыў жоқ ямаса өширилген", kh: "“{{of}}” dereginde bunday jazıw joq yamasa óshirilgen",
  },
  "system.why.rule.yes": {
    uz: "«{{of}}» қаторлар қоидасига мос", la: "“{{of}}” qatorlar qoidasiga mos",
    ru: "Правило строк «{{of}}» выполнено", en: "The row rule of “{{of}}” is met",
    qq: "«{{of}}» қатарлар қағыйдасына сай", kh: "“{{of}}” qatarlar qaǵıydasına say",
  },
  "system.why.rule.no": {
    uz: "«{{of}}» қаторлар қоидасига мос эмас", la: "“{{of}}” qatorlar qoidasiga mos emas",
    ru: "Правило строк «{{of}}» не выполнено", en: "The row rule of “{{of}}” is not met",
    qq: "«{{of}}» қатарлар қағыйдасына сай емес", kh: "“{{of}}” qatarlar qaǵıydasına say emes",
  },
  "system.why.below.no": {
    uz: "«{{of}}» ичида фойдаланувчига кўринадиган банд қолмаган", la: "“{{of}}” ichida foydalanuvchiga koʻrinadigan band qolmagan",
    ru: "Внутри «{{of}}» не осталось видимых пользователю пунктов", en: "Nothing that the user may see is left below “{{of}}”",
    qq: "«{{of}}» ишинде пайдаланыўшыға көринетуғын бәнт қалмаған", kh: "“{{of}}” ishinde paydalanıwshıǵa kórinetuǵın bánt qalmaǵan",
  },
  "system.why.role": {
    uz: "«{{role}}» роли беради", la: "“{{role}}” roli beradi",
    ru: "Даёт роль «{{role}}»", en: "Given by the role “{{role}}”",
    qq: "«{{role}}» роли береди", kh: "“{{role}}” roli beredi",
  },
  "system.why.roleHere": {
    uz: "«{{role}}» роли беради, «{{organization}}» ташкилотида", la: "“{{role}}” roli beradi, “{{organization}}” tashkilotida",
    ru: "Даёт роль «{{role}}» в организации «{{organization}}»", en: "Given by the role “{{role}}” in the organisation “{{organization}}”",
    qq: "«{{role}}» роли береди, «{{organization}}» шөлкеминде", kh: "“{{role}}” roli beredi, “{{organization}}” shólkeminde",
  },
  "system.why.roleElsewhere": {
    uz: "«{{role}}» роли фақат «{{organization}}» ташкилотида беради, фойдаланувчи ҳозир у ерда эмас", la: "“{{role}}” roli faqat “{{organization}}” tashkilotida beradi, foydalanuvchi hozir u yerda emas",
    ru: "Роль «{{role}}» даёт его только в организации «{{organization}}», а пользователь сейчас не там", en: "The role “{{role}}” gives it in the organisation “{{organization}}” alone, where the user does not work now",
    qq: "«{{role}}» роли тек «{{organization}}» шөлкеминде береди, пайдаланыўшы ҳәзир ол жерде емес", kh: "“{{role}}” roli tek “{{organization}}” shólkeminde beredi, paydalanıwshı házir ol jerde emes",
  },
  "system.why.givenBy": {
    uz: "Уни берадиган роллар: {{roles}}", la: "Uni beradigan rollar: {{roles}}",
    ru: "Роли, которые его дают: {{roles}}", en: "Roles that give it: {{roles}}",
    qq: "Оны беретуғын роллер: {{roles}}", kh: "Onı beretuǵın roller: {{roles}}",
  },
  "system.why.givenByNone": {
    uz: "Уни ҳеч қайси роль бермайди", la: "Uni hech qaysi rol bermaydi",
    ru: "Его не даёт ни одна роль", en: "No role gives it",
    qq: "Оны ҳеш бир роль бермейди", kh: "Onı hesh bir rol bermeydi",
  },
};
