import type { ReactElement } from "react";
import type { ScreenProps } from "#sdk/contributions/screen.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { FormFrame } from "./FormFrame.tsx";

/** `/forms/{name}/{id?}`, alone, in the layout or in a modal. */
export function FormScreen({ params, query, isPublic, frame, onClose }: ScreenProps): ReactElement {
  const navigation = useCapability("navigation");
  const { name = "", id } = params;
  const saved = (savedId: string): void => {
    if (onClose) return onClose();
    if (id !== undefined) return;
    // A new record has an address of its own now; the way it is shown stays.
    const target = query["_target"] === undefined ? "" : `?_target=${encodeURIComponent(query["_target"])}`;
    void navigation.open(`forms/${encodeURIComponent(name)}/${savedId}${target}`, { replace: true });
  };
  const leave = onClose ?? (() => void navigation.back());
  return (
    <FormFrame
      address={{ name, id, isPublic, ticket: isPublic ? query["ticket"] : undefined }}
      query={query}
      frame={frame}
      onSaved={saved}
      onLeave={isPublic && !onClose ? undefined : leave}
    />
  );
}
