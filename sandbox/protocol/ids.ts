/**
 * Numbers that name things across the boundary. They are claims of the guest: the host looks each of them up in what
 * belongs to the very realm whose port they came through, so a number of another realm means nothing.
 *
 * - `RootId`: given by the host, 1 … 2^30.
 * - `NodeId`: given by the guest, 1 … 2^31 - 1, never used twice in a realm.
 * - `SheetId`: given by the guest to a style sheet, 1 … 2^31 - 1.
 * - `ParentId`: a node, or one of the two layers of a root, which are negative.
 * - `SubscriptionId`: given by the guest, 1 … 2^31 - 1, of one subscription at a time.
 */
export type RootId = number;
export type NodeId = number;
export type SheetId = number;
export type ParentId = number;
export type SubscriptionId = number;

const maxNodeId = 2 ** 31 - 1;
const maxRootId = 2 ** 30 - 1;

/** Where the component itself is drawn. */
export const contentLayer = (root: RootId): ParentId => -root * 2;

/** Where its portals to `document.body` are drawn: in the same box, after the component. */
export const portalLayer = (root: RootId): ParentId => -root * 2 - 1;

/** Both layers of a root, as they are drawn: the portals behind the content. */
export const layersOf = (root: RootId): readonly [content: ParentId, portals: ParentId] => [contentLayer(root), portalLayer(root)];

/** The root of a layer. */
export const rootOfLayer = (layer: ParentId): RootId => Math.floor(-layer / 2);

export const isNodeId = (value: unknown): value is NodeId =>
  typeof value === "number" && Number.isInteger(value) && value > 0 && value <= maxNodeId;

export const isRootId = (value: unknown): value is RootId =>
  typeof value === "number" && Number.isInteger(value) && value > 0 && value <= maxRootId;

export const isSubscriptionId = (value: unknown): value is SubscriptionId => isNodeId(value);

export const isParentId = (value: unknown): value is ParentId =>
  isNodeId(value) || (typeof value === "number" && Number.isInteger(value) && value <= -2 && isRootId(rootOfLayer(value)));
