import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from "react";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import { readFailure } from "#sdk/errors/readFailure.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useInPlaceFields, type InPlaceFields } from "#sdk/react/useInPlaceFields.ts";
import { useText } from "#sdk/react/useText.ts";
import type { TableRow } from "#sdk/wire.ts";
import type { CellPlace } from "../../model/CellSelection.ts";
import type { ColumnModel } from "../../model/columnModel.ts";
import { editingKey, type CellKey } from "../../model/editingKey.ts";
import { rowOf } from "../../model/lines.ts";
import type { BodyEditing } from "../body/BodyEditing.ts";
import type { BodyHandle } from "../body/TableBodyProps.ts";
import type { RowsState } from "../hooks/useRowWindow.ts";
import type { LocalizedTable } from "../hooks/useTableConfig.ts";
import { CellEdits, type CellEditsOptions } from "./CellEdits.ts";

export interface CellEditing {
  readonly keys: BodyEditing;
  readonly edits: CellEdits;
  /** Undefined while they are on their way. */
  readonly fields: InPlaceFields | undefined;
  readonly form: string;
  /** Takes what is typed until the editor is there, and until it is known whether there will be one. */
  readonly holder: RefObject<HTMLInputElement | null>;
  /** Where editing began. */
  readonly place: RefObject<CellPlace>;
  /** Ends editing, also where it has not begun yet, and goes back to its cell. */
  readonly cancel: () => void;
}

/** A field that is edited if the form, once it is there, has it. */
interface AwaitedField {
  readonly row: TableRow;
  readonly field: string;
}

export interface CellEditingOptions {
  readonly config: LocalizedTable;
  readonly model: ColumnModel;
  readonly rows: RowsState;
  readonly body: RefObject<BodyHandle | null>;
  /** Rows are opened by the keys and presses that would edit. */
  readonly isOff: boolean;
}

/** Editing in place, where the table has a form and the caller may change records by it; undefined elsewhere. */
export function useCellEditing({ config, model, rows, body, isOff }: CellEditingOptions): CellEditing | undefined {
  const { shown, own } = rows;
  const isWanted = !isOff && !config.isForGuests && config.form !== null && config.permissions.update && shown !== undefined;
  const form = isWanted ? (config.form ?? undefined) : undefined;
  const fields = useInPlaceFields(form);
  const edits = useEdits(form ?? "", rows);
  const holder = useRef<HTMLInputElement>(null);
  const place = useRef<CellPlace>({ line: 0, column: 0 });
  const awaited = useRef<AwaitedField>(undefined);
  const isOnItsWay = fields === undefined;
  useEffect(() => {
    own.onRefresh = () => edits.forget();
    return () => void (own.onRefresh = () => undefined);
  }, [own, edits]);
  const begin = (at: CellPlace, isTyped: boolean): boolean => {
    const row = shown && rowOf(shown.lines.line(at.line));
    const field = fieldAt(at);
    if (!row || field === undefined || field === config.splitRowsBy) return false;
    const isAwaited = isOnItsWay && row.$id !== undefined;
    if (!isAwaited && !(fields?.elements.has(field) && edits.begin(row, field))) return false;
    awaited.current = isAwaited ? { row, field } : undefined;
    place.current = at;
    typeInto(holder.current, isTyped);
    return true;
  };
  const fieldAt = ({ column }: CellPlace): string | undefined => model.leaves[column - 1]?.column.dataField ?? undefined;
  const press = (event: CellKey, at: CellPlace): "taken" | "typed" | undefined => {
    const key = editingKey(event, model.leaves[at.column - 1]?.column.link !== null);
    if (key === "undo") return edits.undo() ? "taken" : undefined;
    return key && begin(at, key === "type") ? (key === "type" ? "typed" : "taken") : undefined;
  };
  // Bodies are drawn anew by what is another object.
  const latest = useRef({ begin, press });
  latest.current = { begin, press };
  const keys = useMemo((): BodyEditing => ({ press: (event, at) => latest.current.press(event, at), open: (at) => latest.current.begin(at, false) }), []);
  const cancel = useCallback(() => {
    awaited.current = undefined;
    edits.cancel();
    body.current?.go(place.current);
  }, [edits, body]);
  useEffect(() => {
    const { current: asked } = awaited;
    if (!asked || isOnItsWay) return;
    awaited.current = undefined;
    // Who went elsewhere in the meantime edits nothing here.
    if (document.activeElement !== holder.current) return;
    if (!(fields?.elements.has(asked.field) && edits.begin(asked.row, asked.field))) cancel();
  }, [fields, isOnItsWay, edits, cancel]);
  return useMemo(() => (form === undefined ? undefined : { keys, edits, fields: fields ?? undefined, form, holder, place, cancel }), [keys, edits, fields, form, cancel]);
}

/** The letter that began it, and those that follow, are typed here. */
function typeInto(input: HTMLInputElement | null, isTyped: boolean): void {
  if (!input) return;
  input.value = "";
  if (isTyped) input.dataset["awaits"] = "";
  else delete input.dataset["awaits"];
  input.focus({ preventScroll: true });
}

/** The edits of a table; its records are told by whoever shows the rows at the time. */
function useEdits(form: string, { shown, own }: RowsState): CellEdits {
  const forms = useCapability("forms");
  const toasts = useCapability("toasts");
  const i18n = useCapability("i18n");
  const logging = useCapability("logging");
  const t = useText();
  const say = (failure: unknown): readonly string[] => {
    if (!(failure instanceof PlatonError) || failure.family === "bug") logging.error(failure);
    const known = failure instanceof PlatonError ? failure : new PlatonError("unavailable", "bug", { cause: failure });
    const told = Object.values(known.details.fields ?? {}).flat();
    return told.length > 0 ? told : [readFailure(known, i18n.locale.value)];
  };
  const told = (undo: () => void): void =>
    void toasts.show({ kind: "success", text: t("tables.edit.saved"), action: { label: t("tables.edit.undo"), run: undo } });
  const options: Omit<CellEditsOptions, "onSaved"> = {
    update: async (id, change) => await forms.update(form, id, change),
    put: (id, values, version) => shown?.lines.put(id, values, version),
    hold: (id) => void own.ids.add(id),
    say,
  };
  const latest = useRef({ ...options, told });
  latest.current = { ...options, told };
  const [edits] = useState(() => {
    const made: CellEdits = new CellEdits({
      update: async (id, change) => await latest.current.update(id, change),
      put: (id, values, version) => latest.current.put(id, values, version),
      hold: (id) => latest.current.hold(id),
      onSaved: () => latest.current.told(() => void made.undo()),
      say: (failure) => latest.current.say(failure),
    });
    return made;
  });
  return edits;
}
