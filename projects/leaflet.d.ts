/** What the demo's map uses of Leaflet, whose package has no types. */
declare module "leaflet" {
  export interface Layer {
    addTo(map: Map | LayerGroup): this;
    bindTooltip(text: string, options?: object): this;
    on(event: "click" | "mouseover" | "mouseout", listener: () => void): this;
    remove(): this;
  }
  export interface Path extends Layer {
    setStyle(style: object): this;
    getElement(): Element | undefined;
  }
  export interface LayerGroup extends Layer {
    clearLayers(): this;
  }
  export interface Map {
    fitBounds(bounds: readonly (readonly [number, number])[]): this;
    invalidateSize(): this;
    remove(): void;
  }
  type Places = readonly (readonly [number, number])[];
  export function map(element: HTMLElement, options?: object): Map;
  export function layerGroup(): LayerGroup;
  export function polygon(rings: readonly Places[], options?: object): Path;
  export function circleMarker(place: readonly [number, number], options?: object): Path;
}
