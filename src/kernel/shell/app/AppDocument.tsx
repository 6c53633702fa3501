import { useComputed } from "@preact/signals-react";
import { useSignals } from "@preact/signals-react/runtime";
import type { ReactElement } from "react";
import { FailureView } from "#sdk/ui/states/FailureView.tsx";
import type { AppStart } from "../../services/start/AppStart.ts";
import { OrganizationPicker } from "../auth/OrganizationPicker.tsx";
import { SignInDialog } from "../auth/SignInDialog.tsx";
import { PlainViewLine } from "../layout/PlainViewMark.tsx";
import { ObserverHost } from "../observer/ObserverHost.tsx";
import { PaletteHost } from "../palette/PaletteHost.tsx";
import { ProgressHost } from "../progress/ProgressHost.tsx";
import { useKernel } from "../react/KernelContext.ts";
import { AppRoutes } from "../router/AppRoutes.tsx";
import { ModalStack } from "../router/ModalStack.tsx";
import { LateBar } from "../start/LateBar.tsx";
import { SupportHost } from "../support/SupportHost.tsx";
import { TaskHost } from "../tasks/TaskHost.tsx";
import { WinterEffect } from "../winter/WinterEffect.tsx";
import styles from "./AppDocument.module.css";

/** The application: shell and screen, what lies over them, and the wait before. */
export const AppDocument = ({ start }: { readonly start: AppStart }): ReactElement => {
  useSignals();
  const { project } = useKernel();
  const isKnown = useComputed(() => project.value !== undefined);
  const failure = start.failure.value;
  if (failure !== undefined) return <StartFailure failure={failure} start={start} />;
  return (
    <>
      <ObserverHost />
      <AppRoutes />
      {isKnown.value && (
        <>
          <ModalStack />
          <PlainViewLine />
          <OrganizationPicker />
          <SignInDialog />
          <PaletteHost />
          <ProgressHost />
          <TaskHost />
          <SupportHost />
          <WinterEffect />
        </>
      )}
      <LateBar start={start} />
    </>
  );
};

const StartFailure = ({ failure, start }: { readonly failure: unknown; readonly start: AppStart }): ReactElement => (
  <main className={styles.failure}>
    <FailureView failure={failure} onRetry={() => void start.run()} onHome={() => void start.run()} />
  </main>
);
