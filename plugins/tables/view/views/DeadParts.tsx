import { TriangleAlert } from "lucide-react";
import type { ReactElement } from "react";
import { useText } from "#sdk/react/useText.ts";
import { useToldAction } from "#sdk/react/useToldAction.ts";
import { Link } from "#sdk/ui/actions/Link.tsx";
import { Icon } from "#sdk/ui/icons/Icon.tsx";
import { keptState, viewState } from "../../model/tableViews.ts";
import styles from "./DeadParts.module.css";
import type { ViewsProps } from "./ViewsProps.ts";

/** Says what an address or a view asks for and the table does not have, or not for this reader, and takes it out of them. */
export const DeadParts = ({ config, views, inView }: ViewsProps): ReactElement => {
  const t = useText();
  const [act] = useToldAction();
  const { dead, view, bury } = inView;
  const names = dead.map((name) => (name === "view" ? t("tables.viewGone") : name === "where" ? t("tables.conditions") : name === "deleted" ? t("tables.deleted") : name));
  const mend = (): void => {
    bury();
    // What the table understands of the view is what it shows.
    if (view?.mayChange) void act(() => views.change(view.id, { state: keptState(config, viewState(config, view), view.state.columns) }), t("tables.viewSaved"));
  };
  return (
    <p role="status" className={styles.dead}>
      <Icon of={TriangleAlert} size={16} />
      <span>{t("tables.deadParts", { names: names.join(", ") })}</span>
      <Link onPress={mend}>{t("ui.remove")}</Link>
    </p>
  );
};
