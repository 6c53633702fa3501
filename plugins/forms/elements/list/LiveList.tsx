import { lazy, Suspense, type ReactElement } from "react";
import type { FormElementProps } from "#sdk/contributions/formElement.ts";
import { useIsAdministrator } from "#sdk/react/useIsAdministrator.ts";
import { TextList } from "./TextList.tsx";
import styles from "./list.module.css";

const LiveCode = lazy(async () => ({ default: (await import("../monaco/LiveCode.tsx")).LiveCode }));

/** The modules of a component, and for administrators what comes of them. */
export function LiveList({ props, value }: { readonly props: FormElementProps; readonly value: readonly string[] }): ReactElement {
  const isAdministrator = useIsAdministrator();
  return (
    <div className={styles.live}>
      <TextList props={props} value={value} />
      {isAdministrator && <Suspense><LiveCode scripts={value} cssField={props.element.valueField ?? ""} /></Suspense>}
    </div>
  );
}
