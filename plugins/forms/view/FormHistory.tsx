import { lazy, Suspense, type ReactElement } from "react";
import { fillLink } from "#core/links/index.ts";
import type { FormConfig } from "#sdk/wire.ts";
import type { FormValues } from "../model/formFields.ts";
import type { FormEditor } from "../model/useFormEditor.ts";

const LastChange = lazy(async () => ({ default: (await import("./LastChange.tsx")).LastChange }));
const RecordHistoryLink = lazy(async () => ({ default: (await import("./RecordHistoryLink.tsx")).RecordHistoryLink }));

/** The line about earlier states, where they are kept of the record. It leaves its room free until it is there. */
export function FormHistory({ editor: { config, id, version, before }, form }: { readonly editor: FormEditor; readonly form: string }): ReactElement | undefined {
  if (id === undefined || !config.history) return undefined;
  return (
    <Suspense fallback={<div style={{ minHeight: 28 }} />}>
      {config.history === "configuration" ? <LastChange entity={config.dataSource ?? ""} id={id} version={version} related={relatedLinks(config, { ...before, $id: id })} /> : <RecordHistoryLink form={form} id={id} />}
    </Suspense>
  );
}

/** Places around the object as it is saved. */
const relatedLinks = ({ related = [] }: FormConfig, values: FormValues): { title: string; link: string }[] =>
  related.flatMap(({ title, link }) => {
    const filled = fillLink(link, values);
    return filled === undefined ? [] : [{ title, link: filled }];
  });
