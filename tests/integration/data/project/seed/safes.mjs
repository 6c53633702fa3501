export const rows = () => [{ title: "Уруғ", pin: "seeded-secret" }];
