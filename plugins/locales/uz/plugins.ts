/** Names of the plugins, as administrators read them. */
export const plugins = {
  auth: "Тизимга кириш",
  demo: "Намойиш саҳифалари",
  forms: "Шакллар",
  locales: "Тиллар",
  pages: "Саҳифалар",
  system: "Тизим",
  project: "Лойиҳа коди",
  tables: "Жадваллар",
  themes: "Кўринишлар",
  realms: "Лойиҳа компонентлари",
};
