import { CircleCheckBig, Trash2 } from "lucide-react";
import type { ReactElement } from "react";
import { useScreenHeading } from "#sdk/react/useScreenHeading.ts";
import { useText } from "#sdk/react/useText.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { EmptyState } from "#sdk/ui/states/ScreenState.tsx";
import { useRestore } from "../model/useRestore.ts";
import type { FormFrameProps } from "./FormFrameProps.ts";

/** How a form that stays in its place came to its end. */
export type FormEnd = { readonly kind: "sent"; readonly title: string; readonly thanks: string | undefined } | { readonly kind: "deleted"; readonly title: string };

interface FormEndStateProps extends FormFrameProps {
  readonly end: FormEnd;
  readonly onAgain: () => void;
}

/** "Thank you" after a form that was sent in; "deleted", with the way back, where a record stood. */
export function FormEndState(props: FormEndStateProps): ReactElement {
  useScreenHeading({ title: props.end.title });
  switch (props.end.kind) {
    case "sent":
      return <SentState {...props} thanks={props.end.thanks} />;
    case "deleted":
      return <DeletedState {...props} />;
  }
}

function SentState({ thanks, onAgain, onLeave }: FormEndStateProps & { readonly thanks: string | undefined }): ReactElement {
  const t = useText();
  return (
    <div role="status">
      <EmptyState
        icon={CircleCheckBig}
        title={t("forms.sent.title")}
        hint={thanks ?? t("forms.sent.hint")}
        actions={
          <>
            <Button autoFocus onPress={onAgain}>{t("forms.sent.again")}</Button>
            {onLeave && <Button onPress={onLeave}>{t("forms.close")}</Button>}
          </>
        }
      />
    </div>
  );
}

function DeletedState({ address, onAgain, onLeave }: FormEndStateProps): ReactElement {
  const t = useText();
  const { name, id = "" } = address;
  const restore = useRestore(name);
  return (
    <div role="status">
      <EmptyState
        icon={Trash2}
        title={t("forms.deleted")}
        hint={t("forms.deletedHint")}
        actions={
          <>
            <Button autoFocus onPress={() => void restore(id).then((restored) => restored && onAgain())}>
              {t("forms.undo")}
            </Button>
            {onLeave && <Button onPress={onLeave}>{t("forms.back")}</Button>}
          </>
        }
      />
    </div>
  );
}
