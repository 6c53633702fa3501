/** jsdom lays nothing out and does not say so: editors, which ask where a letter stands, hear that it is nowhere. */
export function withoutLayout(): void {
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
}
