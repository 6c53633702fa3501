/** Where the document of the editor is served. */
export const editorPath = "/editor.html";

/** Names of the theme's tokens whose colours the editor is drawn with. */
export const colourNames = [
  "surface-panel", "surface-sunken", "surface-hover", "text-normal", "text-strong", "text-weak", "border-weak", "border-strong", "accent", "accent-weak", "success",
  "warning", "warning-weak", "info", "danger", "danger-weak", "focus-ring",
] as const;

export type EditorColours = Readonly<Record<(typeof colourNames)[number], string>>;

/** What the editor is told of itself, and again when any of it changes. */
export interface EditorSettings {
  /** A language of code, or of JSON with the name of a schema, or a program of the server's: `sql`, `tsx`, `json:forms`, `typescript:stage`. */
  readonly format: string;
  /** TypeScript that a program finds beside itself, "" where there is none. */
  readonly declarations: string;
  /** Of the person, by its code. */
  readonly locale: string;
  readonly isReadOnly: boolean;
  readonly isInvalid: boolean;
  readonly isRequired: boolean;
  /** A screen reader is in use: the text is offered to it in pages. */
  readonly isRead: boolean;
  readonly label: string;
  /** Hint and errors. */
  readonly description: string;
  readonly placeholder: string;
  readonly isDark: boolean;
  /** `#rrggbb` or `#rrggbbaa` */
  readonly colours: EditorColours;
  readonly font: string;
  readonly fontSize: number;
}

/** Something that the host knows about a line. */
export interface EditorMark {
  readonly line: number;
  readonly message: string;
}

/** The first message, by the window; it brings the port for all others. */
export const opening = "platon-editor";

export type ToEditor =
  | { readonly type: "set"; readonly settings: EditorSettings }
  /** `seen`: the number of the last text that the host has from the editor. */
  | { readonly type: "show"; readonly text: string; readonly seen: number }
  | { readonly type: "mark"; readonly marks: readonly EditorMark[] }
  | { readonly type: "focus" };

/** Keys that are the host's although they are pressed in the editor. */
export const hostKeys = ["Escape", "Enter"] as const;

export type FromEditor =
  | { readonly type: "ready" }
  | { readonly type: "text"; readonly text: string; readonly number: number }
  | { readonly type: "left" }
  | { readonly type: "key"; readonly key: (typeof hostKeys)[number]; readonly isCommand: boolean };

/** Undefined where it is not a message of the host. */
export function readToEditor(data: unknown): ToEditor | undefined {
  if (!isObject(data)) return undefined;
  switch (data["type"]) {
    case "set":
      return isSettings(data["settings"]) ? { type: "set", settings: data["settings"] } : undefined;
    case "show":
      return typeof data["text"] === "string" && isCount(data["seen"]) ? { type: "show", text: data["text"], seen: data["seen"] } : undefined;
    case "mark":
      return Array.isArray(data["marks"]) && data["marks"].every(isMark) ? { type: "mark", marks: data["marks"] } : undefined;
    case "focus":
      return { type: "focus" };
    default:
      return undefined;
  }
}

/** Undefined where it is not a message of the editor. */
export function readFromEditor(data: unknown): FromEditor | undefined {
  if (!isObject(data)) return undefined;
  switch (data["type"]) {
    case "ready":
    case "left":
      return { type: data["type"] };
    case "text":
      return typeof data["text"] === "string" && isCount(data["number"]) ? { type: "text", text: data["text"], number: data["number"] } : undefined;
    case "key": {
      const key = hostKeys.find((one) => one === data["key"]);
      return key ? { type: "key", key, isCommand: data["isCommand"] === true } : undefined;
    }
    default:
      return undefined;
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === "object" && value !== null;
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isMark = (value: unknown): value is EditorMark => isObject(value) && isCount(value["line"]) && typeof value["message"] === "string";

const texts = ["format", "declarations", "locale", "label", "description", "placeholder", "font"] as const;
const flags = ["isReadOnly", "isInvalid", "isRequired", "isRead", "isDark"] as const;

function isSettings(value: unknown): value is EditorSettings {
  if (!isObject(value) || !isObject(value["colours"])) return false;
  const colours = value["colours"];
  return (
    texts.every((name) => typeof value[name] === "string") &&
    flags.every((name) => typeof value[name] === "boolean") &&
    typeof value["fontSize"] === "number" &&
    colourNames.every((name) => typeof colours[name] === "string" && /^#(?:[\da-f]{6}|[\da-f]{8})$/.test(colours[name]))
  );
}
