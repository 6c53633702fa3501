import Type, { type Static } from "typebox";
import { align, closed, flag, number, option, optional, sortTerms, text } from "../schemaParts.ts";
import { Permissions, Source } from "./accessText.ts";

export interface ColumnText {
  key?: string;
  title: string;
  dataField?: string;
  children?: ColumnText[];
  width?: number;
  link?: string;
  hint?: string;
  cellFormat?: string;
  numberFormat?: string;
  dataAlign?: "left" | "center" | "right";
  footerAlign?: "left" | "center" | "right";
  dataNowrap?: boolean;
  footerNowrap?: boolean;
  formatCondition?: string;
  formatColor?: string;
  formatBackgroundColor?: string;
  footer?: string;
  sumType?: string;
  isSortable?: boolean;
  headerComponent?: string;
}

export const ColumnText = Type.Cyclic(
  {
    ColumnText: Type.Object(
      {
        /** Stable name among the table's columns; the dataField unless said. */
        key: optional(Type.String({ maxLength: 100 })),
        title: text(),
        dataField: optional(text(100)),
        children: optional(Type.Array(Type.Ref("ColumnText"))),
        width: number(),
        link: optional(text(1000)),
        hint: optional(text(1000)),
        /**
         * A format's id, then its parameters if it takes any: `money`, `status:done=success,overdue=danger` (value to
         * colour token); or an expression (docs/expressions.md).
         */
        cellFormat: optional(text(2048)),
        numberFormat: optional(text(20)),
        dataAlign: align(),
        footerAlign: align(),
        dataNowrap: flag(),
        footerNowrap: flag(),
        formatCondition: optional(text(2048)),
        formatColor: optional(text(2048)),
        formatBackgroundColor: optional(text(2048)),
        footer: optional(text(2048)),
        sumType: optional(text(100)),
        isSortable: flag(),
        headerComponent: optional(text(100)),
      },
      closed,
    ),
  },
  "ColumnText",
);

export const FilterText = Type.Object(
  {
    key: optional(text(100)),
    title: text(),
    field: text(100),
    operator: text(20),
    /** Element type that edits the value. */
    type: text(40),
    defaultValue: optional(Type.Unknown()),
    isRequired: flag(),
    width: number(),
    displayCondition: optional(text(2048)),
    options: optional(Type.Array(option())),
  },
  closed,
);
export type FilterText = Static<typeof FilterText>;

export const ButtonText = Type.Object(
  {
    key: text(100),
    title: text(),
    icon: optional(text(60)),
    link: optional(text(1000)),
    action: optional(text(100)),
    scope: Type.Union([Type.Literal("row"), Type.Literal("selection"), Type.Literal("toolbar")]),
    confirmText: optional(text(1000)),
    permission: optional(text(100)),
    displayCondition: optional(text(2048)),
  },
  closed,
);
export type ButtonText = Static<typeof ButtonText>;

/** `tables/<name>.json` */
export const TableText = Type.Object(
  {
    title: text(),
    source: Source,
    isPublic: flag(),
    permissions: optional(Permissions),
    /** Filter grammar with `$user.…` and `$now` (D28). */
    rowRule: optional(Type.Unknown()),
    columns: Type.Array(ColumnText),
    filters: optional(Type.Array(FilterText)),
    buttons: optional(Type.Array(ButtonText)),
    levels: optional(Type.Array(Type.Object({ level: Type.Integer(), table: text(100), parentField: text(100) }, closed))),
    leftFixed: optional(Type.Integer({ minimum: 0, maximum: 20 })),
    rightFixed: optional(Type.Integer({ minimum: 0, maximum: 20 })),
    groupBy: optional(Type.Array(text(100))),
    splitRowsBy: optional(text(100)),
    navigateByKeyboard: flag(),
    maxHeight: number(),
    pageSize: optional(Type.Integer({ minimum: 1, maximum: 1000 })),
    sort: sortTerms(),
    /** Fields that the table's `search` looks into. */
    searchFields: optional(Type.Array(text(100))),
    form: optional(text(100)),
  },
  closed,
);
export type TableText = Omit<Static<typeof TableText>, "columns"> & { columns: ColumnText[] };
