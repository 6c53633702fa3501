import { lazy, Suspense, type ComponentProps, type ReactElement } from "react";

const ProviderReturn = lazy(async () => ({ default: (await import("./ProviderReturn.tsx")).ProviderReturn }));

/** Its code comes with whoever comes back from a provider. */
export const LateProviderReturn = (props: ComponentProps<typeof ProviderReturn>): ReactElement => <Suspense><ProviderReturn {...props} /></Suspense>;
