import { useSignals } from "@preact/signals-react/runtime";
import { EyeOff } from "lucide-react";
import type { ReactElement } from "react";
import { ModeButton, ModeLine } from "#sdk/ui/shell/ModeButton.tsx";
import { useKernel } from "../react/KernelContext.ts";
import { useKernelText } from "../react/useKernelText.ts";

/** In the top bar: developer mode is on, and a way out of it. */
export const PlainViewMark = (): ReactElement => {
  useSignals();
  const t = useKernelText();
  const { plainView } = useKernel().session;
  if (!plainView.isOn.value) return <></>;
  return (
    <ModeButton icon={EyeOff} hint={t("developer.leave")} onPress={() => plainView.toggle()}>
      {t("developer.label")}
    </ModeButton>
  );
};

/** On every screen: developer mode is on. */
export const PlainViewLine = (): ReactElement => {
  useSignals();
  return useKernel().session.plainView.isOn.value ? <ModeLine /> : <></>;
};
