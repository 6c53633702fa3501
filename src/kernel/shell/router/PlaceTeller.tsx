import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useEffectEvent, useState, type ReactElement } from "react";
import { shellContentId } from "#sdk/ui/shell/ShellFrame.tsx";
import { VisuallyHidden } from "#sdk/ui/foundation/VisuallyHidden.tsx";
import { usePlaceName } from "../layout/usePlaceName.ts";
import { useKernel } from "../react/KernelContext.ts";

/**
 * Tells where we are: in the document's title, and after a step to another place also to screen readers, which hear of no
 * new document. The focus that was lost with the old screen goes to the content of the new one.
 */
export const PlaceTeller = (): ReactElement => {
  useSignals();
  const { location, project } = useKernel();
  const { path } = location.visible.value;
  const name = usePlaceName();
  // The way from "/" to the home page takes the place of the first entry: it is no step of the person.
  const [first] = useState(() => location.place);
  const [hasMoved, setMoved] = useState(false);
  if (!hasMoved && location.place !== first) setMoved(true);
  const title = [name, project.value?.name].filter(Boolean).join(" · ");
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
  const arrive = useEffectEvent(() => {
    if (hasMoved && document.activeElement === document.body) document.getElementById(shellContentId)?.focus({ preventScroll: true });
  });
  useEffect(() => arrive(), [path]);
  return (
    <div aria-live="polite">
      <VisuallyHidden>{hasMoved && name}</VisuallyHidden>
    </div>
  );
};
