import { expect, it } from "vitest";
import { translate } from "./translate.ts";

it("S19 placeholders are filled, and a missing key is shown itself", () => {
  const texts = { hello: "Салом, {{name}} {{ 0 }}", plain: "Матн" };
  expect(translate(texts, "hello", { name: "Лола", 0: "!" })).toBe("Салом, Лола !");
  expect(translate(texts, "hello", ["а"])).toBe("Салом,  а");
  expect(translate(texts, "plain")).toBe("Матн");
  expect(translate(texts, "missing.key")).toBe("missing.key");
  expect(translate(texts, "constructor")).toBe("constructor");
  expect(translate({ a: "{{toString}}" }, "a")).toBe("");
});
