import { lazy, Suspense, type ComponentProps, type ReactElement } from "react";

const ChoosePassword = lazy(async () => ({ default: (await import("./ChoosePassword.tsx")).ChoosePassword }));

/** Few people meet it: its code comes when somebody does. */
export const LateChoosePassword = (props: ComponentProps<typeof ChoosePassword>): ReactElement => <Suspense><ChoosePassword {...props} /></Suspense>;
