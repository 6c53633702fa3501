import { isLocale, localeInfo } from "#core/locale.ts";
import { readToEditor, type FromEditor, type ToEditor } from "#sdk/ui/controls/monaco/editorMessages.ts";
import type { CodeText } from "./CodeText.ts";

/** Talks to the host by a port: what comes before Monaco is here waits for it. */
export function serveEditor(port: MessagePort, place: HTMLElement): void {
  const post = (message: FromEditor): void => port.postMessage(message);
  let text: CodeText | undefined;
  let isAsked = false;
  const waiting: ToEditor[] = [];
  const begin = async (locale: string): Promise<void> => {
    await speak(locale);
    const { CodeText } = await import("./CodeText.ts");
    text = new CodeText(place, post);
    for (const message of waiting.splice(0)) tell(text, message);
    post({ type: "ready" });
  };
  port.addEventListener("message", ({ data }) => {
    const message = readToEditor(data);
    if (!message) return;
    if (text) return tell(text, message);
    waiting.push(message);
    if (message.type !== "set" || isAsked) return;
    isAsked = true;
    void begin(message.settings.locale);
  });
  port.start();
}

function tell(text: CodeText, message: ToEditor): void {
  switch (message.type) {
    case "set":
      return text.set(message.settings);
    case "show":
      return text.show(message.text, message.seen);
    case "mark":
      return text.mark(message.marks);
    case "focus":
      return text.focus();
  }
}

/** Monaco reads its words while it is loaded; of our languages it knows Russian and English. */
async function speak(locale: string): Promise<void> {
  if (isLocale(locale)) document.documentElement.lang = localeInfo[locale].tag;
  if (locale === "ru") await import("monaco-editor/nls/lang/ru.js");
}
