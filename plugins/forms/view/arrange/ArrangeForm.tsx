import type { ReactElement } from "react";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useCogs } from "#sdk/react/useCogs.ts";
import { useLoaded } from "#sdk/react/useLoaded.ts";
import type { FormConfig } from "#sdk/wire.ts";
import { useFollowedForm } from "../../model/useFollowedForm.ts";
import { FormSkeleton } from "../FormSkeleton.tsx";
import { LoadFailure } from "../LoadFailure.tsx";
import { ArrangeDesk } from "./ArrangeDesk.tsx";

interface ArrangeFormProps {
  readonly name: string;
  readonly onLeave: () => void;
  /** The form itself, for whom it is not to be arranged. */
  readonly children: ReactElement;
}

/** A form as its administrators arrange it: for those who see cogs on it. */
export function ArrangeForm({ name, onLeave, children }: ArrangeFormProps): ReactElement {
  const forms = useCapability("forms");
  const [loaded, reload] = useLoaded(async (signal) => await forms.config(name, { isPublic: false, signal }), [forms, name]);
  const followed = useFollowedForm({ name, id: undefined, isPublic: false });
  if (loaded.state === "loading") return <FormSkeleton />;
  if (loaded.state === "failed") return <LoadFailure failure={loaded.failure} onRetry={reload} onLeave={onLeave} />;
  return <AllowedDesk config={followed?.config ?? loaded.value} onLeave={onLeave}>{children}</AllowedDesk>;
}

function AllowedDesk({ config, onLeave, children }: Omit<ArrangeFormProps, "name"> & { readonly config: FormConfig }): ReactElement {
  return useCogs(config) ? <ArrangeDesk config={config} onLeave={onLeave} /> : children;
}
