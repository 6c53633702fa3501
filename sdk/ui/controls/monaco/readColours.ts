import { colourNames, type EditorColours } from "./editorMessages.ts";

/** The theme's colours as they are now, written as the editor wants them; tokens may be mixtures, a canvas says what comes of them. */
export function readColours(): EditorColours {
  const canvas = Object.assign(document.createElement("canvas"), { width: 1, height: 1 });
  const paint = canvas.getContext("2d", { willReadFrequently: true });
  const probe = document.body.appendChild(document.createElement("span"));
  const read = (name: string): string => {
    probe.style.color = `var(--${name})`;
    return paint ? paintedColour(paint, getComputedStyle(probe).color) : "#808080";
  };
  const colours = Object.fromEntries(colourNames.map((name) => [name, read(name)])) as EditorColours;
  probe.remove();
  return colours;
}

function paintedColour(paint: CanvasRenderingContext2D, colour: string): string {
  paint.clearRect(0, 0, 1, 1);
  paint.fillStyle = colour;
  paint.fillRect(0, 0, 1, 1);
  return `#${[...paint.getImageData(0, 0, 1, 1).data].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

/** A dark surface, whatever the theme is called. */
export function isDarkColour(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return 0.299 * red + 0.587 * green + 0.114 * blue < 128;
}
