import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, type ReactElement } from "react";
import { SignInLayout } from "#sdk/ui/sign-in/SignInLayout.tsx";
import { LanguagePicker } from "../layout/LanguagePicker.tsx";
import { ThemePicker } from "../layout/ThemePicker.tsx";
import { useKernel } from "../react/KernelContext.ts";
import { useKernelText } from "../react/useKernelText.ts";
import { ScreenHost } from "../router/ScreenHost.tsx";

/** What the product is, language and theme, and the screen of whoever draws signing in. */
export const AuthDocument = (): ReactElement => {
  useSignals();
  const t = useKernelText();
  const { project, location, session } = useKernel();
  const { query } = location.visible.value;
  const info = project.value;
  const title = [t("kernel.signIn.title"), info?.name].filter(Boolean).join(" · ");
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <SignInLayout
      product={info?.name ?? ""}
      headline={info?.signIn?.title ?? ""}
      lead={info?.signIn?.text ?? ""}
      tools={
        <>
          <LanguagePicker isNamed />
          <ThemePicker />
        </>
      }
    >
      {/* A token whose user is still on the way: neither the form nor the account is right yet. */}
      {session.state.value !== "unknown" && (
        <ScreenHost id="sign-in" screen={{ params: {}, query, isPublic: false, frame: "blank" }} />
      )}
    </SignInLayout>
  );
};
