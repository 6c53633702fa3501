import type { LucideIcon } from "lucide-react";
import { useRef, useState, type KeyboardEvent, type ReactElement } from "react";
import { useUiText } from "../../foundation/uiText.ts";
import { Icon } from "../../icons/Icon.tsx";
import styles from "./EditorToolbar.module.css";

export interface EditorTool {
  readonly icon: LucideIcon;
  /** What it does: its accessible name and its tooltip. */
  readonly label: string;
  /** As it stands on the keys, "Ctrl B". */
  readonly keys?: string;
  /** Whether the text at the caret has it; undefined of what only acts. */
  readonly isOn?: boolean;
  readonly run: () => void;
}

export interface EditorToolbarProps {
  /** Id of the text that it changes. */
  readonly controls: string;
  /** Tools that belong together stand together. */
  readonly groups: readonly (readonly EditorTool[])[];
}

/**
 * The tools of an editor: one stop of the Tab key, arrows go from tool to tool.
 * @example <EditorToolbar controls={id} groups={[[bold, italic], [bullets, numbers]]} />
 */
export function EditorToolbar({ controls, groups }: EditorToolbarProps): ReactElement {
  const text = useUiText();
  const bar = useRef<HTMLDivElement>(null);
  const [present, setPresent] = useState(0);
  const count = groups.flat().length;
  const move = (event: KeyboardEvent): void => {
    const next = nextTool(event.key, present, count);
    if (next === undefined) return;
    event.preventDefault();
    setPresent(next);
    bar.current?.querySelectorAll("button")[next]?.focus();
  };
  const firsts = groups.map((_, index) => groups.slice(0, index).flat().length);
  return (
    <div ref={bar} role="toolbar" aria-label={text.editorTools} aria-controls={controls} className={styles.bar} onKeyDown={move}>
      {groups.map((group, index) => (
        <div key={firsts[index]} className={styles.group}>
          {group.map((tool, place) => {
            const at = (firsts[index] ?? 0) + place;
            return <ToolButton key={tool.label} tool={tool} isStop={at === present} onFocus={() => setPresent(at)} />;
          })}
        </div>
      ))}
    </div>
  );
}

interface ToolButtonProps {
  readonly tool: EditorTool;
  readonly isStop: boolean;
  readonly onFocus: () => void;
}

const ToolButton = ({ tool, isStop, onFocus }: ToolButtonProps): ReactElement => (
  <button
    type="button"
    className={styles.tool}
    aria-label={tool.label}
    aria-pressed={tool.isOn}
    data-tooltip={tool.keys ? `${tool.label} (${tool.keys})` : tool.label}
    tabIndex={isStop ? 0 : -1}
    // The text keeps its selection.
    onMouseDown={(event) => event.preventDefault()}
    onFocus={onFocus}
    onClick={tool.run}
  >
    <Icon of={tool.icon} size={16} />
  </button>
);

function nextTool(key: string, present: number, count: number): number | undefined {
  if (key === "ArrowRight") return (present + 1) % count;
  if (key === "ArrowLeft") return (present - 1 + count) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}
