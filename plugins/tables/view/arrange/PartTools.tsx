import { ArrowLeft, ArrowRight, Settings, Trash2 } from "lucide-react";
import type { ReactElement } from "react";
import { cogLink, type CogForm } from "#core/links/cogLinks.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useText } from "#sdk/react/useText.ts";
import { IconButton } from "#sdk/ui/actions/IconButton.tsx";
import { useUiText } from "#sdk/ui/foundation/uiText.ts";
import { useArrangeText } from "./useArrangeText.ts";

interface PartToolsProps {
  readonly entity: CogForm;
  readonly id: string;
  readonly isNew: boolean;
  /** Of its form's address. */
  readonly more?: Readonly<Record<string, string>>;
  readonly onStep: (key: "ArrowLeft" | "ArrowRight") => void;
  readonly onRemove: () => void;
}

/** Where a column, filter or button stands, without dragging; everything else that it has; and away with it. */
export const PartTools = ({ entity, id, isNew, more, onStep, onRemove }: PartToolsProps): ReactElement => {
  const t = useText();
  const say = useArrangeText();
  const ui = useUiText();
  const navigation = useCapability("navigation");
  return (
    <>
      <IconButton icon={ArrowLeft} label={say("toLeft")} onPress={() => onStep("ArrowLeft")} />
      <IconButton icon={ArrowRight} label={say("toRight")} onPress={() => onStep("ArrowRight")} />
      {!isNew && <IconButton icon={Settings} label={t("places.configure")} onPress={() => void navigation.open(cogLink(entity, id, more))} />}
      <IconButton icon={Trash2} tone="danger" label={ui.remove} onPress={onRemove} />
    </>
  );
};
