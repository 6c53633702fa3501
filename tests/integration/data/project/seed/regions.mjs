export function* rows() {
  yield { code: "north", title: "Шимол" };
  yield { code: "south", title: "Жануб" };
}
