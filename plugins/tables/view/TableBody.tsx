import { lazy, Suspense, use, useMemo, type ReactElement, type ReactNode } from "react";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import type { CellFormatter } from "../formats/index.ts";
import { isWrapping, type BodyKind } from "../model/bodyKind.ts";
import type { ColumnModel } from "../model/columnModel.ts";
import { splitterOf } from "../model/RowSplitter.ts";
import { FormattedCells } from "./body/FormattedCells.ts";
import { SoughtWords } from "./body/SoughtWords.ts";
import type { TableBodyProps } from "./body/TableBodyProps.ts";
import { GridBody } from "./canvas/GridBody.tsx";
import { GridCells } from "./canvas/GridCells.ts";
import type { GridTokens } from "./canvas/gridTokens.ts";
import type { RowLevels } from "./levels/RowLevels.ts";
import type { GroupTitles } from "./rows/useGroupTitles.ts";
import type { ShownRows } from "./hooks/useRowWindow.ts";

const CardsBody = lazy(async () => ({ default: (await import("./cards/cards.ts")).CardsBody }));
const RowsBody = lazy(async () => ({ default: (await import("./rows/RowsBody.tsx")).RowsBody }));

export interface AnyBodyProps extends TableBodyProps {
  readonly kind: BodyKind;
  readonly title: string;
  readonly shown: ShownRows;
  readonly model: ColumnModel;
  /** Of a grouped table: what heads its groups. */
  readonly groupTitles: GroupTitles | undefined;
  readonly formatter: CellFormatter;
  /** The field whose list splits rows. */
  readonly splitRowsBy: string | null;
  readonly tokens: GridTokens;
  /** In its place while the body's program is on its way. */
  readonly fallback: ReactNode;
  readonly onBarWidth: (width: number) => void;
  /** What rows open below them. */
  readonly levels: RowLevels | undefined;
  /** How high all rows are together, in pixels. */
  readonly onHeight: (height: number) => void;
}

/** The rows of a table, drawn by the body that can draw them. */
export const TableBody = ({ kind, fallback, ...props }: AnyBodyProps): ReactElement =>
  kind === "canvas" ? <CanvasBody {...props} /> : <Suspense fallback={fallback}><ElementsBody {...props} isAsCards={kind === "cards"} /></Suspense>;

type BodyProps = Omit<AnyBodyProps, "kind" | "fallback">;

const CanvasBody = ({ shown, model, formatter, groupTitles: _none, splitRowsBy: _unsplit, ...props }: BodyProps): ReactElement => {
  const { tokens } = props;
  const { leaves, leftPins } = model;
  const { smallPicture } = useCapability("files");
  const sought = use(SoughtWords);
  const cells = useMemo(() => new GridCells({ leaves, formatter, tokens, smallPicture, sought }), [leaves, formatter, tokens, smallPicture, sought]);
  return (
    <GridBody
      {...props}
      lines={shown.lines}
      rows={shown.rows}
      leaves={leaves}
      leftPins={leftPins === 0 ? 0 : leftPins + 1}
      cells={cells}
    />
  );
};

const ElementsBody = ({ shown, formatter, tokens, splitRowsBy, isAsCards, ...props }: BodyProps & { readonly isAsCards: boolean }): ReactElement => {
  const { leaves } = props.model;
  const splitter = useMemo(() => splitterOf({ splitRowsBy }, leaves.map(({ column }) => column)), [splitRowsBy, leaves]);
  const cells = useMemo(() => new FormattedCells({ leaves, formatter, splitter }), [leaves, formatter, splitter]);
  const rows = { lines: shown.lines, count: shown.rows, cells, rowHeight: tokens.rowHeight };
  if (isAsCards) return <CardsBody {...props} {...rows} />;
  return (
    <RowsBody
      {...props}
      {...rows}
      isWrapping={isWrapping(props.model)}
      isSplit={splitter !== undefined}
    />
  );
};
