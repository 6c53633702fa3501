import { describe, expect, it } from "vitest";
import { formatFileSize } from "./formatFileSize.ts";

describe("formatFileSize", () => {
  it("C85 sizes are 1024-based with units of the language", () => {
    expect(formatFileSize(1536, "uz")).toBe("1,5\u00a0КБ");
    expect(formatFileSize(1536, "en")).toBe("1,5\u00a0KB");
    expect([0, 1023, -5, Number.NaN].map((bytes) => formatFileSize(bytes, "en"))).toEqual(
      ["0\u00a0B", "1\u00a0023\u00a0B", "0\u00a0B", "0\u00a0B"]);
    expect(formatFileSize(1024 ** 2 - 1, "en")).toBe("1\u00a0MB");
    expect(formatFileSize(5 * 1024 ** 5, "en")).toBe("5\u00a0120\u00a0TB");
  });
});
