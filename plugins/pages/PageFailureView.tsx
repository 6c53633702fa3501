import type { ReactElement } from "react";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useText } from "#sdk/react/useText.ts";
import { Button } from "#sdk/ui/Button.tsx";
import { ErrorState, NoAccessState, NotFoundState } from "#sdk/ui/ScreenState.tsx";
import { pageFailure } from "./pageFailure.ts";

export interface PageFailureViewProps {
  readonly failure: unknown;
  readonly onRetry: () => void;
}

/** In place of a page that cannot be shown, in the specification's words (spec §2 Page renderer). */
export const PageFailureView = ({ failure, onRetry }: PageFailureViewProps): ReactElement => {
  const t = useText();
  const navigation = useCapability("navigation");
  const home = <Button onPress={() => void navigation.open("/")}>{t("pages.home")}</Button>;
  switch (pageFailure(failure)) {
    case "access":
      return <NoAccessState title={t("pages.noAccess")} actions={home} />;
    case "missing":
      return <NotFoundState title={t("pages.notFound")} actions={home} />;
    case "fault":
      return <ErrorState onRetry={onRetry} />;
  }
};
