import { useState, type ComponentType, type ReactElement } from "react";
import type { FormElementProps } from "#sdk/contributions/formElement.ts";
import { useLoaded } from "#sdk/react/useLoaded.ts";
import { FailureView } from "#sdk/ui/states/FailureView.tsx";
import { Skeleton } from "#sdk/ui/status/Skeleton.tsx";

type Control = ComponentType<FormElementProps>;

/**
 * A control whose code comes when the first element of its type is shown. Until then a place of its height, in pixels,
 * stands there, so that nothing below it moves.
 */
export function lazyControl(height: number, load: () => Promise<Control>): Control {
  let known: Control | undefined;
  const fetchControl = async (): Promise<Control> => (known ??= await load());
  return function LazyControl(props: FormElementProps): ReactElement {
    // Decided once: what is drawn already keeps its state.
    const [first] = useState(() => known);
    return first ? <Shown control={first} {...props} /> : <Awaited height={height} load={fetchControl} {...props} />;
  };
}

interface AwaitedProps extends FormElementProps {
  readonly height: number;
  readonly load: () => Promise<Control>;
}

function Awaited({ height, load, ...props }: AwaitedProps): ReactElement {
  const [loaded, reload] = useLoaded(load, []);
  if (loaded.state === "ready") return <Shown control={loaded.value} {...props} />;
  if (loaded.state === "failed") return <FailureView failure={loaded.failure} onRetry={reload} isCompact />;
  return <Skeleton height={height} />;
}

const Shown = ({ control: Control, ...props }: FormElementProps & { readonly control: Control }): ReactElement => <Control {...props} />;
