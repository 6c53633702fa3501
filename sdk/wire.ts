/**
 * What travels between server and client, as types: configuration, rows, records, users. The same types stand in the
 * guest's editor; a plugin imports them from here and never from the contract itself.
 * @since 1.0.0
 */
export type { OwnMessage } from "#contract/call24.ts";
export type { LoginBody, User } from "#contract/auth.ts";
export type { WhyAnswer, WhyQuery, WhyStep } from "#contract/why.ts";
export type { ChangesAnswer, ChangesBody, ConfigProblem, EntityWish, FormulaScope, ObjectPart, ProjectOutline } from "#contract/config.ts";
export type { EndpointOutline, StageTrace, Trial, TrialFailure } from "#contract/endpointTrial.ts";
export type { DatabaseReport, SqlAnswer } from "#contract/database.ts";
export type { DocumentQuestion, DocumentTemplate, KeptDocument } from "#contract/document.ts";
export type { ExportQuestion, ExportState } from "#contract/export.ts";
export type { FileFolder, FileFolders, FilesAnswer, FilesQuery, FileUse, ListedFile, RowFile } from "#contract/file.ts";
export type { Conflict, FormConfig, FormElement, FormRecord, Option, SavedRecord } from "#contract/form.ts";
export type { HealthReport } from "#contract/health.ts";
export type { DeletedObject, ObjectDifference, PropertyDifference, RecordRevision, Revision, RevisionDifference } from "#contract/history.ts";
export type { FoundInstruction, Instruction, InstructionItem } from "#contract/instruction.ts";
export type { FoundImport, ImportAnswer, ImportMeta } from "#contract/import.ts";
export type { MenuItem, ProjectInfo } from "#contract/info.ts";
export type { ComponentContent, PageComponentSource, PageDefinition } from "#contract/page.ts";
export type { ServerEvent } from "#contract/serverEvent.ts";
export type {
  ActionAnswer, ActionBody, BulkAnswer, BulkBody, ColumnPreferences, CountAnswer, CountQuery, GroupAggregate, IdsAnswer, IdsQuery, NewView,
  ObjectPermissions, OpenedGroup, RowGroup, RowProblem, RowsAnswer, RowsQuery, SavedView, SortTerm, TableButton, TableColumn,
  TableConfig, TableFilter, TableRow, ViewChange, ViewState,
} from "#contract/table.ts";
export type { Schedule } from "#contract/cron.ts";
export type { FoundSheet, GuessedField, SheetChecked, SheetField } from "#contract/sheet.ts";
export type { Task, TaskDetails, TaskPage, TaskProblem } from "#contract/task.ts";
export type { UserKeys } from "#contract/userKeys.ts";
export type { Wording, WordingItem, WordingReport } from "#contract/wording.ts";
