/** A name that a statement would have to quote, and a town without a region. */
export function* rows({ idOf, users }) {
  if (users.admin === undefined) throw new Error("the users are not there");
  yield { id: idOf("places", 1), name: "Бухоро", region: "bux", people: 280_000, post_code: "200100", order: 1 };
  yield { id: idOf("places", 2), name: "Ғиждувон", region: "bux", people: 42_000, post_code: "200500" };
  yield { id: idOf("places", 3), name: "O'tkir \"qishloq\"", people: 300 };
  yield { id: idOf("places", 4), name: "Самарқанд", region: "sam", people: 550_000 };
}
