import { expect, it } from "vitest";
import { keptSecrets, mapSecrets, stepInto, withoutSecrets } from "./secrets.ts";

const stored = { google: { client_id: "a", client_secret: "b", hasToken: true, tokens: [{ token: "c" }] }, password: 5 };

it("C594 secrets are left out of what is told, by the name of a text; a yes or no and a number of that name are none", () => {
  expect(withoutSecrets(stored)).toEqual({ google: { client_id: "a", client_secret: "", hasToken: true, tokens: [{ token: "" }] }, password: 5 });
  expect([withoutSecrets(null), withoutSecrets("token"), withoutSecrets([])]).toEqual([null, "token", []]);
});

it("C595 an untouched secret is saved as it was, a new one as it came, and one that was taken away goes", () => {
  expect(keptSecrets(withoutSecrets(stored), stored)).toEqual(stored);
  expect(keptSecrets({ google: { client_secret: "n", hasToken: false } }, stored)).toEqual({ google: { client_secret: "n", hasToken: false } });
  expect(keptSecrets({ other: { client_secret: "" } }, stored)).toEqual({ other: { client_secret: "" } });
});

it("EP36 what has a name in a list keeps its secret by it, whatever was taken away or moved before it", () => {
  const list = [{ name: "rates", host: "a", secret: "1" }, { name: "news", host: "a", secret: "2" }];
  expect(keptSecrets([{ name: "news", host: "a", secret: "" }], list)).toEqual([list[1]]);
  expect(keptSecrets([{ name: "other", host: "a", secret: "" }], list)).toEqual([{ name: "other", host: "a", secret: "" }]);
  const places: string[] = [];
  mapSecrets({ secrets: list }, (_, place) => places.push(place));
  expect([places, stepInto(list, "news")]).toEqual([["secrets.rates.secret", "secrets.news.secret"], list[1]]);
});
