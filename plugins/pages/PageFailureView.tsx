import type { ReactElement } from "react";
import { useText } from "#sdk/react/useText.ts";
import { FailureView, type FailureViewProps } from "#sdk/ui/states/FailureView.tsx";

/**
 * In place of a page that cannot be shown: by status 400 and above it says one of the specification's two texts (spec §2
 * Page renderer); a fault of the server is named as well, and asked for again by the button of the error view.
 */
export const PageFailureView = (props: Pick<FailureViewProps, "failure" | "onRetry">): ReactElement => {
  const t = useText();
  const missing = { title: t("pages.notFound") };
  return <FailureView {...props} own={{ access: { title: t("pages.noAccess") }, missing, server: { hint: missing.title } }} />;
};
