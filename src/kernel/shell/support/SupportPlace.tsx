import { useSignals } from "@preact/signals-react/runtime";
import { useState, type ReactElement } from "react";
import { isCall24Shown } from "#core/call24/isCall24Shown.ts";
import { hasPermission } from "#core/permissions/hasPermission.ts";
import { View } from "#sdk/react/View.tsx";
import { useKernel } from "../react/KernelContext.ts";

const kind = "call24";
/** Has the same on the whole screen. */
const ownScreen = "/system/call24";

/**
 * Looks at the rules at each change of the route. Where they hide the widget it keeps what was typed in it; what one person typed and
 * read ends with the person.
 */
export const SupportPlace = ({ rules }: { readonly rules: unknown }): ReactElement | undefined => {
  useSignals();
  const { location, plugins, session } = useKernel();
  const { path } = location.visible.value;
  const user = session.user.value;
  const who = user?.id ?? "guest";
  const [met, meet] = useState<string>();
  const isOn = plugins.enabled.value.some(({ id }) => id === kind);
  const isAdministrator = hasPermission(user?.permissions ?? [], "platon.admin");
  const isShown = path !== ownScreen && isCall24Shown(rules, { path, isSignedIn: user !== undefined, isAdministrator });
  if (isShown && met !== who) meet(who);
  if (!isOn || user?.observer || (!isShown && met !== who)) return undefined;
  return <View key={who} kind={kind} isHidden={!isShown} />;
};
