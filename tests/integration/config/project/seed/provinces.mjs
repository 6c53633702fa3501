export const rows = () => [
  { code: "bux", name: "Бухоро" },
  { code: "sam", name: "Самарқанд" },
];
