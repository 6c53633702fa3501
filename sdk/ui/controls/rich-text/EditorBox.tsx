import { Link as LinkIcon, X } from "lucide-react";
import { useEffect, useState, type FocusEvent, type ReactElement, type ReactNode, type RefObject } from "react";
import { IconButton } from "../../actions/IconButton.tsx";
import { joinClasses } from "../../foundation/joinClasses.ts";
import { useUiText } from "../../foundation/uiText.ts";
import control from "../control.module.css";
import { boxStates } from "../inputAttributes.ts";
import styles from "./EditorBox.module.css";
import { EditorToolbar, type EditorTool } from "./EditorToolbar.tsx";
import { formKeys } from "../code/formKeys.ts";
import { LinkLine } from "./LinkLine.tsx";

export interface EditorBoxProps {
  readonly id: string;
  readonly isInvalid?: boolean;
  readonly onBlur?: () => void;
  readonly groups: readonly (readonly EditorTool[])[];
  /** The link at the caret, and how another is set. */
  readonly link: { readonly address: string; readonly set: (address: string) => void };
  /** Where the editor stands. */
  readonly place: RefObject<HTMLDivElement | null>;
  /** Gives the focus back to the text. */
  readonly onReturn: () => void;
  readonly notice?: string;
  readonly onNoticeRead?: () => void;
  readonly children?: ReactNode;
}

/** What stands around the text of an editor: tools, the line of a link, a notice. */
export function EditorBox({ id, groups, link, place, onReturn, onBlur, notice, onNoticeRead, isInvalid, children }: EditorBoxProps): ReactElement {
  const text = useUiText();
  const [isLinking, setLinking] = useState(false);
  useEffect(() => (place.current ? formKeys(place.current) : undefined), [place]);
  const leave = (event: FocusEvent<HTMLElement>): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
  };
  const close = (): void => {
    setLinking(false);
    onReturn();
  };
  const set = (address: string): void => {
    setLinking(false);
    link.set(address);
  };
  const tool: EditorTool = { icon: LinkIcon, label: text.editorLink, isOn: link.address !== "", run: () => setLinking(!isLinking) };
  return (
    <div className={joinClasses(control.box, styles.box)} {...boxStates({ isInvalid })} onBlur={leave}>
      <EditorToolbar controls={id} groups={[...groups, [tool]]} />
      {isLinking && <LinkLine address={link.address} onSet={set} onClose={close} />}
      <div ref={place} className={styles.text}>{children}</div>
      {notice && (
        <div role="alert" className={styles.notice}>
          <span>{notice}</span>
          <IconButton icon={X} label={text.close} size="small" onPress={onNoticeRead} />
        </div>
      )}
    </div>
  );
}
