import { lazy, Suspense, type ComponentProps, type ReactElement } from "react";

const ResetPassword = lazy(async () => ({ default: (await import("./ResetPassword.tsx")).ResetPassword }));

/** Its code comes when somebody has forgotten a password. */
export const LateResetPassword = (props: ComponentProps<typeof ResetPassword>): ReactElement => <Suspense><ResetPassword {...props} /></Suspense>;
