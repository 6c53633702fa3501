import { lazy, Suspense, type ReactElement } from "react";
import type { ScreenProps } from "#sdk/contributions/screen.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useIsAdministrator } from "#sdk/react/useIsAdministrator.ts";
import { FormFrame } from "./FormFrame.tsx";
import { FormSkeleton } from "./FormSkeleton.tsx";

const ArrangeForm = lazy(async () => ({ default: (await import("./arrange/ArrangeForm.tsx")).ArrangeForm }));

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
  /** The same place, arranged or not; a tab of its own stays one. */
  const turn = (isArranged: boolean): void => {
    const { arrange: _arrange, ...others } = query;
    const parameters = new URLSearchParams({ ...others, ...(isArranged && { arrange: "1" }) }).toString();
    const path = ["forms", name, ...(id === undefined ? [] : [id])].map(encodeURIComponent).join("/");
    void navigation.open(parameters === "" ? path : `${path}?${parameters}`, { replace: !isArranged || frame === "blank" });
  };
  const canArrange = useIsAdministrator() && !isPublic && frame !== "modal";
  const form = (
    <FormFrame
      address={{ name, id, isPublic, ticket: isPublic ? query["ticket"] : undefined }}
      query={query}
      frame={frame}
      onSaved={saved}
      onLeave={isPublic && !onClose ? undefined : leave}
      onArrange={canArrange ? () => turn(true) : undefined}
    />
  );
  if (!canArrange || query["arrange"] !== "1") return form;
  return <Suspense fallback={<FormSkeleton />}><ArrangeForm name={name} onLeave={() => turn(false)}>{form}</ArrangeForm></Suspense>;
}
