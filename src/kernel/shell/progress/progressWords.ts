import { defineWords } from "#core/wording/defineWords.ts";

/** Words of a long change of tables: they come with the first. */
export const progressWords = defineWords({
  "progress.waiting": {
    uz: "Маълумотлар банд: ўзгартириш яна бир бор уриниб кўрилади", la: "Maʼlumotlar band: oʻzgartirish yana bir bor urinib koʻriladi",
    ru: "Данные заняты: изменение будет повторено", en: "The data is in use: the change will be tried again",
    qq: "Мағлыўматлар бәнт: өзгертиў және бир мәрте урынып көриледи", kh: "Maǵlıwmatlar bánt: ózgertiw jáne bir márte urınıp kóriledi",
  },
  "progress.step": {
    uz: "Маълумотлар ўзгартирилмоқда: {{of}} қадамдан {{step}}-си", la: "Maʼlumotlar oʻzgartirilmoqda: {{of}} qadamdan {{step}}-si",
    ru: "Данные изменяются: шаг {{step}} из {{of}}", en: "The data is being changed: step {{step}} of {{of}}",
    qq: "Мағлыўматлар өзгертилип атыр: {{of}} қәдемнен {{step}}-си", kh: "Maǵlıwmatlar ózgertilip atır: {{of}} qádemnen {{step}}-si",
  },
  "progress.percent": {
    uz: "Маълумотлар ўзгартирилмоқда: {{of}} қадамдан {{step}}-си, {{percent}}%", la: "Maʼlumotlar oʻzgartirilmoqda: {{of}} qadamdan {{step}}-si, {{percent}}%",
    ru: "Данные изменяются: шаг {{step}} из {{of}}, {{percent}}%", en: "The data is being changed: step {{step}} of {{of}}, {{percent}}%",
    qq: "Мағлыўматлар өзгертилип атыр: {{of}} қәдемнен {{step}}-си, {{percent}}%", kh: "Maǵlıwmatlar ózgertilip atır: {{of}} qádemnen {{step}}-si, {{percent}}%",
  },
});
