export const rows = () => [{ code: "n", title: "Шимолий идора" }, { code: "s", title: "Жанубий идора" }];
