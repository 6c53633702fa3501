export const rows = () => [
  { code: "01", name: "Тошкент" }, { code: "02", name: "Бухоро" }, { code: "03", name: "Бухоро" }, { code: "04", name: "Хоразм" },
];
