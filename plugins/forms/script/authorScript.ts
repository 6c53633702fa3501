/**
 * What runs beside the author's module, in the same realm: calls its default export once, tells the form what it asks for, and
 * says when it has ended. What it throws is thrown again while drawing, so that the sandbox finds its line in the author's text.
 * @param name of the component, whose first script is the author's
 * @param may what the module is given besides what it reads
 */
export const authorScript = (name: string, may: readonly ("submit" | "reset" | "close")[] = []): string => `
import { useEffect, useState } from "react";
import { useField } from "@platon/sdk";
import run from ${JSON.stringify(`./${name}`)};

export default function Run({ call, given }) {
  const { setValue: tell } = useField();
  const [failure, setFailure] = useState();
  useEffect(() => {
    void (async () => {
      try {
        if (typeof run !== "function") throw new TypeError("the module has no default export that can be called");
        await run({
          ...given,
          setValue: (name, value) => tell({ act: "set", name: String(name), value: value === undefined ? null : value }),
${may.map((act) => `          ${act}: () => tell({ act: ${JSON.stringify(act)} }),\n`).join("")}        });
        await tell({ act: "end", call });
      } catch (thrown) {
        setFailure({ thrown });
      }
    })();
  }, [call]);
  if (failure) throw failure.thrown;
  return null;
}`;
