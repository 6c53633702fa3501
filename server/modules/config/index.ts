export { askCredentials } from "./cli/askCredentials.ts";
export { readCommandLine, type Command } from "./cli/commandLine.ts";
export { openBackupGate } from "./cli/openBackupGate.ts";
export { openDirectoryGate } from "./cli/openDirectoryGate.ts";
export { openServerGate } from "./cli/openServerGate.ts";
export { GateRefused, type ProjectGate } from "./cli/ProjectGate.ts";
export { runCommand } from "./cli/runCommand.ts";
export { createConfigReader } from "./compiled/createConfigReader.ts";
export { changeEntity, changesNothing } from "./changes/changeEntities.ts";
export type { ChangedEntity, EntityChange } from "./changes/EntityChange.ts";
export { findEntity } from "./entities/entities.ts";
export { fieldOfProblem } from "./text/problems/fieldOfProblem.ts";
export { elementTypeIn } from "./entities/elementTypeIn.ts";
export { readChoices } from "./choices/readChoices.ts";
export { flattenElements } from "./compiled/flattenElements.ts";
export { presentFields } from "./compiled/presentFields.ts";
export type {
  Button, Column, Component, ConfigReader, Element, Endpoint, Filter, Form, Menu, Page, Plugin, ProjectConfig, Table,
} from "./compiled/ProjectConfig.ts";
export { relationsOf, resolveSource } from "./compiled/resolveSource.ts";
export { configRoutes } from "./routes.ts";
export { readPluginText } from "./text/readPluginText.ts";
export { applyPlatform, prepareProjects } from "./seeding/prepareProjects.ts";
export { isProjectEntry } from "./seeding/readProjectFolder.ts";
export { projectIdOf, seedProject, type Seeded } from "./seeding/seedProject.ts";
export { storableText } from "./text/shapes/storableText.ts";
export { settingsWriter } from "./settings/settingsWriter.ts";
export { optionName } from "./compiled/optionName.ts";
export { translator, type Translate } from "./compiled/translator.ts";
