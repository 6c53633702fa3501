import type { Wording } from "#sdk/contributions/locale.ts";
import type { developer as source } from "../uz/developer.ts";

export const developer: Wording<typeof source> = {
  label: "Әпиўайы пайдаланыўшы көриниси",
  leave: "Ислеп шығыўшы режими: администратор имканиятлары жасырылған. Қайтарыў ушын басың (Ctrl+Shift+D).",
  on: "Ислеп шығыўшы режими қосылды: система әпиўайы пайдаланыўшыға көринетуғындай көрсетиледи",
  off: "Ислеп шығыўшы режими өширилди: администратор имканиятлары қайтарылды",
};
