import { useState, type ReactElement } from "react";
import type { FormElementProps } from "#sdk/contributions/formElement.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useText } from "#sdk/react/useText.ts";
import type { UploadList } from "#sdk/ui/files/UploadList.ts";
import { StoredFile } from "./StoredFile.tsx";
import { useMovedFocus } from "./useMovedFocus.ts";

interface StoredFilesProps extends FormElementProps {
  readonly ids: readonly string[];
  readonly list: UploadList;
  readonly isFixed: boolean;
}

/** The files that the value names, in its order. A file that is deleted here leaves the value; the server lets go of it when the form is saved. */
export function StoredFiles({ ids, list, isFixed, ...props }: StoredFilesProps): ReactElement {
  const t = useText();
  const dialogs = useCapability("dialogs");
  const { onChange } = props;
  const [moved, setMoved] = useState<{ readonly id: string; readonly by: number }>();
  const remove = async (id: string): Promise<void> => {
    if (!(await dialogs.confirm({ text: t("parts.files.deleteQuestion"), isDangerous: true }))) return;
    const rest = ids.filter((one) => one !== id);
    onChange(rest.length > 0 ? rest : null);
    document.getElementById(props.id)?.focus();
  };
  const move = (id: string, by: -1 | 1): void => {
    onChange(swapped(ids, ids.indexOf(id), by));
    setMoved({ id, by });
  };
  const keep = useMovedFocus(moved);
  return (
    <>
      {ids.map((id, index) => (
        <StoredFile
          key={id}
          id={id}
          known={props.work?.files.get(id)}
          picture={list.pictureOf(id)}
          isPublic={props.isPublic}
          keep={keep}
          onRemove={isFixed ? undefined : () => void remove(id)}
          onMove={isFixed ? undefined : (by) => move(id, by)}
          isFirst={index === 0}
          isLast={index === ids.length - 1}
        />
      ))}
    </>
  );
}

function swapped(ids: readonly string[], index: number, by: number): string[] {
  const next = [...ids];
  const [one] = next.splice(index, 1);
  if (one !== undefined) next.splice(index + by, 0, one);
  return next;
}
