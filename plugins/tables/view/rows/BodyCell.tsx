import { memo, type CSSProperties, type ReactElement, type ReactNode } from "react";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { toneNames } from "#core/styles/toneNames.ts";
import type { CellFile, FormattedCell } from "#sdk/contributions/cellFormat.ts";
import { View } from "#sdk/react/View.tsx";
import { joinClasses } from "#sdk/ui/foundation/joinClasses.ts";
import { toneClass, type Tone } from "#sdk/ui/foundation/tones.ts";
import { NamedIcon } from "#sdk/ui/icons/NamedIcon.tsx";
import { StatusPill } from "#sdk/ui/status/Badge.tsx";
import { Skeleton } from "#sdk/ui/status/Skeleton.tsx";
import { FoundText } from "#sdk/ui/status/FoundText.tsx";
import { isPinned, placeOf, type PinOffset } from "../../model/pinOffsets.ts";
import { pictureSize } from "../body/cellRoom.ts";
import styles from "./RowsBody.module.css";

export interface BodyCellProps {
  /** Undefined while its row is on its way. */
  readonly cell: FormattedCell | undefined;
  /** What is marked in its text. */
  readonly words: string;
  /** From 1: that of the row numbers is 0. */
  readonly column: number;
  /** Of a split row: which part it shows, or over how many it reaches. */
  readonly part?: number | undefined;
  readonly span?: number | undefined;
  readonly align: "left" | "center" | "right";
  readonly isWrapped: boolean;
  readonly isLinked: boolean;
  readonly pin: PinOffset;
  readonly isActive: boolean;
  readonly isInRange: boolean;
  /** Its row is selected: said of the cell too, since readers are told of cells. */
  readonly isSelected: boolean;
}

const tones: ReadonlySet<string> = new Set(toneNames);
const isTone = (colour: string | undefined): colour is Tone => colour !== undefined && tones.has(colour);

/** One cell of a row: its text, in whatever shape its format gave it. */
export const BodyCell = memo(function BodyCell(props: BodyCellProps): ReactElement {
  const { cell, column, pin, isActive, isInRange, isWrapped } = props;
  const align = cell?.align ?? props.align;
  const behind = behindCell(cell);
  return (
    <div
      role="gridcell"
      aria-colindex={column + 1}
      aria-rowspan={props.span}
      aria-selected={isActive || isInRange || props.isSelected}
      data-column={column}
      data-part={props.part}
      data-spans={props.span === undefined ? undefined : ""}
      data-active={isActive || undefined}
      data-range={(isInRange && !isActive) || undefined}
      data-pinned={isPinned(pin) || undefined}
      data-edge={pin.edge}
      data-wraps={isWrapped || undefined}
      data-linked={(props.isLinked && cell?.href !== undefined) || undefined}
      data-tooltip={cell?.hint}
      tabIndex={isActive ? 0 : -1}
      className={joinClasses(styles.cell, behind.className)}
      style={{ ...placeOf(pin), gridColumn: column + 1, ...rowOf(props), textAlign: align, ...behind.style }}
    >
      {cell ? <Content cell={cell} words={props.words} /> : <Skeleton width={`${50 + ((column * 37) % 40)}%`} height={8} />}
    </div>
  );
});

/** Where it stands in a split row. */
function rowOf({ part, span }: Pick<BodyCellProps, "part" | "span">): CSSProperties | undefined {
  if (part !== undefined) return { gridRow: part + 1 };
  return span === undefined ? undefined : { gridRow: `1 / span ${span}` };
}

/** The colour behind the text: of css, or that of a tone, which is its class's. */
export function behindCell(cell: FormattedCell | undefined): { readonly className: string; readonly style: CSSProperties | undefined } {
  const { background } = cell ?? {};
  if (isTone(background)) return { className: joinClasses(styles.behind, toneClass(background)), style: undefined };
  return { className: "", style: background === undefined ? undefined : { backgroundColor: background } };
}

