import { useState } from "react";

interface TypedValueOptions {
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
  /** What a text means; undefined when it means nothing. */
  readonly read: (text: string) => string | undefined;
  /** A value as it is typed; a text that means nothing is given back as it is. */
  readonly show: (value: string) => string;
}

interface TypedValue {
  /** For the input. */
  readonly text: string;
  readonly type: (text: string) => void;
  /** The typing is over: the value is shown as it is written everywhere. */
  readonly settle: () => void;
  /** Another value than the typed one, by a picker. */
  readonly set: (value: string | undefined) => void;
}

/**
 * A value that is typed as text. It is reported with each key; a text that means nothing is reported as it was typed,
 * so that nothing is lost and the form's checks can name it.
 */
export const useTypedValue = ({ value, onChange, read, show }: TypedValueOptions): TypedValue => {
  const [draft, setDraft] = useState<string>();
  const valueOf = (text: string): string | undefined => read(text) ?? (text.trim() || undefined);
  // The text while it is edited counts only as long as it still means the value.
  const isCurrent = draft !== undefined && valueOf(draft) === value;
  const report = (next: string | undefined): void => {
    if (next !== value) onChange(next);
  };
  return {
    text: isCurrent ? draft : show(value ?? ""),
    type: (text) => {
      setDraft(text);
      report(valueOf(text));
    },
    settle: () => setDraft(undefined),
    set: (next) => {
      setDraft(undefined);
      report(next);
    },
  };
};
