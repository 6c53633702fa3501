import type { PluginManifest, PluginSetting } from "#contract/plugin.ts";
import type { Locale } from "#core/locale.ts";
import { say } from "#core/wording/say.ts";
import { sayError } from "#core/wording/sayError.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { storableText } from "../config/index.ts";

type Schema = NonNullable<PluginManifest["settings"]>;
type Values = Readonly<Record<string, unknown>>;

/** Longest text that a setting holds. */
const maxText = 5000;

/** Every setting with its value: a kept value that does not suit the present schema gives way to the default. */
export function settingsInForce(schema: Schema = {}, kept: Values = {}): Record<string, unknown> {
  return Object.fromEntries(Object.entries(schema).map(([key, setting]) => {
    const value = Object.hasOwn(kept, key) ? kept[key] : undefined;
    return [key, value !== undefined && isFit(setting, value) ? value : setting.default];
  }));
}

/**
 * The values to keep after a change; null takes a setting back to its default.
 * @throws CallFailure `invalid_values` with the texts by setting
 */
export function acceptSettings(schema: Schema = {}, kept: Values, { change, locale }: { change: Values; locale: Locale }): Values {
  const fields: Record<string, string[]> = {};
  const values = new Map(Object.entries(kept).filter(([key]) => Object.hasOwn(schema, key)));
  for (const [key, value] of Object.entries(change)) {
    const setting = Object.hasOwn(schema, key) ? schema[key] : undefined;
    if (setting === undefined) fields[key] = [sayError(locale, "unknown_field", { field: key })];
    else if (value === null) values.delete(key);
    else if (isFit(setting, value)) values.set(key, typeof value === "string" ? storableText(value) : value);
    else fields[key] = [sayWhatFits(setting, value, locale)];
  }
  if (Object.keys(fields).length > 0) throw new CallFailure("invalid_values", { fields });
  return Object.fromEntries(values);
}

function isFit({ type, options = [] }: PluginSetting, value: unknown): boolean {
  switch (type) {
    case "string":
      return typeof value === "string" && value.length <= maxText;
    case "number":
      return typeof value === "number" && Number.isFinite(value);
    case "boolean":
      return typeof value === "boolean";
    case "select":
      return options.some(({ id }) => id === value);
  }
}

function sayWhatFits({ type }: PluginSetting, value: unknown, locale: Locale): string {
  switch (type) {
    case "string":
      return typeof value === "string" ? say(locale, "check.maxLength", { 0: maxText }) : say(locale, "coercion.text");
    case "number":
      return say(locale, "coercion.number");
    case "boolean":
      return say(locale, "coercion.boolean");
    case "select":
      return say(locale, "coercion.select");
  }
}
