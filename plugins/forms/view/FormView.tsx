import type { ReactElement } from "react";
import type { ViewProps } from "#sdk/contributions/view.ts";
import { FormFrame } from "./FormFrame.tsx";

const nothing = (): void => undefined;

/** A form inside a page or a component: `<View kind="form" name="feedback" />`. */
export function FormView({ name, id, isPublic, onSaved }: ViewProps): ReactElement | undefined {
  if (typeof name !== "string") return undefined;
  const address = { name, id: typeof id === "string" ? id : undefined, isPublic: isPublic === true };
  return (
    <FormFrame
      key={JSON.stringify(address)}
      address={address}
      query={{}}
      frame="embedded"
      onSaved={typeof onSaved === "function" ? (saved) => void onSaved(saved) : nothing}
      onLeave={undefined}
    />
  );
}
