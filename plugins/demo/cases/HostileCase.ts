/** What bad code tries, by the place where it is held. */
export const hostileKinds = ["loops", "floods", "memory", "calls", "drawing", "outside", "frames", "hands"] as const;
export type HostileKind = (typeof hostileKinds)[number];

/** A piece of bad code with a button of its own. */
export interface HostileCase {
  /** Letters only; also the end of the component's name. */
  readonly id: string;
  readonly kind: HostileKind;
  /** What it does, in the language of those who would do it. */
  readonly label: string;
  /** The component, or the source of an expression. */
  readonly script: string;
  readonly css?: string;
  readonly realm?: "frame";
  readonly isExpression?: boolean;
  /** It acts as the project's own code, because it needs what that is granted; the others are granted nothing. */
  readonly isProject?: boolean;
  /** Milliseconds after which the component is taken from the page. */
  readonly leavesAfter?: number;
}

type Extra = Partial<Omit<HostileCase, "id" | "kind" | "label" | "script">>;

/** Makes the cases of one kind: `of("loops")("render", "for (;;);", script)`. */
export const of =
  (kind: HostileKind) =>
  (id: string, label: string, script: string, extra: Extra = {}): HostileCase => ({ id, kind, label, script, ...extra });

/** A component that does something once it is there, and goes on drawing a text. */
export const onceThere = (statements: string, head = ""): string => `
import { useEffect, useState } from "react";
${head}
export default function Bad() {
  const [text, say] = useState("…");
  useEffect(() => {
    ${statements}
  }, []);
  return <pre>{text}</pre>;
}`;
