import type { Locale } from "#core/locale.ts";
import { checkWords } from "#core/wording/checkWords.ts";
import { badExpression } from "#core/wording/badExpression.ts";
import type { ErrorCode } from "#core/errors/errorCatalogue.ts";
import { sayError } from "#core/wording/sayError.ts";
import { sayExpressionFault } from "#core/wording/expressionFaultWords.ts";
import { documentFaultWords, documentPlaceWords } from "#core/wording/documentFaultWords.ts";
import { sayNoun, sayType } from "./nouns.ts";

type Texts = Readonly<Record<Locale, string>>;

/** What can be wrong in a project's text (D43), in every language; values stand in braces. */
export const reasons = {
  badPath: {
    uz: "файл манзили нотўғри", la: "fayl manzili notoʻgʻri", ru: "недопустимый путь файла", en: "the path is not allowed",
    qq: "файл мәнзили надурыс", kh: "fayl mánzili nadurıs",
  },
  unreadSecret: {
    uz: "бу серверда махфий калит киритилмаган ёки у бошқа сервер калити билан ёпилган: уни лойиҳа созламаларида қайта киритинг",
    la: "bu serverda maxfiy kalit kiritilmagan yoki u boshqa server kaliti bilan yopilgan: uni loyiha sozlamalarida qayta kiriting",
    ru: "на этом сервере секрет не введён или закрыт ключом другого сервера: введите его заново в настройках проекта",
    en: "this server has no such secret, or another server's key has sealed it: enter it anew in the project's settings",
    qq: "бул серверде қупыя гилт киргизилмеген ямаса ол басқа сервердиң гилти менен жабылған: оны жойбар сазламаларында қайта киргизиң",
    kh: "bul serverde qupıya gilt kirgizilmegen yamasa ol basqa serverdiń gilti menen jabılǵan: onı joybar sazlamalarında qayta kirgiziń",
  },
  notUtf8: {
    uz: "файл UTF-8 кодировкасида эмас, уни шу кодировкада сақланг", la: "fayl UTF-8 kodirovkasida emas, uni shu kodirovkada saqlang",
    ru: "файл не в кодировке UTF-8, сохраните его в ней", en: "the file is not UTF-8, save it in that encoding",
    qq: "файл UTF-8 кодировкасында емес, оны сол кодировкада сақлаң", kh: "fayl UTF-8 kodirovkasında emes, onı sol kodirovkada saqlań",
  },
  unknownFile: {
    uz: "бундай файл кутилмаган", la: "bunday fayl kutilmagan", ru: "такой файл не предусмотрен", en: "no object is kept in such a file",
    qq: "бундай файл күтилмеген", kh: "bunday fayl kútilmegen",
  },
  twice: {
    uz: "«{name}» икки марта учрайди", la: "“{name}” ikki marta uchraydi", ru: "«{name}» встречается дважды", en: "“{name}” appears twice",
    qq: "«{name}» еки рет ушырасады", kh: "“{name}” eki ret ushırasadı",
  },
  languageCode: {
    uz: "тил коди «{name}» нотўғри: 2–8 та кичик лотин ҳарфи керак, тизимнинг олти тили коди бўлмасин",
    la: "til kodi “{name}” notoʻgʻri: 2–8 ta kichik lotin harfi kerak, tizimning olti tili kodi boʻlmasin",
    ru: "неверный код языка «{name}»: нужны 2–8 строчных латинских букв, не код одного из шести языков системы",
    en: "the language code “{name}” is wrong: 2 to 8 lower-case Latin letters are needed, and none of the six codes of the product",
    qq: "тил коды «{name}» надурыс: 2–8 киши латын ҳәриби керек, системаның алты тилиниң коды болмасын",
    kh: "til kodı “{name}” nadurıs: 2–8 kishi latın háribi kerek, sistemanıń altı tiliniń kodı bolmasın",
  },
  languageTag: {
    uz: "«{name}» тил белгиси эмас: BCP 47 бўйича ёзинг, масалан, kk ёки tg-Cyrl", la: "“{name}” til belgisi emas: BCP 47 boʻyicha yozing, masalan, kk yoki tg-Cyrl",
    ru: "«{name}» не языковой тег: напишите его по BCP 47, например kk или tg-Cyrl", en: "“{name}” is no language tag: write it as BCP 47 does, such as kk or tg-Cyrl",
    qq: "«{name}» тил белгиси емес: BCP 47 бойынша жазың, мысалы, kk ямаса tg-Cyrl", kh: "“{name}” til belgisi emes: BCP 47 boyınsha jazıń, mısalı, kk yamasa tg-Cyrl",
  },
  languageOfProduct: {
    uz: "«{name}» тизимнинг ўз тили, уни «Тиллар» рўйхатидан танланг", la: "“{name}” tizimning oʻz tili, uni “Tillar” roʻyxatidan tanlang",
    ru: "«{name}» — язык самой системы, выберите его в списке «Языки»", en: "“{name}” is a language of the product, choose it in the list “Languages”",
    qq: "«{name}» системаның өз тили, оны «Тиллер» дизиминен таңлаң", kh: "“{name}” sistemanıń óz tili, onı “Tiller” diziminen tańlań",
  },
  languageFallback: {
    uz: "«{name}» лойиҳа тиллари орасида йўқ, лойиҳадаги тиллардан бирини танланг", la: "“{name}” loyiha tillari orasida yoʻq, loyihadagi tillardan birini tanlang",
    ru: "«{name}» нет среди языков проекта, выберите один из них", en: "“{name}” is no language that the project offers, choose one of those",
    qq: "«{name}» жойбар тиллери арасында жоқ, жойбардағы тиллердиң бирин таңлаң", kh: "“{name}” joybar tilleri arasında joq, joybardaǵı tillerdiń birin tańlań",
  },
  noWayIn: {
    uz: "бу серверда созланмаган: {names}; шу ҳолда ҳеч ким кира олмайди", la: "bu serverda sozlanmagan: {names}; shu holda hech kim kira olmaydi",
    ru: "на этом сервере не настроено: {names}; так не войдёт никто", en: "not set up on this server: {names}; nobody could sign in",
    qq: "бул серверде сазланбаған: {names}; бундай ҳалда ҳеш ким кире алмайды", kh: "bul serverde sazlanbaǵan: {names}; bunday halda hesh kim kire almaydı",
  },
  network: {
    uz: "«{name}» тармоқ эмас: 10.0.0.0/8 ёки битта манзил каби ёзинг", la: "“{name}” tarmoq emas: 10.0.0.0/8 yoki bitta manzil kabi yozing",
    ru: "«{name}» — не сеть: напишите её как 10.0.0.0/8 или как один адрес", en: "“{name}” is no network: write it like 10.0.0.0/8, or as one address",
    qq: "«{name}» тармақ емес: 10.0.0.0/8 ямаса бир мәнзил сыяқлы жазың", kh: "“{name}” tarmaq emes: 10.0.0.0/8 yamasa bir mánzil sıyaqlı jazıń",
  },
  otherPlaceholders: {
    uz: "матнда шу белгилар бўлиши керак: {places}", la: "matnda shu belgilar boʻlishi kerak: {places}", ru: "в тексте должны быть: {places}", en: "the text has to have: {places}",
    qq: "текстте мына белгилер болыўы керек: {places}", kh: "tekstte mına belgiler bolıwı kerek: {places}",
  },
  noPlaceholders: {
    uz: "матнда тўлдириладиган белгилар бўлмаслиги керак", la: "matnda toʻldiriladigan belgilar boʻlmasligi kerak", ru: "в тексте не должно быть подстановок в фигурных скобках",
    en: "the text must not have anything to fill in braces", qq: "текстте толтырылатуғын белгилер болмаўы керек", kh: "tekstte toltırılatuǵın belgiler bolmawı kerek",
  },
  malformedJson: {
    uz: "JSON эмас (техник тафсилот: {why})", la: "JSON emas (texnik tafsilot: {why})", ru: "это не JSON (технические подробности: {why})", en: "not JSON: {why}", qq: "JSON емес (техникалық мағлыўмат: {why})", kh: "JSON emes (texnikalıq maǵlıwmat: {why})",
  },
  missingCode: {
    uz: "«{name}» файли йўқ", la: "“{name}” fayli yoʻq", ru: "нет файла «{name}»", en: "there is no file “{name}”",
    qq: "«{name}» файлы жоқ", kh: "“{name}” faylı joq",
  },
  unusedCode: {
    uz: "файл ҳеч қаерда ишлатилмаган", la: "fayl hech qayerda ishlatilmagan", ru: "файл нигде не используется", en: "no object names this file",
    qq: "файл ҳеш жерде қолланылмаған", kh: "fayl hesh jerde qollanılmaǵan",
  },
  unknownProperty: {
    uz: "«{name}» хоссаси мавжуд эмас", la: "“{name}” xossasi mavjud emas", ru: "нет свойства «{name}»", en: "there is no property “{name}”",
    qq: "«{name}» қәсийети жоқ", kh: "“{name}” qásiyeti joq",
  },
  missingProperty: {
    uz: "«{name}» хоссаси етишмайди", la: "“{name}” xossasi yetishmaydi", ru: "не хватает свойства «{name}»", en: "property “{name}” is missing",
    qq: "«{name}» қәсийети жетиспейди", kh: "“{name}” qásiyeti jetispeydi",
  },
  wrongType: {
    uz: "{type} туридаги қиймат керак", la: "{type} turidagi qiymat kerak", ru: "нужно значение типа {type}", en: "a value of type {type} is needed",
    qq: "{type} түриндеги мәнис керек", kh: "{type} túrindegi mánis kerek",
  },
  notAllowed: {
    uz: "бу қийматга рухсат йўқ", la: "bu qiymatga ruxsat yoʻq", ru: "такое значение не допускается", en: "this value is not allowed",
    qq: "бул мәниске рухсат жоқ", kh: "bul mániske ruxsat joq",
  },
  outsideAddress: {
    uz: "манзил «https://хост/…» кўринишида бўлиши ва хости тўлиқ ёзилиши керак, калит ва «#» бўлмаслиги керак", la: "manzil “https://xost/…” koʻrinishida boʻlishi va xosti toʻliq yozilishi kerak, kalit va “#” boʻlmasligi kerak",
    ru: "нужен адрес вида «https://хост/…», где хост написан целиком, без ключа и без «#»", en: "an address like https://host/… is needed, with its host written out, without a key and without “#”",
    qq: "мәнзил «https://хост/…» түринде болыўы ҳәм хости толық жазылыўы керек, гилт ҳәм «#» болмаўы керек", kh: "mánzil “https://xost/…” túrinde bolıwı hám xosti tolıq jazılıwı kerek, gilt hám “#” bolmawı kerek",
  },
  cronTimes: {
    uz: "вақт ифодаси тушунарсиз ({0}): дақиқа, соат, ой куни, ой ва ҳафта кунини ёзинг, масалан, 0 6 * * 1-5",
    la: "vaqt ifodasi tushunarsiz ({0}): daqiqa, soat, oy kuni, oy va hafta kunini yozing, masalan, 0 6 * * 1-5",
    ru: "выражение времени непонятно ({0}): напишите минуту, час, день месяца, месяц и день недели, например 0 6 * * 1-5",
    en: "the times cannot be read ({0}): write minute, hour, day of the month, month and day of the week, such as 0 6 * * 1-5",
    qq: "ўақыт аңлатпасы түсиниксиз ({0}): минут, саат, ай күни, ай ҳәм ҳәпте күнин жазың, мысалы, 0 6 * * 1-5",
    kh: "waqıt ańlatpası túsiniksiz ({0}): minut, saat, ay kúni, ay hám hápte kúnin jazıń, mısalı, 0 6 * * 1-5",
  },
  neededHere: checkWords["check.required"],
  wrongPicture: checkWords["check.picture"],
  wrongForm: {
    uz: "ёзилиши нотўғри: кичик лотин ҳарфлари, рақамлар ва «_» керак", la: "yozilishi notoʻgʻri: kichik lotin harflari, raqamlar va “_” kerak",
    ru: "неверная запись: нужны строчные латинские буквы, цифры и «_»", en: "wrong form: lower-case letters, digits and “_” are needed",
    qq: "жазылыўы надурыс: киши латын ҳәриплери, санлар ҳәм «_» керек", kh: "jazılıwı nadurıs: kishi latın háripleri, sanlar hám “_” kerek",
  },
  wrongCapitalName: {
    uz: "ёзилиши нотўғри: катта лотин ҳарфи, кейин лотин ҳарфлари ва рақамлар керак", la: "yozilishi notoʻgʻri: katta lotin harfi, keyin lotin harflari va raqamlar kerak",
    ru: "неверная запись: нужна заглавная латинская буква, затем латинские буквы и цифры", en: "wrong form: a capital Latin letter is needed, then Latin letters and digits",
    qq: "жазылыўы надурыс: үлкен латын ҳәриби, кейин латын ҳәриплери ҳәм санлар керек", kh: "jazılıwı nadurıs: úlken latın háribi, keyin latın háripleri hám sanlar kerek",
  },
  beyondLimit: {
    uz: "чегарадан ташқарида: {limit}", la: "chegaradan tashqarida: {limit}", ru: "вне допустимых пределов: {limit}", en: "beyond the limit: {limit}",
    qq: "шегарадан тысқары: {limit}", kh: "shegaradan tısqarı: {limit}",
  },
  beyondOperator: {
    uz: "бу серверда энг кўпи {limit}", la: "bu serverda eng koʻpi {limit}", ru: "на этом сервере не больше {limit}", en: "this server allows at most {limit}",
    qq: "бул серверде ең көби {limit}", kh: "bul serverde eń kóbi {limit}",
  },
  noFields: {
    uz: "маълумотлар тўпламида камида битта майдон бўлиши керак", la: "maʼlumotlar toʻplamida kamida bitta maydon boʻlishi kerak",
    ru: "в наборе данных должно быть хотя бы одно поле", en: "a dataset needs at least one field",
    qq: "мағлыўматлар топламында кеминде бир майдан болыўы керек", kh: "maǵlıwmatlar toplamında keminde bir maydan bolıwı kerek",
  },
  missingKey: {
    uz: "«key» керак: майдони йўқ қисм ўз номига эга бўлиши шарт", la: "“key” kerak: maydoni yoʻq qism oʻz nomiga ega boʻlishi shart",
    ru: "нужен «key»: у части без поля должно быть своё имя", en: "a “key” is needed: a part without a field must have a name of its own",
    qq: "«key» керек: майданы жоқ бөлимниң өз аты болыўы шәрт", kh: "“key” kerek: maydanı joq bólimniń óz atı bolıwı shárt",
  },
  unknownName: {
    uz: "{what} «{name}» мавжуд эмас", la: "{what} “{name}” mavjud emas", ru: "{what} «{name}» не существует", en: "there is no {what} “{name}”",
    qq: "{what} «{name}» жоқ", kh: "{what} “{name}” joq",
  },
  reservedName: {
    uz: "«{name}» номи тизим учун банд қилинган", la: "“{name}” nomi tizim uchun band qilingan", ru: "имя «{name}» занято системой",
    en: "the name “{name}” is reserved for the system", qq: "«{name}» аты система ушын бәнт етилген", kh: "“{name}” atı sistema ushın bánt etilgen",
  },
  dependsOnItself: {
    uz: "«{name}» ўз-ўзига боғлиқ бўлиб қолади", la: "“{name}” oʻz-oʻziga bogʻliq boʻlib qoladi", ru: "«{name}» зависит от самого себя",
    en: "“{name}” would depend on itself", qq: "«{name}» өз-өзине байланыслы болып қалады", kh: "“{name}” óz-ózine baylanıslı bolıp qaladı",
  },
  badFilter: {
    uz: "фильтр хато. {why}", la: "filtr xato. {why}", ru: "ошибка в фильтре. {why}", en: "the filter is wrong. {why}",
    qq: "фильтр қәте. {why}", kh: "filtr qáte. {why}",
  },
  openRows: {
    uz: "қатор қоидаси фақат жадвал ва формаларда турибди: танлов рўйхатлари ва боғланишлар орқали «{name}»нинг барча ёзувлари кўринади; қоидани шу ерга ёзинг",
    la: "qator qoidasi faqat jadval va formalarda turibdi: tanlov roʻyxatlari va bogʻlanishlar orqali “{name}”ning barcha yozuvlari koʻrinadi; qoidani shu yerga yozing",
    ru: "правило строк задано только в таблицах и формах: через списки выбора и связи видны все записи «{name}»; укажите правило здесь",
    en: "only tables and forms have a row rule: lists of options and relations show every record of “{name}”; write the rule here",
    qq: "қатар қағыйдасы тек кестелер ҳәм формаларда тур: таңлаў дизимлери ҳәм байланыслар арқалы «{name}»ниң барлық жазыўлары көринеди; қағыйданы усы жерге жазың",
    kh: "qatar qaǵıydası tek kesteler hám formalarda tur: tańlaw dizimleri hám baylanıslar arqalı “{name}”niń barlıq jazıwları kórinedi; qaǵıydanı usı jerge jazıń",
  },
  notForType: {
    uz: "«{type}» туридаги майдонда бунга йўл қўйилмайди", la: "“{type}” turidagi maydonda bunga yoʻl qoʻyilmaydi",
    ru: "для поля типа «{type}» это недопустимо", en: "a field of type “{type}” cannot have this",
    qq: "«{type}» түриндеги майданда буған жол қойылмайды", kh: "“{type}” túrindegi maydanda buǵan jol qoyılmaydı",
  },
  noElementsInFrame: {
    uz: "ўз ҳужжатида («frame») чизиладиган элемент ичида бошқа элементлар туролмайди",
    la: "oʻz hujjatida (“frame”) chiziladigan element ichida boshqa elementlar turolmaydi",
    ru: "в элементе, который рисуется в своём документе («frame»), не могут стоять другие элементы",
    en: "no other elements can stand in an element that is drawn in a document of its own (“frame”)",
    qq: "өз ҳүжжетинде («frame») сызылатуғын элемент ишинде басқа элементлер тура алмайды",
    kh: "óz hújjetinde (“frame”) sızılatuǵın element ishinde basqa elementler tura almaydı",
  },
  otherLevel: {
    uz: "ички жадваллар 2 дан бошлаб узилишсиз саналади: бу ерда {level} бўлиши керак", la: "ichki jadvallar 2 dan boshlab uzilishsiz sanaladi: bu yerda {level} boʻlishi kerak",
    ru: "вложенные таблицы нумеруются с 2 без пропусков: здесь должно быть {level}", en: "child tables are counted from 2 without gaps: {level} is expected here",
    qq: "ишки кестелер 2 ден баслап үзилиссиз саналады: бул жерде {level} болыўы керек", kh: "ishki kesteler 2 den baslap úzilissiz sanaladı: bul jerde {level} bolıwı kerek",
  },
  leadsElsewhere: {
    uz: "«{field}» майдони юқори даражадаги қаторга олиб бормайди: у «{name}»га боғланиши (references) керак",
    la: "“{field}” maydoni yuqori darajadagi qatorga olib bormaydi: u “{name}”ga bogʻlanishi (references) kerak",
    ru: "поле «{field}» не ведёт к строке уровнем выше: оно должно ссылаться (references) на «{name}»",
    en: "the field “{field}” does not lead to the row of the level above: it has to refer (references) to “{name}”",
    qq: "«{field}» майданы жоқары дәрежедеги қатарға алып бармайды: ол «{name}»ға байланысыўы (references) керек",
    kh: "“{field}” maydanı joqarı dárejedegi qatarǵa alıp barmaydı: ol “{name}”ǵa baylanısıwı (references) kerek",
  },
  notUnique: {
    uz: "«{name}» майдони ягона (isUnique) бўлиши керак", la: "“{name}” maydoni yagona (isUnique) boʻlishi kerak",
    ru: "поле «{name}» должно быть уникальным (isUnique)", en: "the field “{name}” must be unique (isUnique)",
    qq: "«{name}» майданы жалғыз (isUnique) болыўы керек", kh: "“{name}” maydanı jalǵız (isUnique) bolıwı kerek",
  },
  badExpression,
  ...documentFaultWords,
  otherName: {
    uz: "бу ерда «{name}» бўлиши керак", la: "bu yerda “{name}” boʻlishi kerak", ru: "здесь должно быть «{name}»", en: "“{name}” is expected here",
    qq: "бул жерде «{name}» болыўы керек", kh: "bul jerde “{name}” bolıwı kerek",
  },
  badVersion: {
    uz: "версия ёзуви нотўғри: «1.2.3» ёки «^1.0» каби бўлиши керак", la: "versiya yozuvi notoʻgʻri: “1.2.3” yoki “^1.0” kabi boʻlishi kerak",
    ru: "неверная запись версии: нужна запись вида «1.2.3» или «^1.0»", en: "not a version: something like “1.2.3” or “^1.0” is needed",
    qq: "версия жазыўы надурыс: «1.2.3» ямаса «^1.0» сыяқлы болыўы керек", kh: "versiya jazıwı nadurıs: “1.2.3” yamasa “^1.0” sıyaqlı bolıwı kerek",
  },
  otherSdk: {
    uz: "SDK версияси {version}, плагин бошқасини талаб қилади", la: "SDK versiyasi {version}, plagin boshqasini talab qiladi",
    ru: "версия SDK — {version}, плагину нужна другая", en: "the SDK has version {version}, the plugin needs another one",
    qq: "SDK версиясы {version}, плагин басқасын талап етеди", kh: "SDK versiyası {version}, plagin basqasın talap etedi",
  },
  platformOnly: {
    uz: "созлама объектлари фақат «platon» лойиҳасидан таҳрирланади", la: "sozlama obyektlari faqat “platon” loyihasidan tahrirlanadi",
    ru: "объекты настройки доступны только проекту «platon»", en: "only project “platon” may edit configuration entities",
    qq: "сазлама объектлери тек «platon» жойбарынан өзгертиледи", kh: "sazlama obyektleri tek “platon” joybarınan ózgertiledi",
  },
  badCss: {
    uz: "CSS эмас, {line}-қатор, {column}-устун (техник тафсилот: {why})", la: "CSS emas, {line}-qator, {column}-ustun (texnik tafsilot: {why})",
    ru: "это не CSS, строка {line}, столбец {column} (технические подробности: {why})", en: "not CSS in line {line}, column {column}: {why}",
    qq: "CSS емес, {line}-қатар, {column}-бағана (техникалық мағлыўмат: {why})", kh: "CSS emes, {line}-qatar, {column}-baǵana (texnikalıq maǵlıwmat: {why})",
  },
  badCode: {
    uz: "код ўқилмайди, {line}-қатор, {column}-устун (техник тафсилот: {why})", la: "kod oʻqilmaydi, {line}-qator, {column}-ustun (texnik tafsilot: {why})",
    ru: "код не читается, строка {line}, столбец {column} (технические подробности: {why})", en: "the code cannot be read in line {line}, column {column}: {why}",
    qq: "код оқылмайды, {line}-қатар, {column}-бағана (техникалық мағлыўмат: {why})", kh: "kod oqılmaydı, {line}-qatar, {column}-baǵana (texnikalıq maǵlıwmat: {why})",
  },
  unknownImport: {
    uz: "«{name}» модули мавжуд эмас, {line}-қатор, {column}-устун", la: "“{name}” moduli mavjud emas, {line}-qator, {column}-ustun",
    ru: "модуля «{name}» не существует, строка {line}, столбец {column}", en: "there is no module “{name}”, line {line}, column {column}",
    qq: "«{name}» модули жоқ, {line}-қатар, {column}-бағана", kh: "“{name}” moduli joq, {line}-qatar, {column}-baǵana",
  },
  noDefaultExport: {
    uz: "модулда «export default» йўқ: чизиладиган ёки бажариладиган нарса қолмайди", la: "modulda “export default” yoʻq: chiziladigan yoki bajariladigan narsa qolmaydi",
    ru: "в модуле нет «export default»: нечего показать или выполнить", en: "the module has no “export default”: there is nothing to draw or to run",
    qq: "модульде «export default» жоқ: сызылатуғын ямаса орынланатуғын зат қалмайды", kh: "modulde “export default” joq: sızılatuǵın yamasa orınlanatuǵın zat qalmaydı",
  },
  badClass: {
    uz: "«{name}» синф номи бўлолмайди: лотин ҳарфи билан бошланган, тизимда банд бўлмаган ном керак",
    la: "“{name}” sinf nomi boʻlolmaydi: lotin harfi bilan boshlangan, tizimda band boʻlmagan nom kerak",
    ru: "«{name}» не может быть именем класса: нужно имя, которое начинается с латинской буквы и не занято системой",
    en: "“{name}” cannot be the name of a class: it begins with a letter, and the system has none like it",
    qq: "«{name}» класс аты бола алмайды: латын ҳәриби менен басланған, системада бәнт болмаған ат керек",
    kh: "“{name}” klass atı bola almaydı: latın háribi menen baslanǵan, sistemada bánt bolmaǵan at kerek",
  },
  tooManyRules: {
    uz: "қоидалар {limit} тадан ошмаслиги керак", la: "qoidalar {limit} tadan oshmasligi kerak", ru: "правил не больше {limit}",
    en: "at most {limit} rules are allowed", qq: "көби менен {limit} қағыйда болыўы мүмкин", kh: "kóbi menen {limit} qaǵıyda bolıwı múmkin",
  },
  cssLeftOut: {
    uz: "{line}-қатор, {column}-устун: «{what}» қўлланмайди", la: "{line}-qator, {column}-ustun: “{what}” qoʻllanmaydi",
    ru: "строка {line}, столбец {column}: «{what}» не применяется", en: "line {line}, column {column}: “{what}” is left out",
    qq: "{line}-қатар, {column}-бағана: «{what}» қолланылмайды", kh: "{line}-qatar, {column}-baǵana: “{what}” qollanılmaydı",
  },
  tooMuchCode: {
    uz: "бу билан код жами {size} МБ бўлади, кўпи билан {limit} МБ бўлиши мумкин", la: "bu bilan kod jami {size} MB boʻladi, koʻpi bilan {limit} MB boʻlishi mumkin",
    ru: "с этим кода станет {size} МБ, а допускается не больше {limit} МБ", en: "this would make {size} MB of code in all; at most {limit} MB are allowed",
    qq: "буның менен код жәми {size} МБ болады, көби менен {limit} МБ болыўы мүмкин", kh: "bunıń menen kod jámi {size} MB boladı, kóbi menen {limit} MB bolıwı múmkin",
  },
  leadsNowhere: {
    uz: "ҳавола ҳеч қаерга олиб бормайди: «{name}»", la: "havola hech qayerga olib bormaydi: “{name}”", ru: "ссылка никуда не ведёт: «{name}»",
    en: "the link leads nowhere: “{name}”", qq: "силтеме ҳеш жерге алып бармайды: «{name}»", kh: "silteme hesh jerge alıp barmaydı: “{name}”",
  },
  askedNowhere: {
    uz: "«{name}» рухсатини ҳеч нарса сўрамайди", la: "“{name}” ruxsatini hech narsa soʻramaydi", ru: "права «{name}» ничто не требует", en: "nothing asks for the permission “{name}”",
    qq: "«{name}» рухсатын ҳеш нәрсе сорамайды", kh: "“{name}” ruxsatın hesh nárse soramaydı",
  },
  heldByNoRole: {
    uz: "«{name}» рухсати ҳеч бир ролда йўқ: бунга фақат администраторлар киради", la: "“{name}” ruxsati hech bir rolda yoʻq: bunga faqat administratorlar kiradi",
    ru: "права «{name}» нет ни в одной роли: сюда попадут только администраторы", en: "no role has the permission “{name}”: only administrators come here",
    qq: "«{name}» рухсаты ҳеш бир рольде жоқ: буған тек администраторлар киреди", kh: "“{name}” ruxsatı hesh bir rolde joq: buǵan tek administratorlar kiredi",
  },
  hostTaken: {
    uz: "«{name}» хост номи бошқа лойиҳага тегишли", la: "“{name}” xost nomi boshqa loyihaga tegishli",
    ru: "имя хоста «{name}» принадлежит другому проекту", en: "the host name “{name}” is another project's",
    qq: "«{name}» хост аты басқа жойбарға тийисли", kh: "“{name}” xost atı basqa joybarǵa tiyisli",
  },
  rowsWithout: {
    uz: "«{field}» майдони {count} та мавжуд ёзувда бўш, шунинг учун мажбурий бўла олмайди", la: "“{field}” maydoni {count} ta mavjud yozuvda boʻsh, shuning uchun majburiy boʻla olmaydi",
    ru: "поле «{field}» не может быть обязательным: оно пусто в имеющихся записях (их {count})", en: "existing records do not allow this: “{field}” is empty in {count} of them and cannot be required",
    qq: "«{field}» майданы {count} бар жазыўда бос, сонлықтан мәжбүрий бола алмайды", kh: "“{field}” maydanı {count} bar jazıwda bos, sonlıqtan májbúriy bola almaydı",
  },
  rowsAlike: {
    uz: "«{field}» майдони {count} та мавжуд ёзувда такрорланади, шунинг учун ягона бўла олмайди", la: "“{field}” maydoni {count} ta mavjud yozuvda takrorlanadi, shuning uchun yagona boʻla olmaydi",
    ru: "поле «{field}» не может быть уникальным: его значения повторяются в имеющихся записях (их {count})", en: "existing records do not allow this: {count} of them have a “{field}” that others have too, so it cannot be unique",
    qq: "«{field}» майданы {count} бар жазыўда тәкирарланады, сонлықтан жалғыз бола алмайды", kh: "“{field}” maydanı {count} bar jazıwda tákirarlanadı, sonlıqtan jalǵız bola almaydı",
  },
  rowsLonger: {
    uz: "«{field}» майдони {count} та мавжуд ёзувда {max} белгидан узун", la: "“{field}” maydoni {count} ta mavjud yozuvda {max} belgidan uzun",
    ru: "поле «{field}» длиннее {max} знаков в имеющихся записях (их {count})", en: "existing records do not allow this: “{field}” is longer than {max} characters in {count} of them",
    qq: "«{field}» майданы {count} бар жазыўда {max} белгиден узын", kh: "“{field}” maydanı {count} bar jazıwda {max} belgiden uzın",
  },
  bothThere: {
    uz: "«{was}» номи «{name}» бўлмайди: иккаласи ҳам мавжуд", la: "“{was}” nomi “{name}” boʻlmaydi: ikkalasi ham mavjud", ru: "«{was}» нельзя переименовать в «{name}»: есть и то и другое",
    en: "“{was}” cannot be renamed to “{name}”: both are there", qq: "«{was}» аты «{name}» болмайды: екеўи де бар", kh: "“{was}” atı “{name}” bolmaydı: ekewi de bar",
  },
  oldNameInCode: {
    uz: "«{name}» энди «{now}» деб аталади: {line}-қатордаги кодда эски ном учрайди", la: "“{name}” endi “{now}” deb ataladi: {line}-qatordagi kodda eski nom uchraydi",
    ru: "«{name}» теперь называется «{now}»: прежнее имя есть в коде, строка {line}", en: "“{name}” is called “{now}” now: line {line} of the code has the old name",
    qq: "«{name}» енди «{now}» деп аталады: {line}-қатардағы кодта ески ат ушырасады", kh: "“{name}” endi “{now}” dep ataladı: {line}-qatardaǵı kodta eski at ushırasadı",
  },
  oldOptionInExpression: {
    uz: "«{field}» рўйхатидаги «{name}» энди «{now}» деб аталади: бу ифодада эски қиймат қолди", la: "“{field}” roʻyxatidagi “{name}” endi “{now}” deb ataladi: bu ifodada eski qiymat qoldi",
    ru: "значение «{name}» из списка «{field}» теперь называется «{now}»: в выражении осталось прежнее", en: "“{name}” of the list of “{field}” is called “{now}” now: the expression has the old value",
    qq: "«{field}» дизиминдеги «{name}» енди «{now}» деп аталады: бул аңлатпада ески мәнис қалды", kh: "“{field}” dizimindegi “{name}” endi “{now}” dep ataladı: bul ańlatpada eski mánis qaldı",
  },
  rowsUnfit: {
    uz: "«{field}» майдонининг {count} та қиймати {type} турига тўғри келмайди: {first}", la: "“{field}” maydonining {count} ta qiymati {type} turiga toʻgʻri kelmaydi: {first}",
    ru: "значения поля «{field}» не подходят для типа {type} (их {count}): {first}", en: "values of “{field}” do not fit the type {type}, {count} of them: {first}",
    qq: "«{field}» майданының {count} мәниси {type} түрине туўры келмейди: {first}", kh: "“{field}” maydanınıń {count} mánisi {type} túrine tuwrı kelmeydi: {first}",
  },
  optionGone: {
    uz: "«{option}» «{field}» рўйхатида энди йўқ, {count} та ёзув уни сақлаб қолади", la: "“{option}” “{field}” roʻyxatida endi yoʻq, {count} ta yozuv uni saqlab qoladi",
    ru: "значения «{option}» больше нет в списке поля «{field}», оно остаётся в записях (их {count})", en: "“{option}” is no longer in the list of “{field}”; records that keep it: {count}",
    qq: "«{option}» «{field}» дизиминде енди жоқ, {count} жазыў оны сақлап қалады", kh: "“{option}” “{field}” diziminde endi joq, {count} jazıw onı saqlap qaladı",
  },
  rowsInTheWay: {
    uz: "мавжуд ёзувлар бунга тўғри келмайди (техник тафсилот: {why})", la: "mavjud yozuvlar bunga toʻgʻri kelmaydi (texnik tafsilot: {why})", ru: "этому мешают имеющиеся записи (технические подробности: {why})",
    en: "existing records do not allow this: {why}", qq: "бар жазыўлар буған туўры келмейди (техникалық мағлыўмат: {why})", kh: "bar jazıwlar buǵan tuwrı kelmeydi (texnikalıq maǵlıwmat: {why})",
  },
} as const satisfies Readonly<Record<string, Texts>>;

