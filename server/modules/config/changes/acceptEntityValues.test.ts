import { expect, it } from "vitest";
import { componentEntity } from "../entities/componentEntity.ts";
import { acceptEntityValues } from "./acceptEntityValues.ts";

it("CF45 css that is no css is refused at its field, in the caller's language", () => {
  const accept = (css: string) => () => acceptEntityValues(componentEntity, { css }, { projectId: "demo", locale: "uz" });
  expect(accept("p { color: red")).toThrow(
    expect.objectContaining({ code: "invalid_values", details: expect.objectContaining({ fields: { css: ["CSS эмас, 1-қатор, 1-устун: Unclosed block"] } }) }),
  );
  expect(accept("p { color: red }")()).toEqual({ css: "p { color: red }" });
});
