import { Check, X } from "lucide-react";
import type { ReactElement } from "react";
import { useText } from "#sdk/react/useText.ts";
import { Icon } from "#sdk/ui/icons/Icon.tsx";
import { StatusPill } from "#sdk/ui/status/Badge.tsx";
import type { WhyAnswer, WhyStep } from "#sdk/wire.ts";
import styles from "./WhyScreen.module.css";

/** Whether it is seen, and by what: a sentence for each rule that was asked, in their order. */
export function WhyResult({ answer: { isShown, steps } }: { readonly answer: WhyAnswer }): ReactElement {
  const t = useText();
  return (
    <div className={styles.result} role="status">
      <StatusPill tone={isShown ? "success" : "danger"}>{t(isShown ? "system.why.shown" : "system.why.hidden")}</StatusPill>
      <ol className={styles.steps}>
        {steps.map((step, index) => <Step key={index} step={step} />)}
      </ol>
    </div>
  );
}

function Step({ step }: { readonly step: WhyStep }): ReactElement {
  const t = useText();
  const { asked, of, value, isYes, compared } = step;
  return (
    <li className={styles.step} data-yes={isYes}>
      <Icon of={isYes ? Check : X} size={16} />
      <div className={styles.told}>
        <span className={styles.sentence}>{t(`system.why.${asked}.${isYes ? "yes" : "no"}`, { of, value: value ?? "" })}</span>
        {sourcesOf(step, t).map((text) => <span key={text} className={styles.source}>{text}</span>)}
        {asked === "rule" && <code className={styles.rule}>{value}</code>}
        {compared.length > 0 && (
          <dl className={styles.compared}>
            {compared.map((one) => <div key={one.name}><dt>{one.name}</dt><dd>{one.value ?? "—"}</dd></div>)}
          </dl>
        )}
      </div>
    </li>
  );
}

/** Where a permission comes from, or could. */
function sourcesOf({ asked, from, givenBy, isYes }: WhyStep, t: ReturnType<typeof useText>): string[] {
  const roles = from.map(({ role, organization, isHere }) => {
    if (organization === null) return t("system.why.role", { role });
    return t(isHere ? "system.why.roleHere" : "system.why.roleElsewhere", { role, organization });
  });
  if (asked !== "permission" || isYes) return roles;
  return [...roles, givenBy.length > 0 ? t("system.why.givenBy", { roles: givenBy.join(", ") }) : t("system.why.givenByNone")];
}
