import { expect, it } from "vitest";
import { normalSerial } from "./normalSerial.ts";

it("SG40 a serial is the same in any writing", () => {
  for (const text of ["7AB3", "7ab3", "0x7aB3", " 00:7a:b3 ", "0000 7AB3", "7a-b3"]) expect(normalSerial(text)).toBe("7AB3");
  expect(normalSerial("0")).toBe("0");
  expect(normalSerial("f".repeat(40))).toBe("F".repeat(40));
});

it("SG42 what is no serial is none", () => {
  for (const text of ["", " ", "7AG3", "0x", "f".repeat(41), "7ab3;", "７ab3", "-"]) expect(normalSerial(text)).toBeUndefined();
});
