import { useEffect, useRef } from "react";
import type { Command } from "../capabilities/commands.ts";
import { useCapability } from "./CapabilitiesContext.ts";

/**
 * Offers a command while the component is there. Needs `commands`.
 * @since 1.0.0
 * @example useCommand({ id: "export", title: t("export") }, () => exportRows());
 */
export function useCommand({ id, title }: Command, run: (input: unknown) => void): void {
  const commands = useCapability("commands");
  const latest = useRef(run);
  latest.current = run;
  useEffect(() => {
    const offer = commands.register({ id, title }, (input) => latest.current(input));
    return () => offer.dispose();
  }, [commands, id, title]);
}
