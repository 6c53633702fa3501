import type { CodeControlProps } from "../code/CodeControl.tsx";
import type { EditorMark } from "./editorMessages.ts";

export interface MonacoControlProps extends CodeControlProps {
  /** What is known of its lines, beside what the editor finds by itself. */
  readonly marks?: readonly EditorMark[];
  /** Of a program: TypeScript that says what it finds beside itself. */
  readonly declarations?: string;
  /** Of its text, in pixels. */
  readonly height?: number;
}
