import type { GuestGrant } from "#sdk/capabilities/index.ts";
import type { OverlayKind } from "#sdk/capabilities/overlay.ts";
import { acceptArguments } from "./acceptArguments.ts";
import type { UsedCapability } from "./UsageLedger.ts";

/** What a component asks for by a first-party part in its markup; each other request is a call. */
export type PartRequest =
  | { readonly part: "overlay"; readonly kind: OverlayKind }
  | { readonly part: "table"; readonly name: string; readonly filters: unknown }
  /** Without a record it is for a new one. */
  | { readonly part: "form"; readonly name: string; readonly record: string | undefined }
  | { readonly part: "file"; readonly file: string }
  | { readonly part: "link"; readonly to: string }
  /** What the form has inside an element of a plugin. */
  | { readonly part: "children" }
  /** A component of another trust group. */
  | { readonly part: "component"; readonly name: string };

/** What a request counts as. */
export interface PartNeeds {
  readonly capability: UsedCapability;
  /** As calls are named: `tables.view`. */
  readonly call: string;
  /** What the grant lacks for it: `tables: read users`. */
  readonly lacking: string | undefined;
}

const noFiles = { operations: [] } as const;

/** What a part does in the component's stead, by the rules that hold for calls. */
export function partNeeds(request: PartRequest, grant: GuestGrant): PartNeeds {
  const { tables, forms, files, navigation } = acceptArguments;
  switch (request.part) {
    case "overlay":
      return { capability: "overlay", call: `overlay.${request.kind}`, lacking: grant.overlay?.includes(request.kind) ? undefined : `overlay: ${request.kind}` };
    case "table":
      return { capability: "tables", call: "tables.view", lacking: tables.rows.lacks?.(grant.tables ?? {}, [request.name]) };
    case "form": {
      const needed = [forms.read, request.record === undefined ? forms.insert : forms.update];
      const lacking = needed.map((rule) => rule.lacks?.(grant.forms ?? {}, [request.name])).find((one) => one !== undefined);
      return { capability: "forms", call: "forms.view", lacking };
    }
    case "file":
      return { capability: "files", call: "files.view", lacking: files.preview.lacks?.(grant.files ?? noFiles, [request.file]) };
    case "link":
      return { capability: "navigation", call: "navigation.link", lacking: grant.navigation ? navigation.open.lacks?.(grant.navigation, [request.to]) : "navigation" };
    // They are shown for the form that has them, not for the component: nothing has to be granted.
    case "children":
      return { capability: "forms", call: "forms.children", lacking: undefined };
    case "component":
      return { capability: "components", call: "components.view", lacking: lackingComponent(grant, request.name) };
  }
}

const lackingComponent = ({ components = [] }: GuestGrant, name: string): string | undefined =>
  components.includes("*") || components.includes(name) ? undefined : `components: ${name}`;
