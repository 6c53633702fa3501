/** The shell and whatever the kernel says by itself; wordings of the specification are to the letter. */
export const kernel = {
  language: "Тил",
  languageCode: "ЎЗ",
  theme: "Кўриниш",
  account: {
    title: "Ҳисоб",
    settings: "Созламалар",
    security: "Фойдаланувчи хавфсизлиги",
    signOut: "Чиқиш",
    signOutQuestion: "Тизимдан чиқишни хоҳлайсизми?",
  },
  support: { title: "Техник ёрдам", phone: "Қўнғироқ қилиш", messenger: "Мессенжер орқали ёзиш" },
  menu: { failed: "Менюни юклаб бўлмади" },
  home: { title: "Хуш келибсиз", hint: "Ишни бошлаш учун менюдан бўлимни танланг" },
  landing: { signIn: "Кириш" },
  signIn: { title: "Тизимга кириш" },
  notFound: {
    title: "Саҳифа топилмади",
    hint: "Манзил нотўғри ёзилган ёки саҳифа кўчирилган бўлиши мумкин",
    home: "Бош саҳифага қайтиш",
  },
  toast: { error: "Хатолик", success: "Хабар" },
  view: { off: "Бу қисм ўчирилган", offHint: "«{{kind}}» қисмини кўрсатадиган плагин ўчирилган" },
  leave: { question: "Сақланмаган ўзгаришлар йўқолади. Давом этасизми?" },
  external: { question: "Бошқа сайт очилади. Давом этасизми?" },
  expired: {
    title: "Сеанс тугади",
    hint: "Қайтадан киринг: киритган маълумотларингиз шу ерда сақланиб турибди",
  },
};
