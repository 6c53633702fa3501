import { expect, it } from "vitest";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import { createLog } from "./Log.ts";

it("K71 bugs are logged as errors, what the user was told as a warning, cancellation not at all", () => {
  const lines: string[] = [];
  const log = createLog("part", { warn: (text: string) => void lines.push(`warn ${text}`), error: (text: string) => void lines.push(`error ${text}`) });
  log.error(new PlatonError("not_found", "expected", { message: "Топилмади" }));
  log.error(new PlatonError("cancelled", "cancelled"));
  log.error(new DOMException("no", "AbortError"));
  log.error(new Error("broken"));
  expect(lines).toEqual(["warn [part] not_found: Топилмади", "error [part]"]);
});
