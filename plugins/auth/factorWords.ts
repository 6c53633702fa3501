import { defineWords } from "#core/wording/defineWords.ts";

/** What is told to whoever has to set a second factor up. */
export const factorWords = defineWords({
  "factor.title": {
    uz: "Икки босқичли кириш керак", la: "Ikki bosqichli kirish kerak",
    ru: "Нужен двухэтапный вход", en: "Two-step sign-in is needed",
    qq: "Еки басқышлы кириў керек", kh: "Eki basqıshlı kiriw kerek",
  },
  "factor.note": {
    uz: "Ролингиз буни талаб қилади. Телефондаги иловани уланг ёки калит қўшинг, сўнг ишни давом эттирасиз.", la: "Rolingiz buni talab qiladi. Telefondagi ilovani ulang yoki kalit qoʻshing, soʻng ishni davom ettirasiz.",
    ru: "Этого требует ваша роль. Подключите приложение на телефоне или добавьте ключ, и работа продолжится.", en: "Your role asks for it. Connect an app on your phone, or add a passkey, and your work goes on.",
    qq: "Ролиңиз буны талап етеди. Телефондағы қосымшаны жалғаң ямаса гилт қосың, соң жумысты даўам етесиз.", kh: "Rolińiz bunı talap etedi. Telefondaǵı qosımshanı jalǵań yamasa gilt qosıń, soń jumıstı dawam etesiz.",
  },
});
