/**
 * What runs beside the author's module, in the same realm: calls its default export once, tells the form what it asks for, and
 * says when it has ended. What it throws is thrown again while drawing, so that the sandbox finds its line in the author's text.
 * @param name of the component, whose first script is the author's
 */
export const buttonScript = (name: string): string => `
import { useEffect, useState } from "react";
import { useField } from "@platon/sdk";
import run from ${JSON.stringify(`./${name}`)};

export default function Press({ values, settings }) {
  const { setValue: tell } = useField();
  const [failure, setFailure] = useState();
  useEffect(() => {
    void (async () => {
      try {
        if (typeof run !== "function") throw new TypeError("the module has no default export that can be called");
        await run({
          values,
          setValue: (name, value) => tell({ act: "set", name: String(name), value: value === undefined ? null : value }),
          submit: () => tell({ act: "submit" }),
          reset: () => tell({ act: "reset" }),
          close: () => tell({ act: "close" }),
        });
        await tell({ act: "end" });
      } catch (thrown) {
        setFailure({ thrown });
      }
    })();
  }, []);
  if (failure) throw failure.thrown;
  return null;
}`;
