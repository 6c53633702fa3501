import { describe, expect, it } from "vitest";
import { fillWording } from "./fillWording.ts";
import { errorKey, say } from "./say.ts";

describe("wording", () => {
  it("C54 the wordings of the specification are to the letter", () => {
    expect(say("uz", errorKey("bad_credentials"))).toBe("Логин ёки пароль нотугри!");
    expect(say("uz", "check.checkbox")).toBe("Танлаш керак");
    expect(say("uz", "check.password")).toBe("Парол 6та дан кам бўлмаслиги керак");
    expect(say("uz", "check.required")).toBe("Майдонни тўлдириш керак");
    expect(say("uz", "check.json")).toBe("Хато JSON киритилган");
    expect(say("uz", "check.minDate", { 0: "01.02.2026" })).toBe("Сана 01.02.2026 дан катта бўлиши керак");
    expect(say("uz", "check.maxDate", { 0: "01.02.2026" })).toBe("Сана 01.02.2026 дан кичик бўлиши керак");
    expect(say("uz", "check.minCount", { 0: 2 })).toBe("Файллар сони 2 та ёки ундан кўп бўлиши керак");
    expect(say("uz", "check.maxCount", { 0: 2 })).toBe("Файллар сони 2 та ёки ундан кам бўлиши керак");
    expect(say("uz", "check.minValue", { 0: 5 })).toBe("Қиймат 5 дан катта ёки тенг бўлиши керак");
    expect(say("uz", "check.maxValue", { 0: 5 })).toBe("Қиймат 5 дан кичик ёки тенг бўлиши керак");
  });

  it("C55 a value is filled in once and never read as a placeholder", () => {
    expect(fillWording("{a} {b} {c}", { a: "{b}", b: "$&" })).toBe("{b} $& {c}");
    expect(fillWording("{toString}", {})).toBe("{toString}");
  });
});
