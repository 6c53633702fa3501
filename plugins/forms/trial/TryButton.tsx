import { FlaskConical } from "lucide-react";
import { lazy, Suspense, useState, type ReactElement } from "react";
import { useLateText } from "#sdk/react/live/useLateText.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { tryWords } from "./tryWords.ts";

const TryDialog = lazy(async () => ({ default: (await import("./TryDialog.tsx")).TryDialog }));

export interface Tried {
  /** Of the form: an endpoint's, or a stage's. */
  readonly entity: "api_endpoints" | "api_stages";
  /** Undefined: it is new. */
  readonly id: string | undefined;
  /** What the form has now. */
  readonly values: () => Readonly<Record<string, unknown>>;
  /** What of it would be saved. */
  readonly draft: () => Readonly<Record<string, unknown>>;
}

/** Opens what an endpoint is tried by, as the form has it. */
export function TryButton(tried: Tried): ReactElement {
  const say = useLateText(tryWords, "try");
  const [isOpen, setOpen] = useState(false);
  const endpoint = tried.entity === "api_endpoints" ? tried.id : tried.values()["endpointId"];
  return (
    <>
      <Button icon={FlaskConical} isDisabled={typeof endpoint !== "string"} onPress={() => setOpen(true)}>{say("open")}</Button>
      {isOpen && <Suspense><TryDialog {...tried} onClose={() => setOpen(false)} /></Suspense>}
    </>
  );
}
