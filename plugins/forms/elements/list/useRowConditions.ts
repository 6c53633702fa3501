import type { ExpressionScope } from "#sdk/capabilities/expressions.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useLoaded } from "#sdk/react/useLoaded.ts";
import type { FormElement } from "#sdk/wire.ts";
import type { Properties } from "./RowField.tsx";

/** Which elements of a row or of an object are shown: their conditions see its properties. What is hidden is kept. */
export function useRowConditions({ children }: FormElement, form: string): (child: FormElement, values: Properties) => boolean {
  const expressions = useCapability("expressions");
  const [prepared] = useLoaded(async () => {
    const names = children.flatMap(({ dataField }) => (dataField !== null && /^[A-Za-z_]\w*$/.test(dataField) ? [dataField] : []));
    const conditions = children.flatMap((child) => (child.displayCondition ? [[child.id, child.displayCondition] as const] : []));
    const ready = await Promise.all(conditions.map(async ([id, source]) =>
      [id, await expressions.prepare({ source, purpose: "displayCondition", names, owner: `forms/${form}.${id}.displayCondition` })] as const));
    return { names, byId: new Map(ready) };
  }, [expressions, children, form]);
  const { names, byId } = prepared.state === "ready" ? prepared.value : { names: [], byId: undefined };
  return ({ id, displayCondition }, values) => {
    if (!displayCondition) return true;
    const scope: ExpressionScope = { ...Object.fromEntries(names.map((name) => [name, values[name]])), values };
    return byId?.get(id)?.evaluate(scope) ?? false;
  };
}
