import { describe, expect, it } from "vitest";
import type { PluginManifest } from "#contract/plugin.ts";
import { locales } from "#core/locale.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { acceptSettings, settingsInForce } from "./pluginSettings.ts";

const schema: NonNullable<PluginManifest["settings"]> = {
  title: { type: "string", title: "Сарлавҳа", default: "" },
  rows: { type: "number", title: "Қаторлар", default: 10 },
  isOpen: { type: "boolean", title: "Очиқ", default: false },
  shape: { type: "select", title: "Шакли", default: "star", options: [{ id: "star", name: "Юлдузча" }, { id: "dot", name: "Нуқта" }] },
};

describe("settings of a plugin", () => {
  it("PN18 a kept value that does not suit the present schema gives way to the default", () => {
    const kept = { title: 1, rows: "ten", isOpen: true, shape: "square", gone: 1, toString: 1 };
    expect(settingsInForce(schema, kept)).toEqual({ title: "", rows: 10, isOpen: true, shape: "star" });
    expect(settingsInForce(undefined, kept)).toEqual({});
  });

  it("PN18 each wrong value is told by its setting, in every language", () => {
    const change = { title: "x".repeat(5001), rows: null, isOpen: "yes", shape: "toString", constructor: 1 };
    for (const locale of locales) {
      const failure = refusal(() => acceptSettings(schema, {}, { change, locale }));
      expect(Object.keys(failure.details.fields ?? {}).sort()).toEqual(["constructor", "isOpen", "shape", "title"]);
    }
    const odd = acceptSettings(schema, {}, { change: { title: "a\u0000b\ud800" }, locale: "en" });
    expect(odd).toEqual({ title: "ab\ufffd" });
    expect(acceptSettings(schema, { rows: 5, gone: 1 }, { change: { rows: null, isOpen: true }, locale: "en" })).toEqual({ isOpen: true });
  });
});

function refusal(work: () => unknown): CallFailure {
  try {
    work();
  } catch (error) {
    if (error instanceof CallFailure) return error;
  }
  throw new Error("It was not refused");
}
