import { useEffect, useEffectEvent, useState } from "react";
import type { DocumentWish } from "#sdk/capabilities/documents.ts";
import { isCancelled } from "#sdk/errors/PlatonError.ts";
import type { DocumentTemplate } from "#sdk/wire.ts";
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
  save(): Promise<void>;
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
  const load = useEffectEvent(async () => {
    await work(async () => setTemplates(await http.call("GET documents", { query: of })));
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
    const { ticket } = await http.call("POST documents/{name}", { params: { name }, body: { ...body, format: as } });
    return http.address("GET documents/{name}/file", { params: { name }, query: { ticket, ...(isShown && { show: "1" as const }) } });
  });
  return {
    templates, template, format, locale, isBusy, failure,
    preview: preview?.of === wanted ? preview?.address : undefined,
    choose: (choice) => setChosen((before) => ({ ...before, ...choice })),
    save: async () => {
      const address = format && (await make(format, false));
      if (address !== undefined) saveAddress({ address, name: `${template?.title ?? ""}.${format}` });
    },
    print: async () => await make("html", true),
  };
}
