import type { ReactElement } from "react";
import { kindOf } from "#core/new-table/fieldKinds.ts";
import { permissionNames } from "#core/new-table/composeTable.ts";
import type { FieldPlan, TablePlan } from "#core/new-table/TablePlan.ts";
import { useText } from "#sdk/react/useText.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { NamedIcon } from "#sdk/ui/icons/NamedIcon.tsx";
import { Card } from "#sdk/ui/layout/Card.tsx";
import type { ProjectOutline } from "#sdk/wire.ts";
import styles from "./NewTable.module.css";
import type { Making } from "./useMaking.ts";

interface TablePreviewProps {
  readonly plan: TablePlan;
  readonly outline: ProjectOutline;
  readonly making: Making;
}

/** What the table and its form will look like, and everything that will be made. */
export function TablePreview({ plan, outline, making }: TablePreviewProps): ReactElement {
  const t = useText();
  if (plan.title === "" || plan.fields.length === 0) return (
    <aside className={styles.preview} aria-label={t("system.newTable.preview")}>
      <Card title={t("system.newTable.preview")}><p className={styles.nothing}>{t("system.newTable.noFields")}</p></Card>
    </aside>
  );
  return (
    <aside className={styles.preview} aria-label={t("system.newTable.preview")}>
      <Card title={plan.title} isBare><DrawnTable fields={plan.fields} /></Card>
      <Card title={t("system.newTable.form")}><DrawnForm fields={plan.fields} /></Card>
      <Card title={t("system.newTable.willMake")}>
        <Parts plan={plan} outline={outline} />
        <Ddl making={making} />
      </Card>
    </aside>
  );
}

export const DrawnTable = ({ fields }: { readonly fields: readonly FieldPlan[] }): ReactElement => (
  <div className={styles.drawnTable} aria-hidden="true">
    {fields.map(({ key, title, kind }) => (
      <div key={key} className={styles.drawnColumn} data-right={"dataAlign" in kindOf(kind).column || undefined}>
        <span className={styles.drawnTitle}>{title}</span>
        {[70, 45, 60].map((width) => <span key={width} className={styles.drawnCell}><span style={{ width: `${width}%` }} /></span>)}
      </div>
    ))}
  </div>
);

export function DrawnForm({ fields }: { readonly fields: readonly FieldPlan[] }): ReactElement {
  const t = useText();
  if (fields.length === 0) return <p className={styles.nothing}>{t("system.newTable.noFields")}</p>;
  return (
    <ul className={styles.drawnForm}>
      {fields.map(({ key, title, kind, isRequired }) => (
        <li key={key} data-wide={kindOf(kind).isWide} data-kind={kind}>
          <span className={styles.drawnLabel}>{title}{isRequired && kindOf(kind).isNeverEmpty !== true && <span className={styles.star}> *</span>}</span>
          <span className={styles.drawnBox}>{t(`system.newTable.kinds.${kind}`)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Everything that comes, and what roles get. */
function Parts({ plan, outline }: Pick<TablePreviewProps, "plan" | "outline">): ReactElement {
  const t = useText();
  const { read, write } = permissionNames(plan.key);
  const titlesOf = (roles: readonly { readonly id: string }[]): string => roles.map(({ id }) => outline.roles.find((role) => role.id === id)?.title).join(", ");
  const parent = outline.menus.find(({ id }) => id === plan.menu?.parentId)?.title;
  const parts: [string, string][] = [
    ["database", t("system.newTable.parts.dataset", { name: plan.key, count: plan.fields.length })],
    ["table-2", t("system.newTable.parts.table", { name: `tables/${plan.key}` })],
    ["form-input", t("system.newTable.parts.form", { name: `forms/${plan.key}` })],
    ...(plan.menu ? [["menu", t("system.newTable.parts.menu", { name: [parent, plan.title].filter((one) => one !== undefined).join(" › ") })] as [string, string]] : []),
    ...(plan.readers?.length ? [["shield-check", t("system.newTable.parts.role", { name: titlesOf(plan.readers), permission: read })] as [string, string]] : []),
    ...(plan.writers.length > 0 ? [["shield-check", t("system.newTable.parts.role", { name: titlesOf(plan.writers), permission: write })] as [string, string]] : []),
  ];
  return <ul className={styles.parts}>{parts.map(([icon, text]) => <li key={text}><NamedIcon name={icon} /><span>{text}</span></li>)}</ul>;
}

/** What would be run in the database, tried and undone by the server. */
export function Ddl({ making: { ddl, isBusy, tryOut } }: { readonly making: Making }): ReactElement {
  const t = useText();
  return (
    <div className={styles.tryOut}>
      <Button size="small" isBusy={isBusy} onPress={tryOut}>{t("system.newTable.showDdl")}</Button>
      {ddl && <pre className={styles.ddl}>{ddl.map((one) => `${one};`).join("\n")}</pre>}
    </div>
  );
}
