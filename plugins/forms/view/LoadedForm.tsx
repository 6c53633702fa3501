import { useEffect, type ReactElement } from "react";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useFormData } from "../model/useFormData.ts";
import { useFormExpressions } from "../model/useFormExpressions.ts";
import { wishedTarget } from "../model/wishedTarget.ts";
import { FormEditorView } from "./FormEditorView.tsx";
import type { FormEnd } from "./FormEndState.tsx";
import type { FormFrameProps } from "./FormFrameProps.ts";
import { FormSkeleton } from "./FormSkeleton.tsx";
import { LoadFailure } from "./LoadFailure.tsx";

export function LoadedForm(props: FormFrameProps & { readonly onEnd: (end: FormEnd) => void }): ReactElement {
  const { address, frame, query } = props;
  const navigation = useCapability("navigation");
  const [data, reload] = useFormData(address);
  const expressions = useFormExpressions(data.state === "ready" ? data.value.config : undefined);
  // A public form has no layout to be shown in.
  const layout = data.state === "ready" && !address.isPublic ? data.value.config.layout : "auto";
  const wished = wishedTarget(layout, { frame, target: query["_target"] });
  useEffect(() => {
    if (wished !== undefined) void navigation.setQuery({ _target: wished });
  }, [wished, navigation]);
  if (data.state === "loading" || wished !== undefined) return <FormSkeleton />;
  if (data.state === "failed") return <LoadFailure failure={data.failure} onRetry={reload} onLeave={props.onLeave} />;
  if (!expressions) return <FormSkeleton />;
  return <FormEditorView data={data.value} expressions={expressions} {...props} />;
}
