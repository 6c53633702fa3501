import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useLoaded, type Loaded } from "#sdk/react/useLoaded.ts";
import { useLanguage } from "#sdk/react/useLanguage.ts";
import type { WhyQuery } from "#sdk/wire.ts";

/** Something that can be chosen, by its title. */
export interface WhyChoice {
  readonly id: string;
  readonly name: string;
}

type Objects = Readonly<Record<WhyQuery["kind"], readonly WhyChoice[]>>;

/** Everything that a user may see or not, by kind. */
export function useWhyObjects(): [Loaded<Objects>, () => void] {
  const [http, locale] = [useCapability("http"), useLanguage().code];
  return useLoaded(async (signal): Promise<Objects> => {
    const [outline, places] = await Promise.all([http.call("GET config/outline", { signal }), http.call("GET places", { signal })]);
    const titled = ({ name, title }: { name: string; title: string }): WhyChoice => ({ id: name, name: `${title} · ${name}` });
    return {
      table: outline.tables.map(titled),
      form: outline.forms.map(titled),
      page: places.filter(({ kind }) => kind === "page").map(titled),
      menu: outline.menus.map(({ id, title, depth }) => ({ id, name: `${"— ".repeat(depth)}${title}` })),
    };
  }, [http, locale]);
}

interface Part {
  readonly id: string;
  readonly title?: string | null | undefined;
  readonly label?: string | null | undefined;
  readonly dataField?: string | null | undefined;
  readonly children: readonly Part[];
}

const leaves = (parts: readonly Part[]): WhyChoice[] =>
  parts.flatMap(({ id, title, label, dataField, children }) => [
    ...(children.length === 0 && dataField ? [{ id, name: title ?? label ?? dataField }] : []), ...leaves(children),
  ]);

/** Columns of a table, or elements of a form, that show a field. */
export function useWhyParts(kind: WhyQuery["kind"], name: string | undefined): readonly WhyChoice[] {
  const [http, locale] = [useCapability("http"), useLanguage().code];
  const [loaded] = useLoaded(async (signal) => {
    if (name === undefined) return [];
    if (kind === "table") return leaves((await http.call("GET tables/{name}", { params: { name }, query: {}, signal })).columns);
    return kind === "form" ? leaves((await http.call("GET forms/{name}", { params: { name }, signal })).elements) : [];
  }, [http, locale, kind, name]);
  return loaded.state === "ready" ? loaded.value : [];
}
