import type { Extension } from "@codemirror/state";

interface CodeLanguage {
  /** As its makers write it. */
  readonly name: string;
  readonly load: () => Promise<Extension>;
}

const script = async (config: { jsx?: boolean; typescript?: boolean }): Promise<Extension> => (await import("@codemirror/lang-javascript")).javascript(config);

/** Each comes with the first text in it. */
const languages: Readonly<Record<string, CodeLanguage>> = {
  javascript: { name: "JavaScript", load: async () => await script({ jsx: true }) },
  typescript: { name: "TypeScript", load: async () => await script({ typescript: true }) },
  tsx: { name: "TSX", load: async () => await script({ typescript: true, jsx: true }) },
  json: { name: "JSON", load: async () => (await import("@codemirror/lang-json")).json() },
  css: { name: "CSS", load: async () => (await import("@codemirror/lang-css")).css() },
  html: { name: "HTML", load: async () => (await import("@codemirror/lang-html")).html() },
  sql: { name: "SQL", load: async () => (await import("@codemirror/lang-sql")).sql() },
  markdown: { name: "Markdown", load: async () => (await import("@codemirror/lang-markdown")).markdown() },
};

const shortNames: Readonly<Record<string, string>> = { js: "javascript", jsx: "javascript", ts: "typescript", md: "markdown" };

/** By a name in whatever case; undefined where nothing is known about it: the text is then plain. */
export function findCodeLanguage(format: string | undefined): CodeLanguage | undefined {
  const name = format?.trim().toLowerCase() ?? "";
  const known = Object.hasOwn(shortNames, name) ? shortNames[name] : name;
  return known !== undefined && Object.hasOwn(languages, known) ? languages[known] : undefined;
}
