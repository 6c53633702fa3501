import { useEffect, useEffectEvent, useState } from "react";
import type { DocumentWish } from "#sdk/capabilities/documents.ts";
import { isCancelled } from "#sdk/errors/PlatonError.ts";
import type { DocumentTemplate, KeptDocument } from "#sdk/wire.ts";
import { saveAddress } from "../../../services/files/saveAddress.ts";
import { useKernel } from "../../react/KernelContext.ts";

type Format = DocumentTemplate["formats"][number];

export interface DocumentChoice {
  /** Those that can be chosen; undefined until they are known. */
  readonly templates: readonly DocumentTemplate[] | undefined;
  readonly template: DocumentTemplate | undefined;
  readonly format: Format | undefined;
  readonly locale: string | undefined;
  choose(choice: { readonly name?: string; readonly format?: Format; readonly locale?: string }): void;
  readonly isBusy: boolean;
  readonly failure: unknown;
  /** Where the document is looked at; undefined while it is not there, and of Word. */
  readonly preview: string | undefined;
  /** It is larger than one waits for: a task makes it, which tells when it is there. */
  readonly isLater: boolean;
  /** Documents that stay with the one record that this is about. */
  readonly kept: readonly KeptDocument[];
  save(): Promise<void>;
  saveKept(document: KeptDocument): Promise<void>;
  /** Where the page stands that is printed. */
  print(): Promise<string | undefined>;
}

/** A document that is chosen, looked at, saved and printed. */
export function useDocument({ ids, query, ...of }: DocumentWish): DocumentChoice {
  const { http } = useKernel();
  const [templates, setTemplates] = useState<readonly DocumentTemplate[]>();
  const [chosen, setChosen] = useState<{ readonly name?: string; readonly format?: Format; readonly locale?: string }>({});
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [preview, setPreview] = useState<{ readonly of: string; readonly address: string }>();
  const [kept, setKept] = useState<readonly KeptDocument[]>([]);
  const [isLater, setLater] = useState(false);
  const record = of.form !== undefined && ids?.length === 1 ? { name: of.form, id: ids[0] ?? "" } : undefined;
  const template = templates?.find(({ name }) => name === chosen.name) ?? templates?.[0];
  const format = template?.formats.find((one) => one === chosen.format) ?? template?.formats[0];
  const locale = template?.locales.find((one) => one === chosen.locale) ?? template?.locales[0];
  const body = { ...(ids && { ids: [...ids] }), ...(query && { query }), ...(locale !== undefined && { locale }) };
  const work = async <T>(done: () => Promise<T>): Promise<T | undefined> => {
    setBusy(true);
    setFailure(undefined);
    try {
      return await done();
    } catch (error) {
      if (!isCancelled(error)) setFailure(error);
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  const loadKept = async (): Promise<void> => {
    if (record) setKept(await http.call("GET forms/{name}/{id}/documents", { params: record }));
  };
  const load = useEffectEvent(async () => {
    await work(async () => setTemplates(await http.call("GET documents", { query: of })));
    await work(loadKept);
  });
  useEffect(() => void load(), []);
  const look = useEffectEvent(async (wanted: string) => {
    if (!template || template.formats.includes("docx")) return;
    await work(async () => {
      const { ticket } = await http.call("POST documents/{name}/preview", { params: { name: template.name }, body });
      setPreview({ of: wanted, address: http.address("GET documents/{name}/file", { params: { name: template.name }, query: { ticket, show: "1" } }) });
    });
  });
  const wanted = template && `${template.name} ${locale ?? ""}`;
  useEffect(() => {
    if (wanted !== undefined) void look(wanted);
  }, [wanted]);
  const make = async (as: Format, isShown: boolean): Promise<string | undefined> => await work(async () => {
    const name = template?.name ?? "";
    setLater(false);
    const { ticket, taskId } = await http.call("POST documents/{name}", { params: { name }, body: { ...body, format: as } });
    if (template?.isKept) await loadKept();
    setLater(taskId !== undefined);
    if (taskId !== undefined) return undefined;
    return http.address("GET documents/{name}/file", { params: { name }, query: { ticket, ...(isShown && { show: "1" as const }) } });
  });
  return {
    templates, template, format, locale, isBusy, failure, kept, isLater,
    preview: preview?.of === wanted ? preview?.address : undefined,
    choose: (choice) => setChosen((before) => ({ ...before, ...choice })),
    save: async () => {
      const address = format && (await make(format, false));
      if (address !== undefined) saveAddress({ address, name: `${template?.title ?? ""}.${format}` });
    },
    saveKept: async ({ id, name }) => {
      const address = await work(async () => {
        const { ticket } = await http.call("POST files/{id}/ticket", { params: { id } });
        return http.address("GET uploads/files/{id}", { params: { id }, query: { ticket } });
      });
      if (address !== undefined) saveAddress({ address, name });
    },
    print: async () => await make("html", true),
  };
}
