import { useSignals } from "@preact/signals-react/runtime";
import { Activity, useEffect, type ReactElement } from "react";
import { FailureView } from "#sdk/ui/states/FailureView.tsx";
import { SignInLayout } from "#sdk/ui/sign-in/SignInLayout.tsx";
import { SkeletonText } from "#sdk/ui/status/Skeleton.tsx";
import type { AppStart } from "../../services/start/AppStart.ts";
import { LanguagePicker } from "../layout/LanguagePicker.tsx";
import { ThemePicker } from "../layout/ThemePicker.tsx";
import { useKernel } from "../react/KernelContext.ts";
import { useKernelText } from "../react/useKernelText.ts";
import { ScreenHost } from "../router/ScreenHost.tsx";
import { LateBar } from "../start/LateBar.tsx";

interface AuthDocumentProps {
  readonly start: AppStart;
}

/** What the product is, language and theme, and the screen of whoever draws signing in. */
export const AuthDocument = ({ start }: AuthDocumentProps): ReactElement => {
  useSignals();
  const t = useKernelText();
  const { project } = useKernel();
  const info = project.value;
  const title = [t("kernel.signIn.title"), info?.name].filter(Boolean).join(" · ");
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <>
      <SignInLayout
        product={info?.name ?? ""}
        logo={info?.logo}
        headline={info?.signIn?.title ?? ""}
        lead={info?.signIn?.text ?? ""}
        tools={
          <>
            <LanguagePicker isNamed />
            <ThemePicker />
          </>
        }
      >
        <Panel start={start} />
      </SignInLayout>
      <LateBar start={start} />
    </>
  );
};

/** The screen, or why it cannot be used: what was typed in it meanwhile comes back with it. */
const Panel = ({ start }: AuthDocumentProps): ReactElement => {
  useSignals();
  const { location, session } = useKernel();
  const { query } = location.visible.value;
  const failure = start.failure.value;
  return (
    <>
      {failure !== undefined && <FailureView failure={failure} onRetry={() => void start.run()} />}
      <Activity mode={failure === undefined ? "visible" : "hidden"}>
        {/* A token whose user is still on the way: neither the form nor the account is right yet. */}
        {session.state.value === "unknown" ? (
          <SkeletonText lines={4} />
        ) : (
          <ScreenHost id="sign-in" screen={{ params: {}, query, isPublic: false, frame: "blank" }} />
        )}
      </Activity>
    </>
  );
};
