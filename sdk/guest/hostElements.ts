import type { ReactNode } from "react";
import type { OverlayKind } from "../capabilities/overlay.ts";

/** How figures are drawn. */
export type ChartKind = "line" | "bar" | "area" | "pie" | "number";

type HostElement<Props> = Props & { readonly key?: string | number; readonly children?: ReactNode };

/** What a first-party part tells the component: `detail` is all that it learns. */
export type HostEventHandler<Detail> = (event: { readonly detail: Detail }) => void;

/** First-party parts that a component may place among its own markup; drawn by the product, outside the sandbox. */
export interface HostElementMap {
  /**
   * A table of the product: `<platon-table name="cities" />`; `height` in pixels. With `opens="event"` a row that the user
   * opens (Enter, double click) is told to `onRowOpen` in place of following its link. Pins, groups, the field whose list splits
   * rows and the keyboard are the table's own unless said here.
   */
  readonly "platon-table": HostElement<{
    readonly name: string;
    readonly filters?: unknown;
    readonly height?: number;
    readonly opens?: "record" | "event";
    /** Columns that stay at the left, at the right. */
    readonly leftFixed?: number;
    readonly rightFixed?: number;
    /** Fields of its columns, five at most. */
    readonly groupBy?: readonly string[];
    readonly splitRowsBy?: string;
    readonly navigateByKeyboard?: boolean;
    readonly onRowOpen?: HostEventHandler<{ readonly id: string }>;
  }>;
  /** A form of the product, empty or with a record. */
  readonly "platon-form": HostElement<{
    readonly name: string;
    readonly record?: string;
    readonly onSaved?: HostEventHandler<{ readonly id: string }>;
  }>;
  /**
   * A picture of figures in the theme's colours, with a table beside it and arrows that walk along its points: of a metric of the
   * project, which needs `metrics`, or of `data` of the component's own. `height` in pixels, 120 to 800.
   * @example <platon-chart metric="applications_by_day" params={{ city }} kind="area" />
   * <platon-chart title="Answers" kind="bar" data={{ series: [{ name: "n", title: "Answers" }], points: [{ x: "Yes", y: [12] }] }} />
   */
  readonly "platon-chart": HostElement<{
    readonly metric?: string;
    readonly params?: Readonly<Record<string, unknown>>;
    /** As `useMetric` answers: `{ series, points }`, or `{ value, previous }` of a number. */
    readonly data?: unknown;
    /** `line` unless said. */
    readonly kind?: ChartKind;
    /** The metric's own unless said. */
    readonly title?: string;
    readonly height?: number;
    /** Values of one place stand on each other; of bars and areas. */
    readonly stacked?: boolean;
  }>;
  /** A link of the product: `<platon-link to="tables/cities">…</platon-link>`. */
  readonly "platon-link": HostElement<{ readonly to: string }>;
  /** A stored file, to be opened or downloaded by the user. */
  readonly "platon-file": HostElement<{ readonly file: string; readonly name?: string; readonly download?: boolean }>;
  /** One of the product's icons; `size` in pixels, 12 to 64. */
  readonly "platon-icon": HostElement<{ readonly name: string; readonly size?: number }>;
  /**
   * Another component of the project, or one that a plugin has for pages: `<platon-component name="Stars" props={{ value: 3 }} />`.
   * It runs with its own grants. Components stand at most eight deep in one another (S558); of tables, forms and other
   * components together one component holds at most 50, and what one realm draws at most 200 (S548).
   */
  readonly "platon-component": HostElement<{ readonly name: string; readonly props?: unknown }>;
  /**
   * The elements that the form has inside this one, in an element of a plugin that says `isContainer`; shown in the first place
   * that there is for them: `<section>{isOpen && <platon-children />}</section>`.
   */
  readonly "platon-children": HostElement<object>;
  /**
   * The component's own markup above the page, beside the element before it: the box of the component does not clip it.
   * A dialog and a menu open only after the user's own press. `width` in pixels, 80 to 720. Needs the capability `overlay`
   * with the kind in its grant: without it nothing is drawn.
   * @example <button onClick={() => setOpen(true)}>Menu</button>
   * <platon-overlay kind="menu" open={isOpen} title="Actions" onDismiss={() => setOpen(false)}>…</platon-overlay>
   */
  readonly "platon-overlay": HostElement<{
    readonly kind?: OverlayKind;
    readonly open: boolean;
    readonly title?: string;
    readonly width?: number;
    /** Escape, a press outside, or what may not open. */
    readonly onDismiss?: HostEventHandler<null>;
  }>;
}

declare module "react" {
  interface AriaAttributes {
    /**
     * What the browser does at an event of the element or below it is prevented: types, with the keys that they are limited to.
     * Without names that are all keys but Tab, Escape, function keys and those with Ctrl or Cmd.
     * @example <input prevent="keydown:ArrowDown,ArrowUp" /> <div prevent="dragover contextmenu" />
     */
    readonly prevent?: string;
  }
  namespace JSX {
    interface IntrinsicElements {
      "platon-table": HostElementMap["platon-table"];
      "platon-form": HostElementMap["platon-form"];
      "platon-chart": HostElementMap["platon-chart"];
      "platon-link": HostElementMap["platon-link"];
      "platon-file": HostElementMap["platon-file"];
      "platon-icon": HostElementMap["platon-icon"];
      "platon-overlay": HostElementMap["platon-overlay"];
      "platon-component": HostElementMap["platon-component"];
      "platon-children": HostElementMap["platon-children"];
    }
  }
}
