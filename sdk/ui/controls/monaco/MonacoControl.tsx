import { Accessibility } from "lucide-react";
import { lazy, Suspense, useEffect, useState, type ReactElement } from "react";
import { IconButton } from "../../actions/IconButton.tsx";
import { joinClasses } from "../../foundation/joinClasses.ts";
import { useUiText } from "../../foundation/uiText.ts";
import { Skeleton } from "../../status/Skeleton.tsx";
import { CodeFrame } from "../code/CodeFrame.tsx";
import { editorHeight, isFrameLost, loseFrame } from "./frameState.ts";
import { editorPath } from "./editorMessages.ts";
import styles from "./MonacoControl.module.css";
import type { MonacoControlProps } from "./MonacoControlProps.ts";
import { useEditorFrame } from "./useEditorFrame.ts";

const CodeControl = lazy(async () => ({ default: (await import("../code/CodeControl.tsx")).CodeControl }));

/**
 * A text of code in Monaco, which has a document of its own; loaded with what shows it, never with a first screen. Touch screens,
 * where Monaco loses letters, and pages that cannot load it have the smaller editor.
 * @example <MonacoControl id={id} value={text} onChange={setText} language="tsx" marks={[{ line: 3, message }]} />
 */
export function MonacoControl(props: MonacoControlProps): ReactElement {
  const [isLost, setLost] = useState(isFrameLost);
  const lose = (): void => {
    loseFrame();
    setLost(true);
  };
  if (!isLost && !isTouched()) return <FramedControl {...props} onLost={lose} />;
  return <PlainControl {...props} isLost={isLost} />;
}

const isTouched = (): boolean => typeof matchMedia === "function" && matchMedia("(pointer: coarse)").matches;

function PlainControl({ marks = [], isLost, language, declarations: _declarations, ...props }: MonacoControlProps & { readonly isLost: boolean }): ReactElement {
  const text = useUiText();
  return (
    <>
      <Suspense fallback={<Skeleton height={editorHeight} />}>
        <CodeControl {...props} language={language?.split(":")[0]} />
      </Suspense>
      {isLost && <p role="status" className={styles.note}>{text.codeUnloaded}</p>}
      {marks.length > 0 && <ul className={styles.note}>{marks.map(({ line, message }) => <li key={`${line} ${message}`}>{line}: {message}</li>)}</ul>}
    </>
  );
}

function FramedControl({ onLost, ...props }: MonacoControlProps & { readonly onLost: () => void }): ReactElement {
  const { id, name, label, describedBy, height = editorHeight } = props;
  const text = useUiText();
  const [isRead, setRead] = useState(isReaderKnown);
  const { place, isReady } = useEditorFrame(props, { isRead, onLost });
  useEffect(() => void (isReaderInUse = isRead), [isRead]);
  return (
    <CodeFrame
      states={props}
      language={props.language?.split(":")[0]}
      action={<IconButton icon={Accessibility} label={text.codeRead} size="small" isPressed={isRead} onPress={() => setRead(!isRead)} />}
    >
      <div className={styles.place} style={{ height }}>
        {!isReady && <Skeleton height={height} />}
        {/* Its policy holds it; with its workers' origin a sandbox would hold nothing (docs/adr/0016). A name would be the window's. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
        <iframe
          ref={place} id={id} src={editorPath} title={label} aria-describedby={describedBy} data-name={name}
          className={joinClasses(styles.frame, !isReady && styles.awaited)}
        />
      </div>
    </CodeFrame>
  );
}

/** Who uses a screen reader uses it in each editor. */
let isReaderInUse = false;
const isReaderKnown = (): boolean => isReaderInUse;
