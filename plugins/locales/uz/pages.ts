/** Pages; the first two are the specification's words, spelt as they are there (spec §2). */
export const pages = {
  noAccess: "Бу саҳифа кўришга рўхсат берилмаган",
  notFound: "Саҳифа топилмади",
  empty: "Саҳифа ҳозирча бўш",
  emptyHint: "Саҳифага компонент қўшилгач, шу ерда кўринади",
};
