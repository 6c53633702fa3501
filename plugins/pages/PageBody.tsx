import type { ReactElement } from "react";
import { View } from "#sdk/react/View.tsx";
import { useText } from "#sdk/react/useText.ts";
import { EmptyState } from "#sdk/ui/states/ScreenState.tsx";
import { pageParameters } from "./pageParameters.ts";
import { componentOf, type WholePage } from "./pageParts.ts";
import styles from "./PageBody.module.css";

export interface PageBodyProps {
  readonly page: WholePage;
  readonly query: Readonly<Record<string, string>>;
}

/** The components of a page below one another: scripts, then styles, then they are shown (spec §4 Page loading). */
export const PageBody = ({ page: { definition, parts }, query }: PageBodyProps): ReactElement => {
  const t = useText();
  if (parts.length === 0) return <EmptyState title={t("pages.empty")} hint={t("pages.emptyHint")} />;
  const props = { data: definition.data, params: pageParameters(query), page: definition.name };
  return (
    <div className={styles.parts}>
      {parts.map((part, index, all) => (
        <View
          key={`${part.name} ${all.slice(0, index).filter(({ name }) => name === part.name).length}`}
          kind="component"
          {...componentOf(definition, part)}
          props={props}
        />
      ))}
    </div>
  );
};
