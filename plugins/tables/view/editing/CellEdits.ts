import { isCancelled, PlatonError } from "#sdk/errors/PlatonError.ts";
import type { EditMove, FieldEdit } from "#sdk/react/FieldEditor.tsx";
import type { Conflict, SavedRecord, TableRow } from "#sdk/wire.ts";

/** A field of a record, wherever its row stands by now. */
export interface EditedField {
  readonly id: string;
  readonly field: string;
}

/** What is being edited: of the record as it was when editing began. */
export interface OpenEdit extends EditedField {
  readonly version: number;
  readonly row: TableRow;
  /** In place of what the row has: what was typed before, and refused. */
  readonly value?: unknown;
  readonly problems: readonly string[];
}

/** A value that is not saved: it is on its way, was refused, or met another's. */
export interface UnsavedEdit extends EditedField {
  readonly state: "saving" | "refused" | "clash";
  readonly version: number;
  readonly row: TableRow;
  readonly value: unknown;
  /** As it stood in the editor. */
  readonly text: string;
  readonly problems: readonly string[];
  /** The server's state where another was faster. */
  readonly theirs?: Conflict;
}

export interface CellEditsOptions {
  readonly update: (id: string, change: { values: Record<string, unknown>; version: number }) => Promise<SavedRecord>;
  /** A record has these values by now. */
  readonly put: (id: string, values: Readonly<Record<string, unknown>>, version: number) => void;
  /** A save of the record is about to be told of by the server. */
  readonly hold: (id: string) => void;
  /** Said after a save that can be taken back. */
  readonly onSaved: () => void;
  readonly say: (failure: unknown) => readonly string[];
}

interface Undo extends EditedField {
  readonly before: unknown;
  readonly version: number;
  readonly row: TableRow;
}

const keyOf = ({ id, field }: EditedField): string => `${id}\n${field}`;

/** Edits of one table in place: what is open, what is not saved yet, and what can be taken back. A save goes to its record. */
export class CellEdits {
  readonly #options: CellEditsOptions;
  readonly #listeners = new Set<() => void>();
  readonly #unsaved = new Map<string, UnsavedEdit>();
  readonly #saved = new Map<string, EditedField>();
  #undo: Undo | undefined;
  #open: OpenEdit | undefined;
  #state: EditsState = { open: undefined, unsaved: [], saved: [] };

  constructor(options: CellEditsOptions) {
    this.#options = options;
  }

  /** The same object until something of it changes. */
  readonly state = (): EditsState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Opens the field, with what was typed there before and is not saved. */
  begin(row: TableRow, field: string): boolean {
    const { $id: id, $version: version } = row;
    if (id === undefined || version === undefined) return false;
    const before = this.#unsaved.get(keyOf({ id, field }));
    if (before?.state === "saving") return false;
    this.#open = { id, field, version, row, problems: before?.problems ?? [], ...(before && { value: before.value }) };
    this.#tell();
    return true;
  }

  /** Ends editing, and shows what the server has. */
  cancel(): void {
    if (this.#open) this.drop(this.#open);
    this.#open = undefined;
    this.#tell();
  }

  /** What was typed and is not saved is given up. */
  drop(edited: EditedField): void {
    this.#unsaved.delete(keyOf(edited));
    this.#tell();
  }

  /**
   * Ends editing by what stands in the editor.
   * @param move undefined when something else took the focus: then also what cannot be saved is kept, by its cell
   * @returns whether editing has ended
   */
  commit({ value, isChanged, problems }: FieldEdit, text: string, move: EditMove | undefined): boolean {
    const open = this.#open;
    if (!open) return true;
    if (problems.length > 0 && move !== undefined) return false;
    this.#open = undefined;
    if (problems.length > 0) this.#keep({ ...open, state: "refused", value, text, problems });
    else if (isChanged) void this.#save({ ...open, state: "saving", value, text, problems: [] });
    else this.#unsaved.delete(keyOf(open));
    this.#tell();
    return true;
  }

  /** Of a clash: the own value is saved over the other's, or given up for it. */
  settle(edit: UnsavedEdit, isMine: boolean): void {
    const { theirs } = edit;
    if (!theirs) return;
    this.#options.put(edit.id, theirs.values, theirs.version);
    const row = { ...edit.row, ...theirs.values };
    if (isMine) void this.#save({ ...edit, row, state: "saving", version: theirs.version });
    else this.drop(edit);
  }

  /** Takes the last save back. */
  undo(): boolean {
    const last = this.#undo;
    if (!last) return false;
    this.#undo = undefined;
    void this.#save({ ...last, state: "saving", value: last.before, text: "…", problems: [] }, true);
    return true;
  }

  /** Rows stand where they belong again: nothing is marked as saved. */
  forget(): void {
    if (this.#saved.size === 0) return;
    this.#saved.clear();
    this.#tell();
  }

  async #save(edit: UnsavedEdit, isUndo = false): Promise<void> {
    const { id, field, value, version } = edit;
    this.#keep(edit);
    this.#options.hold(id);
    try {
      const saved = await this.#options.update(id, { values: { [field]: value }, version });
      this.#unsaved.delete(keyOf(edit));
      this.#saved.set(keyOf(edit), { id, field });
      this.#options.put(id, { [field]: value, ...saved.values }, saved.version);
      this.#undo = isUndo ? undefined : { id, field, before: edit.row[field] ?? null, version: saved.version, row: { ...edit.row, [field]: value } };
      if (!isUndo) this.#options.onSaved();
      this.#tell();
    } catch (failure) {
      this.#refuse(edit, failure, isUndo);
    }
  }

  #refuse(edit: UnsavedEdit, failure: unknown, isUndo: boolean): void {
    const theirs = clashOf(failure);
    // The other changed something else of the record: both changes hold.
    if (theirs && isSame(theirs.values[edit.field], edit.row[edit.field])) return void this.#save({ ...edit, version: theirs.version, row: { ...edit.row, ...theirs.values } }, isUndo);
    if (theirs) return this.#keep({ ...edit, state: "clash", theirs });
    this.#keep({ ...edit, state: "refused", problems: isCancelled(failure) ? [] : this.#options.say(failure) });
  }

  #keep(edit: UnsavedEdit): void {
    this.#unsaved.set(keyOf(edit), edit);
    this.#tell();
  }

  #tell(): void {
    this.#state = { open: this.#open, unsaved: [...this.#unsaved.values()], saved: [...this.#saved.values()] };
    for (const listener of [...this.#listeners]) listener();
  }
}

export interface EditsState {
  readonly open: OpenEdit | undefined;
  readonly unsaved: readonly UnsavedEdit[];
  /** Since the rows were put in order last. */
  readonly saved: readonly EditedField[];
}

/** The server's state, where another saved first (D7) and this person may read it. */
function clashOf(failure: unknown): Conflict | undefined {
  if (!(failure instanceof PlatonError) || failure.code !== "stale_version") return undefined;
  const conflict = failure.details.data as Partial<Conflict> | undefined;
  return conflict?.values && conflict.version !== undefined ? (conflict as Conflict) : undefined;
}

const plain = (value: unknown): string => JSON.stringify(value ?? null);
const isSame = (one: unknown, other: unknown): boolean => plain(one) === plain(other);
