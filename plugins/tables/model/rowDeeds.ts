import { readButtonAction, type ButtonAction } from "#core/buttons/buttonAction.ts";
import type { TableButton, TableConfig } from "#sdk/wire.ts";

/** What the product itself offers to do with rows, beside the table's own buttons. */
export interface RowDeeds {
  readonly mayChange: boolean;
  readonly mayRestore: boolean;
  readonly mayErase: boolean;
  /** Of objects of configuration: another one like it, with its parts. */
  readonly mayCopy: boolean;
}

interface Asked {
  readonly scope: "row" | "selection";
  readonly isForGuests: boolean;
  /** Whether the rows are deleted ones. */
  readonly showsDeleted: boolean;
  readonly isAdministrator: boolean;
}

/** What a button does; undefined for one that leads somewhere. */
export const kindOf = ({ action }: Pick<TableButton, "action">): ButtonAction["kind"] | undefined => readButtonAction(action ?? "")?.kind;

/** Through the table's form; what a button of the table does already is not offered twice. */
export function rowDeeds({ form, permissions, buttons, entity }: Pick<TableConfig, "form" | "permissions" | "buttons" | "entity">, asked: Asked): RowDeeds {
  const { scope, isForGuests, showsDeleted, isAdministrator } = asked;
  const isPossible = form !== null && !isForGuests;
  const has = (kind: string): boolean => buttons.some((button) => button.scope === scope && kindOf(button) === kind);
  return {
    mayChange: isPossible && !showsDeleted && scope === "selection" && permissions.update && !has("form"),
    mayRestore: isPossible && showsDeleted && permissions.delete && !has("restore"),
    mayErase: isPossible && showsDeleted && permissions.delete && isAdministrator,
    mayCopy: isPossible && !showsDeleted && scope === "row" && entity !== undefined && permissions.insert && isAdministrator,
  };
}

/** Of the table's buttons those that mean something for such rows: deleted ones are restored and exported, and nothing else. */
export function buttonsFor<Button extends Pick<TableButton, "scope" | "action">>(buttons: readonly Button[], scope: "row" | "selection", showsDeleted: boolean): Button[] {
  return buttons.filter((button) => {
    const kind = kindOf(button);
    if (button.scope !== scope) return false;
    return kind === "export" || (scope === "row" && kind === "form") ? scope === "selection" : (kind === "restore") === showsDeleted;
  });
}

/** Of the buttons beside the title those that do something with all rows that match, or lead somewhere. */
export function toolbarButtons<Button extends Pick<TableButton, "scope" | "action" | "link">>(buttons: readonly Button[], { showsDeleted, mayInsert }: { showsDeleted: boolean; mayInsert: boolean }): Button[] {
  return buttons.filter((button) => {
    const kind = kindOf(button);
    if (button.scope !== "toolbar" || kind === "export") return false;
    if (button.link !== null || kind === "endpoint" || kind === "command") return true;
    return kind === "form" ? mayInsert : kind !== undefined && (kind === "restore") === showsDeleted;
  });
}

/** What changes or takes away rows is asked about with their number. */
export const isCounted = (button: Pick<TableButton, "action">): boolean => ["set", "delete", "restore"].includes(kindOf(button) ?? "");
