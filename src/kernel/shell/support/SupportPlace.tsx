import { useSignals } from "@preact/signals-react/runtime";
import type { ReactElement } from "react";
import { isCall24Shown } from "#core/call24/isCall24Shown.ts";
import { hasPermission } from "#core/permissions/hasPermission.ts";
import { View } from "#sdk/react/View.tsx";
import { useKernel } from "../react/KernelContext.ts";

const kind = "call24";

/** Looks at the rules at each change of the route. What one person typed and read ends with the person. */
export const SupportPlace = ({ rules }: { readonly rules: unknown }): ReactElement | undefined => {
  useSignals();
  const { location, plugins, session } = useKernel();
  const { path } = location.visible.value;
  const user = session.user.value;
  const isOn = plugins.enabled.value.some(({ id }) => id === kind);
  const isAdministrator = hasPermission(user?.permissions ?? [], "platon.admin");
  if (!isOn || user?.observer || !isCall24Shown(rules, { path, isSignedIn: user !== undefined, isAdministrator })) return undefined;
  return <View key={user?.id ?? "guest"} kind={kind} />;
};
