import { datasetCommands } from "./datasetCommands.ts";
import { entityCommands } from "./entityCommands.ts";
import type { OpenForm } from "./openForm.ts";
import { platformCommands } from "./platformCommands.ts";
import type { RecordCommands } from "./RecordCommands.ts";

export function commandsOf({ relation }: OpenForm): RecordCommands {
  switch (relation.kind) {
    case "dataset":
      return datasetCommands;
    case "entity":
      return entityCommands;
    case "record":
      return platformCommands;
    case "query":
      throw new Error("a form has records, and a query has none");
  }
}
