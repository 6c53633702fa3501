import { memo, useLayoutEffect, useMemo, useState } from "react";
import { layersOf, type RootId } from "#sandbox/protocol/index.ts";
import type { ScopedSheets } from "../css/ScopedSheets.ts";
import { GuestBox, type GuestPlace } from "./GuestBox.tsx";
import type { RealmDrawing } from "./RealmDrawing.ts";
import { HostParts } from "./RealmTree.tsx";

export interface RealmBoxProps {
  readonly drawing: RealmDrawing;
  readonly root: RootId;
  readonly css: string;
  readonly sheets: ScopedSheets;
  readonly owner: GuestPlace["owner"];
}

/**
 * The place of one component. The outer element keeps everything inside (`contain: content`), never grows with it in
 * width, and is out of reach of the component's css, whose scope begins at the inner one. What changes around it (a
 * placeholder that goes) is nothing to it: a page may have a hundred.
 */
export const RealmBox = memo(({ drawing, root, css, sheets, owner }: RealmBoxProps) => {
  const scope = useSheet(sheets, css);
  const [lastPress] = useState(() => ({ at: -Infinity }));
  const place = useMemo(() => ({ drawing, root, scope, owner, lastPress }), [drawing, root, scope, owner, lastPress]);
  const layers = useMemo(() => layersOf(root), [root]);
  return (
    <div data-platon-box={root} style={boxStyle}>
      <GuestBox place={place} shows={layers}>
        <HostParts drawing={drawing} sites={layers} />
      </GuestBox>
    </div>
  );
});

const boxStyle = { contain: "content", minWidth: 0, maxWidth: "100%" };

/** Holds the style sheet of the css while the box is there; styles come before the first picture. */
function useSheet(sheets: ScopedSheets, css: string): string {
  const scope = sheets.scopeOf(css);
  useLayoutEffect(() => sheets.hold(css), [sheets, css]);
  return scope;
}
