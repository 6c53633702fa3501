import type { Locale } from "../locale.ts";
import { expressionFault, type ExpressionFaultKey } from "./expressionFault.ts";
import { fillWording } from "./fillWording.ts";

type Texts = Readonly<Record<Locale, string>>;

/** What is wrong with an expression, by the keys of `expressionFault`. */
export const expressionFaultWords = {
  "fault.notCallable": {
    uz: "{0} чақирилмайди", la: "{0} chaqirilmaydi",
    ru: "{0} нельзя вызвать", en: "{0} cannot be called",
    qq: "{0} шақырылмайды", kh: "{0} shaqırılmaydı",
  },
  "fault.noFunction": {
    uz: "{0} функция эмас", la: "{0} funksiya emas",
    ru: "{0} не функция", en: "{0} is no function",
    qq: "{0} функция емес", kh: "{0} funkciya emes",
  },
  "fault.notKnown": {
    uz: "{0} бу ерда маълум эмас", la: "{0} bu yerda maʼlum emas",
    ru: "{0} здесь неизвестно", en: "{0} is not known here",
    qq: "{0} бул жерде белгисиз", kh: "{0} bul jerde belgisiz",
  },
  "fault.oneField": {
    uz: "{0} битта майдон номини олади", la: "{0} bitta maydon nomini oladi",
    ru: "{0} принимает имя одного поля", en: "{0} takes the name of one field",
    qq: "{0} бир майдан атын алады", kh: "{0} bir maydan atın aladı",
  },
  "fault.notReadable": {
    uz: "{0} ўқилмайди", la: "{0} oʻqilmaydi",
    ru: "{0} нельзя прочитать", en: "{0} cannot be read",
    qq: "{0} оқылмайды", kh: "{0} oqılmaydı",
  },
  "fault.tooLong": {
    uz: "{0} белгидан узун", la: "{0} belgidan uzun",
    ru: "длиннее {0} символов", en: "more than {0} characters",
    qq: "{0} белгиден узын", kh: "{0} belgiden uzın",
  },
  "fault.empty": {
    uz: "ҳисоблайдиган нарса йўқ", la: "hisoblaydigan narsa yoʻq",
    ru: "вычислять нечего", en: "nothing to evaluate",
    qq: "есаплайтуғын нәрсе жоқ", kh: "esaplaytuǵın nárse joq",
  },
  "fault.tooManyParts": {
    uz: "{0} қисмдан кўп", la: "{0} qismdan koʻp",
    ru: "частей больше {0}", en: "more than {0} parts",
    qq: "{0} бөлектен көп", kh: "{0} bólekten kóp",
  },
  "fault.atOnce": {
    uz: "ифода дарҳол жавоб бериши керак", la: "ifoda darhol javob berishi kerak",
    ru: "выражение должно отвечать сразу", en: "an expression answers at once",
    qq: "аңлатпа дәрҳал жуўап бериўи керек", kh: "ańlatpa dárhal juwap beriwi kerek",
  },
  "fault.noModules": {
    uz: "ифодада модуллар бўлмайди", la: "ifodada modullar boʻlmaydi",
    ru: "в выражении нет модулей", en: "an expression has no modules",
    qq: "аңлатпада модуллер болмайды", kh: "ańlatpada moduller bolmaydı",
  },
  "fault.noKey": {
    uz: "{0} калит бўла олмайди", la: "{0} kalit boʻla olmaydi",
    ru: "{0} не может быть ключом", en: "{0} cannot be a key",
    qq: "{0} гилт бола алмайды", kh: "{0} gilt bola almaydı",
  },
  "fault.noProgramInFooter": {
    uz: "якун дастур эмас, формула", la: "yakun dastur emas, formula",
    ru: "итог — формула, а не программа", en: "a footer is a formula, not a program",
    qq: "жуўмақ бағдарлама емес, формула", kh: "juwmaq baǵdarlama emes, formula",
  },
  "fault.noProgramInTemplate": {
    uz: "қолипда дастур туролмайди", la: "qolipda dastur turolmaydi",
    ru: "в шаблоне не может быть программы", en: "no program can stand in a template",
    qq: "қәлипте бағдарлама туралмайды", kh: "qálipte baǵdarlama turalmaydı",
  },
  "fault.instance": {
    uz: "класс нусхаси маълумот эмас", la: "klass nusxasi maʼlumot emas",
    ru: "экземпляр класса — не данные", en: "an instance of a class is no data",
    qq: "класс нусқасы мағлыўмат емес", kh: "klass nusqası maǵlıwmat emes",
  },
  "fault.noData": {
    uz: "{0} маълумот эмас", la: "{0} maʼlumot emas",
    ru: "{0} — не данные", en: "a {0} is no data",
    qq: "{0} мағлыўмат емес", kh: "{0} maǵlıwmat emes",
  },
  "fault.notInResult": {
    uz: "натижада {0} бўла олмайди", la: "natijada {0} boʻla olmaydi",
    ru: "{0} не может быть в результате", en: "{0} cannot be in a result",
    qq: "нәтийжеде {0} бола алмайды", kh: "nátiyjede {0} bola almaydı",
  },
  "fault.noPrimitive": {
    uz: "объектни оддий қийматга айлантириб бўлмайди", la: "obyektni oddiy qiymatga aylantirib boʻlmaydi",
    ru: "объект нельзя превратить в простое значение", en: "cannot convert object to primitive value",
    qq: "объектти әпиўайы мәниске айландырып болмайды", kh: "obyektti ápiwayı mániske aylandırıp bolmaydı",
  },
  "fault.tooMuchWork": {
    uz: "бир ҳисоблаш учун маълумот жуда кўп", la: "bir hisoblash uchun maʼlumot juda koʻp",
    ru: "слишком много данных для одного вычисления", en: "more than an evaluation may look at",
    qq: "бир есаплаў ушын мағлыўмат жүдә көп", kh: "bir esaplaw ushın maǵlıwmat júdá kóp",
  },
  "fault.readOf": {
    uz: "{1} қийматидан {0} ўқилмайди", la: "{1} qiymatidan {0} oʻqilmaydi",
    ru: "нельзя прочитать {0} у {1}", en: "cannot read {0} of {1}",
    qq: "{1} мәнисинен {0} оқылмайды", kh: "{1} mánisinen {0} oqılmaydı",
  },
  "fault.readAnyOf": {
    uz: "{0} қийматининг хоссаси йўқ", la: "{0} qiymatining xossasi yoʻq",
    ru: "у {0} нет свойств", en: "cannot read a property of {0}",
    qq: "{0} мәнисинде қәсийет жоқ", kh: "{0} mánisinde qásiyet joq",
  },
  "fault.notAsked": {
    uz: "{0} сўралмайди", la: "{0} soʻralmaydi",
    ru: "{0} нельзя запросить", en: "{0} cannot be asked for",
    qq: "{0} соралмайды", kh: "{0} soralmaydı",
  },
  "fault.computed": {
    uz: "{0} ҳисоблаб чиқариладиган хосса", la: "{0} hisoblab chiqariladigan xossa",
    ru: "{0} — вычисляемое свойство", en: "{0} is computed",
    qq: "{0} есаплап шығарылатуғын қәсийет", kh: "{0} esaplap shıǵarılatuǵın qásiyet",
  },
  "fault.inherited": {
    uz: "маълумотда {0} хоссаси йўқ", la: "maʼlumotda {0} xossasi yoʻq",
    ru: "в данных нет свойства {0}", en: "{0} is not a property of the data",
    qq: "мағлыўматта {0} қәсийети жоқ", kh: "maǵlıwmatta {0} qásiyeti joq",
  },
  "fault.resultTooLarge": {
    uz: "натижада {0} белги ёки банддан кўп", la: "natijada {0} belgi yoki banddan koʻp",
    ru: "в результате больше {0} символов или элементов", en: "more than {0} characters or items",
    qq: "нәтийжеде {0} белги ямаса бәнттен көп", kh: "nátiyjede {0} belgi yamasa bántten kóp",
  },
  "fault.resultTooDeep": {
    uz: "маълумотлар {0} босқичдан чуқур жойлашган", la: "maʼlumotlar {0} bosqichdan chuqur joylashgan",
    ru: "данные вложены глубже {0} уровней", en: "data nested deeper than {0} levels",
    qq: "мағлыўматлар {0} басқыштан терең жайласқан", kh: "maǵlıwmatlar {0} basqıshtan tereń jaylasqan",
  },
  "fault.spread": {
    uz: "фақат рўйхат ва матнни ёйиш мумкин", la: "faqat roʻyxat va matnni yoyish mumkin",
    ru: "развернуть можно только список или текст", en: "only lists and texts can be spread",
    qq: "тек дизим ҳәм текстти жайыў мүмкин", kh: "tek dizim hám tekstti jayıw múmkin",
  },
  "fault.comparison": {
    uz: "таққослаш функция эмас", la: "taqqoslash funksiya emas",
    ru: "сравнение — не функция", en: "the comparison is no function",
    qq: "салыстырыў функция емес", kh: "salıstırıw funkciya emes",
  },
  "fault.noNames": {
    uz: "бўш қийматда номлар йўқ", la: "boʻsh qiymatda nomlar yoʻq",
    ru: "в пустом значении нет имён", en: "there are no names in nothing",
    qq: "бос мәнисте атлар жоқ", kh: "bos mániste atlar joq",
  },
  "fault.inLooks": {
    uz: "in фақат рўйхат ва объектда ишлайди", la: "in faqat roʻyxat va obyektda ishlaydi",
    ru: "in работает только со списком и объектом", en: "in looks into lists and objects only",
    qq: "in тек дизим ҳәм объектте ислейди", kh: "in tek dizim hám obyektte isleydi",
  },
  "fault.checkResult": {
    uz: "текширув натижаси хабар, бўш матн, true ёки ҳеч нарса бўлиши керак", la: "tekshiruv natijasi xabar, boʻsh matn, true yoki hech narsa boʻlishi kerak",
    ru: "проверка должна дать сообщение, пустой текст, true или ничего", en: "check failed: a message, an empty text, true or nothing was expected",
    qq: "тексериў нәтийжеси хабар, бос текст, true ямаса ҳеш нәрсе болыўы керек", kh: "tekseriw nátiyjesi xabar, bos tekst, true yamasa hesh nárse bolıwı kerek",
  },
  "fault.textExpected": {
    uz: "матн кутилган эди", la: "matn kutilgan edi",
    ru: "ожидался текст", en: "a text was expected",
    qq: "текст күтилген еди", kh: "tekst kútilgen edi",
  },
  "fault.cellExpected": {
    uz: "матн ёки { text, color, background, icon, href } кутилган эди", la: "matn yoki { text, color, background, icon, href } kutilgan edi",
    ru: "ожидался текст или { text, color, background, icon, href }", en: "a text or { text, color, background, icon, href } was expected",
    qq: "текст ямаса { text, color, background, icon, href } күтилген еди", kh: "tekst yamasa { text, color, background, icon, href } kútilgen edi",
  },
  "fault.noCellPart": {
    uz: "катакда {0} бўлмайди", la: "katakda {0} boʻlmaydi",
    ru: "у ячейки нет {0}", en: "a cell has no {0}",
    qq: "кетекшеде {0} болмайды", kh: "ketekshede {0} bolmaydı",
  },
  "fault.notAllowed": {
    uz: "{0} учун бундай қийматга йўл қўйилмайди", la: "{0} uchun bunday qiymatga yoʻl qoʻyilmaydi",
    ru: "такое значение {0} недопустимо", en: "{0} is not one that is allowed",
    qq: "{0} ушын бундай мәниске жол қойылмайды", kh: "{0} ushın bunday mániske jol qoyılmaydı",
  },
  "fault.colourExpected": {
    uz: "ранг номи ёки CSS ранги кутилган эди", la: "rang nomi yoki CSS rangi kutilgan edi",
    ru: "ожидался цвет темы или цвет CSS", en: "a colour token or a CSS colour was expected",
    qq: "рең аты ямаса CSS реңи күтилген еди", kh: "reń atı yamasa CSS reńi kútilgen edi",
  },
  "fault.numberExpected": {
    uz: "сон ёки матн кутилган эди", la: "son yoki matn kutilgan edi",
    ru: "ожидалось число или текст", en: "a number or a text was expected",
    qq: "сан ямаса текст күтилген еди", kh: "san yamasa tekst kútilgen edi",
  },
  "fault.isA": {
    uz: "{0} — {1}, маълумот эмас", la: "{0} — {1}, maʼlumot emas",
    ru: "{0} — {1}, а не данные", en: "{0} is a {1}",
    qq: "{0} — {1}, мағлыўмат емес", kh: "{0} — {1}, maǵlıwmat emes",
  },
  "fault.unexpected": {
    uz: "бу ерда бундай белги кутилмаган", la: "bu yerda bunday belgi kutilmagan",
    ru: "здесь такой знак не ожидался", en: "Unexpected token",
    qq: "бул жерде бундай белги күтилмеген", kh: "bul jerde bunday belgi kútilmegen",
  },
  "fault.unexpectedCharacter": {
    uz: "«{0}» белгиси бу ерда кутилмаган", la: "“{0}” belgisi bu yerda kutilmagan",
    ru: "знак «{0}» здесь не ожидался", en: "Unexpected character '{0}'",
    qq: "«{0}» белгиси бул жерде күтилмеген", kh: "“{0}” belgisi bul jerde kútilmegen",
  },
  "fault.unexpectedKeyword": {
    uz: "«{0}» сўзи бу ерда кутилмаган", la: "“{0}” soʻzi bu yerda kutilmagan",
    ru: "слово «{0}» здесь не ожидалось", en: "Unexpected keyword '{0}'",
    qq: "«{0}» сөзи бул жерде күтилмеген", kh: "“{0}” sózi bul jerde kútilmegen",
  },
  "fault.openText": {
    uz: "матннинг ёпувчи қўштирноғи йўқ", la: "matnning yopuvchi qoʻshtirnogʻi yoʻq",
    ru: "у текста нет закрывающей кавычки", en: "Unterminated string constant",
    qq: "тексттиң жабыўшы тырнақшасы жоқ", kh: "teksttiń jabıwshı tırnaqshası joq",
  },
  "fault.openTemplate": {
    uz: "матн қолипи ёпилмаган", la: "matn qolipi yopilmagan",
    ru: "шаблон текста не закрыт", en: "Unterminated template",
    qq: "текст қәлиби жабылмаған", kh: "tekst qálibi jabılmaǵan",
  },
  "fault.openComment": {
    uz: "изоҳ ёпилмаган", la: "izoh yopilmagan",
    ru: "комментарий не закрыт", en: "Unterminated comment",
    qq: "түсиник жабылмаған", kh: "túsinik jabılmaǵan",
  },
  "fault.afterNumber": {
    uz: "сондан кейин ҳарф келган", la: "sondan keyin harf kelgan",
    ru: "сразу после числа стоит буква", en: "Identifier directly after number",
    qq: "саннан кейин ҳәрип келген", kh: "sannan keyin hárip kelgen",
  },
  "fault.badNumber": {
    uz: "сон нотўғри ёзилган", la: "son notoʻgʻri yozilgan",
    ru: "число записано неверно", en: "Invalid number",
    qq: "сан надурыс жазылған", kh: "san nadurıs jazılǵan",
  },
  "fault.notAssignable": {
    uz: "бунга қиймат бериб бўлмайди", la: "bunga qiymat berib boʻlmaydi",
    ru: "этому нельзя присвоить значение", en: "Assigning to rvalue",
    qq: "буған мәнис берип болмайды", kh: "buǵan mánis berip bolmaydı",
  },
  "fault.readingNothing": {
    uz: "{0} қийматидан {1} ўқилмайди", la: "{0} qiymatidan {1} oʻqilmaydi",
    ru: "нельзя прочитать {1} у {0}", en: "Cannot read properties of {0} (reading '{1}')",
    qq: "{0} мәнисинен {1} оқылмайды", kh: "{0} mánisinen {1} oqılmaydı",
  },
  "fault.notDefined": {
    uz: "{0} аниқланмаган", la: "{0} aniqlanmagan",
    ru: "{0} не определено", en: "{0} is not defined",
    qq: "{0} анықланбаған", kh: "{0} anıqlanbaǵan",
  },
  "fault.notFunction": {
    uz: "{0} функция эмас", la: "{0} funksiya emas",
    ru: "{0} — не функция", en: "{0} is not a function",
    qq: "{0} функция емес", kh: "{0} funkciya emes",
  },
  "fault.notIterable": {
    uz: "{0} рўйхат эмас", la: "{0} roʻyxat emas",
    ru: "{0} — не список", en: "{0} is not iterable",
    qq: "{0} дизим емес", kh: "{0} dizim emes",
  },
  "fault.unknown": {
    uz: "техник тафсилот: {detail}", la: "texnik tafsilot: {detail}",
    ru: "технические подробности: {detail}", en: "{detail}",
    qq: "техникалық мағлыўмат: {detail}", kh: "texnikalıq maǵlıwmat: {detail}",
  },
} as const satisfies Readonly<Record<`fault.${ExpressionFaultKey | "unknown"}`, Texts>>;

/** @example sayExpressionFault("ru", "row is not known here") // "row здесь неизвестно" */
export function sayExpressionFault(locale: Locale, detail: string): string {
  const fault = expressionFault(detail);
  const { key, params } = fault ?? { key: "unknown" as const, params: { detail } };
  return fillWording(expressionFaultWords[`fault.${key}`][locale], params);
}
