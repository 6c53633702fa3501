import { Lock } from "lucide-react";
import type { ReactNode } from "react";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import { readFailure } from "#sdk/errors/readFailure.ts";
import { EmptyState } from "#sdk/ui/states/ScreenState.tsx";
import { useUiLocale } from "#sdk/ui/foundation/uiText.ts";

/** In the place of a part that is not granted: what is missing, whatever it would have shown. */
export function PartRefusal({ lacking }: { readonly lacking: string }): ReactNode {
  const message = `capability "${lacking}" is missing`;
  const failure = new PlatonError("capability_missing", "expected", { message, params: { capability: lacking } });
  return <EmptyState isCompact icon={Lock} title={readFailure(failure, useUiLocale())} />;
}
