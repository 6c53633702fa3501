import type { TableConfig } from "#sdk/wire.ts";
import type { Where } from "../../model/where.ts";

export interface ConditionsChipProps {
  readonly config: TableConfig;
  readonly isPublic: boolean;
  readonly where: Where | undefined;
  readonly onChange: (where: Where | undefined) => void;
}
