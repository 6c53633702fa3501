import { useRef, useState, type RefObject } from "react";
import { useForm, type Resolver, type UseFormReturn } from "react-hook-form";
import { rebased } from "./conflict.ts";
import type { FormChecks } from "./FormChecks.ts";
import { changedValues, initialValues, type FormValues } from "./formFields.ts";
import type { FormConfig } from "#sdk/wire.ts";
import type { FormData } from "./FormAddress.ts";
import { useGrownFields } from "./useGrownFields.ts";

/** The server's state of a record, as the server gives it after a read, a save or a refused save. */
export interface ServerState {
  readonly id?: string;
  readonly version: number;
  readonly values: FormValues;
}

/** The record as the server was last known to have it, and the form that lies over it. */
export interface RecordBase {
  /** What is drawn: all of its fields have their values in the form. */
  readonly config: FormConfig;
  readonly form: UseFormReturn<FormValues>;
  /** What checks the form's fields; nothing is asked before it is there. */
  readonly checks: RefObject<FormChecks | undefined>;
  /** Undefined until a new record is saved. */
  readonly id: string | undefined;
  readonly version: number | undefined;
  /** What the person's changes are measured against. */
  readonly before: FormValues;
  /**
   * Puts the server's state under the form; what differs from `since` was typed meanwhile and stays on top.
   * @returns whether anything was typed meanwhile
   */
  adopt(state: ServerState, since: FormValues): boolean;
  /** Puts the server's state under the form, and `values` into it. */
  place(state: ServerState, values: FormValues): void;
  /** Puts what was typed over an earlier state into the form: what has changed since is met as somebody else's save. */
  lay(typed: { readonly version: number | undefined; readonly values: FormValues; readonly before: FormValues }): void;
}

export function useRecordBase(data: FormData, query: Readonly<Record<string, string>>): RecordBase {
  const { config, record } = data;
  const [id, setId] = useState(record?.id);
  const [version, setVersion] = useState(record?.version);
  const [before, setBefore] = useState(() => initialValues(config, record?.values, query));
  const checks = useRef<FormChecks>(undefined);
  const resolver: Resolver<FormValues> = async (values, _context, { names = [] }) =>
    (await checks.current?.resolve(values, names)) ?? { values, errors: {} };
  // The first wrong field is found by us, in the order of the form.
  const form = useForm<FormValues>({ defaultValues: before, mode: "onTouched", shouldFocusError: false, resolver });
  const grown = useGrownFields(data, query, { form, before, setBefore });
  const place = (state: ServerState, values: FormValues): void => {
    const base = initialValues(config, state.values, {});
    setBefore(base);
    setVersion(state.version);
    if (state.id !== undefined) setId(state.id);
    form.reset(base);
    form.reset(values, { keepDefaultValues: true });
  };
  const adopt = (state: ServerState, since: FormValues): boolean => {
    const mine = form.getValues();
    place(state, rebased(initialValues(config, state.values, {}), { mine, before: since }));
    return Object.keys(changedValues(mine, since)).length > 0;
  };
  const lay: RecordBase["lay"] = (typed) => {
    const mine = { ...form.getValues(), ...typed.values };
    if (id !== undefined && typed.version !== undefined) place({ version: typed.version, values: { ...before, ...typed.before } }, mine);
    else form.reset(mine, { keepDefaultValues: true });
  };
  return { config: grown, form, checks, id, version, before, adopt, place, lay };
}
