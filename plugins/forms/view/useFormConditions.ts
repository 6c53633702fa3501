import { useEffect, useMemo, useRef } from "react";
import { useExpressionUser } from "#sdk/react/useExpressionUser.ts";
import type { FormConfig } from "#sdk/wire.ts";
import { FormConditions, type ConditionsChange } from "../model/FormConditions.ts";
import type { FormExpressions } from "../model/formExpressions.ts";
import type { FormEditor } from "../model/useFormEditor.ts";

interface ConditionedForm {
  readonly config: FormConfig;
  readonly expressions: FormExpressions;
  readonly query: Readonly<Record<string, string>>;
}

const noRow = {};

/** The form's conditions, following what is typed, saved and changed elsewhere. */
export function useFormConditions({ config, expressions, query }: ConditionedForm, { form, isNew, before }: Pick<FormEditor, "form" | "isNew" | "before">): FormConditions {
  const user = useExpressionUser();
  const params = JSON.stringify(query);
  const row = isNew ? noRow : before;
  const surroundings = useMemo(
    () => ({ user, params: JSON.parse(params) as Record<string, string>, isNew, row }),
    [user, params, isNew, row],
  );
  const latest = useRef(surroundings);
  latest.current = surroundings;
  // What is around the form changes in them: another object would draw everything anew.
  const conditions = useMemo(
    () => new FormConditions({ config, expressions, values: form.getValues(), surroundings: latest.current }),
    [config, expressions, form],
  );
  useEffect(() => {
    const isOfInterest = (name: string): boolean => {
      const { isTouched, invalid } = form.getFieldState(name);
      return isTouched || invalid;
    };
    const follow = (change: ConditionsChange | undefined): void => {
      if (!change) return;
      // What is not shown is not wrong: its errors would stand in the way of saving.
      if (change.hidden.length > 0) form.clearErrors([...change.hidden]);
      const others = change.affected.filter(isOfInterest);
      if (others.length > 0) void form.trigger(others);
    };
    follow(conditions.surround(surroundings));
    follow(conditions.take(form.getValues()));
    return form.subscribe({ formState: { values: true }, callback: ({ values, name }) => follow(conditions.take(values, name)) });
  }, [conditions, form, surroundings]);
  useEffect(() => {
    const started = conditions.start((fields) => form.clearErrors([...fields]));
    return () => started.dispose();
  }, [conditions, form]);
  return conditions;
}
