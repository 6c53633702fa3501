import type { ComponentType } from "react";

/** What a manifest says of a screen before its code is loaded. */
export interface ScreenDeclaration {
  readonly id: string;
  /** Pattern of the path, wouter syntax: `/forms/:name/:id?`. */
  readonly path: string;
  /** Also served under `/public` without sign-in (spec §2). */
  readonly alsoPublic?: boolean;
  /** Open to guests at its own path. */
  readonly isPublic?: boolean;
  /** Shown without the layout when the address has no `_target` (forms, D50). */
  readonly isBlankByDefault?: boolean;
  /** Never shown with the layout, whatever the address says (demo pages, spec §2). */
  readonly isBlank?: boolean;
}

export interface ScreenProps {
  /** Path parts by name, decoded. */
  readonly params: Readonly<Record<string, string | undefined>>;
  /** Query of the address; a repeated name keeps its last value. */
  readonly query: Readonly<Record<string, string>>;
  /** True under `/public`: calls are made with the `public/` prefix. */
  readonly isPublic: boolean;
  /** Where it is shown; a screen in a modal asks its frame to close by `onClose`. */
  readonly frame: "layout" | "blank" | "modal";
  readonly onClose?: () => void;
}

/**
 * A routed full view. It is created anew when the path changes (spec §2 Layout).
 * @since 1.0.0
 */
export interface ScreenDefinition {
  readonly id: string;
  readonly component: ComponentType<ScreenProps>;
}

/** @example defineScreen({ id: "hello", component: HelloScreen }) // its path stands in the manifest */
export const defineScreen = (definition: ScreenDefinition): ScreenDefinition => definition;
