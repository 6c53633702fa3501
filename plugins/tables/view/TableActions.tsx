import { Plus } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { keepLayout } from "#core/links/index.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useText } from "#sdk/react/useText.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { useConditions } from "./hooks/useConditions.ts";
import type { LocalizedTable } from "./hooks/useTableConfig.ts";

type TableButton = LocalizedTable["buttons"][number];

/** The table's configured toolbar links, and a new record where there is a form and the right to it: of a child table one of the row above. */
export const TableActions = ({ config }: { readonly config: LocalizedTable }): ReactNode => {
  const t = useText();
  const navigation = useCapability("navigation");
  const dialogs = useCapability("dialogs");
  const buttons = useConditions(config.buttons, { owner: `tables/${config.name}` });
  const links = buttons.filter((button) => button.scope === "toolbar" && button.link !== null);
  const mayInsert = config.form !== null && config.permissions.insert && (!config.at || config.at.given !== undefined);
  const open = (link: string, { ctrlKey, metaKey }: MouseEvent): void =>
    void navigation.open(keepLayout(link), { inNewTab: ctrlKey || metaKey });
  const press = async ({ link, confirmText }: TableButton, event: MouseEvent): Promise<void> => {
    if (confirmText && !(await dialogs.confirm({ text: confirmText }))) return;
    open(link ?? "", event);
  };
  if (links.length === 0 && !mayInsert) return undefined;
  return (
    <>
      {links.map((button) => (
        <Button key={button.id} onPress={(event) => void press(button, event)}>
          {button.title}
        </Button>
      ))}
      {mayInsert && (
        <Button
          tone="primary"
          icon={Plus}
          onPress={(event) => open(`${config.isForGuests ? "public/" : ""}forms/${config.form}?${new URLSearchParams({ _target: "modal", ...config.at?.given })}`, event)}
        >
          {t("tables.new")}
        </Button>
      )}
    </>
  );
};
