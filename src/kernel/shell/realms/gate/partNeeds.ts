import type { GuestGrant } from "#sdk/capabilities/index.ts";
import type { OverlayKind } from "#sdk/capabilities/overlay.ts";
import { memberRules } from "./memberRules.ts";
import { lackingGrant } from "./lackingGrant.ts";
import type { UsedCapability } from "./UsageLedger.ts";

/** What a component asks for by a first-party part in its markup; each other request is a call. */
export type PartRequest =
  | { readonly part: "overlay"; readonly kind: OverlayKind }
  | { readonly part: "table"; readonly name: string; readonly filters: unknown }
  | { readonly part: "chart"; readonly metric: string; readonly params: Readonly<Record<string, unknown>> }
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

/** What a part does in the component's stead, by the rules that hold for calls. */
export function partNeeds(request: PartRequest, grant: GuestGrant): PartNeeds {
  const { tables, forms, metrics, files, navigation } = memberRules;
  const of = (capability: UsedCapability, call: string, ...needed: unknown[]): PartNeeds => {
    const lacking = needed.map((need) => lackingGrant(capability, need, grant)).find((one) => one !== undefined);
    return { capability, call: `${capability}.${call}`, lacking };
  };
  switch (request.part) {
    case "overlay":
      return of("overlay", request.kind, [request.kind]);
    case "table":
      return of("tables", "view", tables.rows.needs?.([request.name]));
    case "chart":
      return of("metrics", "view", metrics.read.needs?.([request.metric]));
    case "form": {
      const saving = request.record === undefined ? forms.insert : forms.update;
      return of("forms", "view", ...[forms.read, saving].map((rule) => rule.needs?.([request.name])));
    }
    case "file":
      return of("files", "view", files.preview.needs?.([request.file]));
    case "link":
      return of("navigation", "link", navigation.open.needs?.([request.to]));
    // They are shown for the form that has them, not for the component: nothing has to be granted.
    case "children":
      return { capability: "forms", call: "forms.children", lacking: undefined };
    case "component":
      return of("components", "view", [request.name]);
  }
}
