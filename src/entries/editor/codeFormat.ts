/** What a text is written in. */
export interface CodeFormat {
  /** As Monaco calls it. */
  readonly language: string;
  /** Of its file: by it a script is known to hold markup. */
  readonly extension: string;
  /** Of JSON: the entity whose text it is. */
  readonly schema: string | undefined;
  /** A program of the server's: no component, and no page around it. */
  readonly isProgram: boolean;
}

const languages: Readonly<Record<string, readonly [language: string, extension: string]>> = {
  javascript: ["javascript", "jsx"], js: ["javascript", "jsx"], jsx: ["javascript", "jsx"],
  typescript: ["typescript", "ts"], ts: ["typescript", "ts"], tsx: ["typescript", "tsx"],
  json: ["json", "json"], css: ["css", "css"], html: ["html", "html"], sql: ["sql", "sql"], markdown: ["markdown", "md"], md: ["markdown", "md"],
};

/** By the name in an element's `format`, in whatever case; nothing known is plain text. */
export function readCodeFormat(format: string): CodeFormat {
  const [name = "", schema] = format.trim().toLowerCase().split(":");
  const [language, extension] = (Object.hasOwn(languages, name) ? languages[name] : undefined) ?? ["plaintext", "txt"];
  return { language, extension, schema: language === "json" && schema ? schema : undefined, isProgram: language === "typescript" && schema === "stage" };
}