export type Reason = keyof typeof reasons;

/** What is wrong with a name that has not the form of its kind: those of components begin with a capital. */
export const nameReason = (form: RegExp): Reason => (form.test("A") && !form.test("a") ? "wrongCapitalName" : "wrongForm");

/** What may be said behind a reason, of a name that there is not. */
const hints = {
  near: {
    uz: "«{near}» назарда тутилганми?", la: "“{near}” nazarda tutilganmi?", ru: "возможно, имелось в виду «{near}»?", en: "did you mean “{near}”?",
    qq: "«{near}» нәзерде тутылған ба?", kh: "“{near}” názerde tutılǵan ba?",
  },
  list: {
    uz: "мавжудлари: {list}", la: "mavjudlari: {list}", ru: "есть: {list}", en: "there are: {list}", qq: "барлары: {list}", kh: "barları: {list}",
  },
} as const satisfies Readonly<Record<string, Texts>>;

/** A place in a project's text and what is wrong there. */
export interface TextProblem {
  readonly file: string;
  /** `$.columns[2].title` */
  readonly path: string;
  readonly reason: Reason;
  readonly params?: Readonly<Record<string, string | number>>;
}

export function sayReason({ reason, params = {} }: TextProblem, locale: Locale): string {
  const said = inWords({ reason, params }, locale);
  const near = params["near"] === undefined ? "" : `; ${hints.near[locale]}`;
  const list = params["list"] === undefined ? "" : ` (${hints.list[locale]})`;
  const place = reason.startsWith("document.") && params["line"] !== undefined ? ` (${documentPlaceWords[locale]})` : "";
  return `${reasons[reason][locale]}${place}${near}${list}`.replace(/\{(\w+)\}/g, (whole, name: string) => String(said[name] ?? whole));
}

type Params = NonNullable<TextProblem["params"]>;

/** Names that checks have for things, and what the reader of expressions says, in the language of who reads it. */
function inWords({ reason, params }: { readonly reason: Reason; readonly params: Params }, locale: Locale): Params {
  switch (reason) {
    case "unknownName": return { ...params, what: sayNoun(String(params["what"]), locale) };
    case "wrongType":
    case "notForType":
    case "rowsUnfit": return { ...params, type: sayType(String(params["type"]), locale) };
    case "badExpression": return { ...params, why: sayExpressionFault(locale, String(params["why"])) };
    case "document.badExpression": return { ...params, detail: sayExpressionFault(locale, String(params["detail"])) };
    case "badFilter": return { ...params, why: sayError(locale, params["why"] as ErrorCode, params) };
    default: return params;
  }
}