export interface ContentProps {
  readonly cell: FormattedCell;
  /** What is marked in its text. */
  readonly words?: string;
  /** Whether its link is a stop of the keyboard. */
  readonly isStop?: boolean;
}

/** What a format made of a value. */
export const Content = ({ cell, words = "", isStop = false }: ContentProps): ReactNode => {
  const { text, shape, colour, icon, href, share = 0 } = cell;
  const tone = isTone(colour) ? colour : undefined;
  if (shape === "component") return <ComponentCell cell={cell} />;
  if (text === "") return undefined;
  if (shape === "badge") return <StatusPill tone={tone ?? "neutral"}><FoundText text={text} words={words} /></StatusPill>;
  if (shape === "bar") return <Bar text={text} tone={tone ?? "accent"} share={share} />;
  if (shape === "chips") return <Chips cell={cell} />;
  if (shape === "stars") return <Stars cell={cell} />;
  if (shape === "files") return <Files cell={cell} />;
  const isColoured = colour !== undefined;
  const said = <FoundText text={text} words={words} />;
  const plain = icon === undefined ? said : <><NamedIcon name={icon} size={14} /> {said}</>;
  const coloured = isColoured
    ? <span className={joinClasses(tone && styles.toned, tone && toneClass(tone))} style={tone ? undefined : { color: colour }}>{plain}</span>
    : plain;
  return href === undefined ? coloured : <CellAnchor href={href} isStop={isStop}>{coloured}</CellAnchor>;
};

/** What it draws stays within the cell; its text stands there until it is there, and where it cannot be shown. */
const ComponentCell = ({ cell: { text, component } }: { readonly cell: FormattedCell }): ReactNode =>
  component && <div className={styles.component}><View kind="component" {...component} instead={text} /></div>;

const Chips = ({ cell: { parts = [], label } }: { readonly cell: FormattedCell }): ReactElement => (
  <span className={styles.chips}>
    {parts.map((part, index) => <span key={index} className={styles.chip}>{part}</span>)}
    {label !== undefined && <span>{label}</span>}
  </span>
);

/** Said in words by its text. */
const Stars = ({ cell: { text, stars = 0, share = 0 } }: { readonly cell: FormattedCell }): ReactElement => (
  <span role="img" aria-label={text} className={styles.stars} style={{ ["--share" as string]: `${share * 100}%` }}>{"★".repeat(stars)}</span>
);

const Files = ({ cell: { text, files = [], label } }: { readonly cell: FormattedCell }): ReactElement => (
  <span className={styles.files} role="img" aria-label={text}>
    {files.map((file) => <FileSign key={file.id} file={file} />)}
    {label !== undefined && <span className={styles.fileName}>{label}</span>}
  </span>
);

/** A small picture, or the sign of its kind while there is none. */
const FileSign = ({ file: { id, icon, picture } }: { readonly file: CellFile }): ReactElement => {
  const { smallPicture } = useCapability("files");
  const side = pictureSize * 2;
  return (
    <span className={styles.picture}>
      <NamedIcon name={icon} size={16} />
      {picture && <img src={smallPicture(id, { ...picture, width: side, height: side })} alt="" loading="lazy" draggable={false} />}
    </span>
  );
};

const Bar = ({ text, tone, share }: { readonly text: string; readonly tone: Tone; readonly share: number }): ReactElement => (
  <span className={joinClasses(styles.bar, toneClass(tone))}>
    <span className={styles.track} aria-hidden="true"><span style={{ width: `${share * 100}%` }} /></span>
    {text}
  </span>
);

/** In a grid the keyboard has Enter, so the link is no stop of its own. */
const CellAnchor = ({ href, isStop, children }: { readonly href: string; readonly isStop: boolean; readonly children: ReactNode }): ReactElement => {
  const navigation = useCapability("navigation");
  return (
    <a
      href={navigation.href(href)}
      className={styles.link}
      tabIndex={isStop ? undefined : -1}
      draggable={false}
      onClick={(event) => {
        event.preventDefault();
        void navigation.open(href, { inNewTab: event.ctrlKey || event.metaKey });
      }}
    >
      {children}
    </a>
  );
};
