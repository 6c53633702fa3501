import { Check } from "lucide-react";
import type { ReactElement } from "react";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { RefusalNote } from "#sdk/ui/states/RefusalNote.tsx";
import styles from "./NewTable.module.css";
import type { Making } from "./useMaking.ts";

/** What was refused, and the button that makes it. */
export const MakingBar = ({ making: { refused, isBusy }, label }: { readonly making: Making; readonly label: string }): ReactElement => (
  <div className={styles.bar}>
    {refused && <RefusalNote refused={refused} />}
    <Button type="submit" tone="primary" size="large" icon={Check} isBusy={isBusy}>{label}</Button>
  </div>
);
