import type { Words } from "#core/wording/defineWords.ts";

/** Letters; `{project}` is its title, `{link}` leads into the product. */
export const letterWords = {
  "letter.link.subject": {
    uz: "{project}: парол танлаш", la: "{project}: parol tanlash", ru: "{project}: выбор пароля", en: "{project}: choose a password",
    qq: "{project}: пароль таңлаў", kh: "{project}: parol tańlaw",
  },
  "letter.link.text": {
    uz: "Ассалому алайкум, {name}!\n\n«{project}» тизимига кириш учун шу ҳавола орқали парол танланг:\n{link}\n\nҲавола 24 соат ичида бир марта ишлайди. Буни сиз сўрамаган бўлсангиз, хатга эътибор берманг: ҳеч нарса ўзгармайди.",
    la: "Assalomu alaykum, {name}!\n\n“{project}” tizimiga kirish uchun shu havola orqali parol tanlang:\n{link}\n\nHavola 24 soat ichida bir marta ishlaydi. Buni siz soʻramagan boʻlsangiz, xatga eʼtibor bermang: hech narsa oʻzgarmaydi.",
    ru: "Здравствуйте, {name}!\n\nЧтобы войти в систему «{project}», выберите пароль по этой ссылке:\n{link}\n\nСсылка сработает один раз в течение 24 часов. Если вы её не запрашивали, ничего не делайте: ничего не изменится.",
    en: "Hello {name},\n\nTo sign in to “{project}”, choose a password by this link:\n{link}\n\nIt works once within 24 hours. If you did not ask for it, do nothing: nothing changes.",
    qq: "Ассалаўма әлейкум, {name}!\n\n«{project}» системасына кириў ушын усы силтеме арқалы пароль таңлаң:\n{link}\n\nСилтеме 24 саат ишинде бир мәрте ислейди. Буны сиз сорамаған болсаңыз, хатқа итибар бермең: ҳеш нәрсе өзгермейди.",
    kh: "Assalawma áleykum, {name}!\n\n“{project}” sistemasına kiriw ushın usı silteme arqalı parol tańlań:\n{link}\n\nSilteme 24 saat ishinde bir márte isleydi. Bunı siz soramaǵan bolsańız, xatqa itibar bermeń: hesh nárse ózgermeydi.",
  },
} satisfies Words;
