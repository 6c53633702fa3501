import { lazy, Suspense, type ReactElement } from "react";
import { fillLink } from "#core/links/index.ts";
import type { FormConfig } from "#sdk/wire.ts";
import type { FormValues } from "../model/formFields.ts";
import type { FormEditor } from "../model/useFormEditor.ts";

const LastChange = lazy(async () => ({ default: (await import("./LastChange.tsx")).LastChange }));
const RecordHistoryLink = lazy(async () => ({ default: (await import("./RecordHistoryLink.tsx")).RecordHistoryLink }));

const KeyOfTitle = lazy(async () => ({ default: (await import("./configuration/KeyOfTitle.tsx")).KeyOfTitle }));

/** The line about earlier states, where they are kept of the record. It leaves its room free until it is there. */
export function FormHistory({ editor, form }: { readonly editor: FormEditor; readonly form: string }): ReactElement | undefined {
  const { config, id, version, before } = editor;
  if (!config.history) return undefined;
  if (id === undefined) return config.history === "configuration" ? <Suspense><KeyOfTitle editor={editor} /></Suspense> : undefined;
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
