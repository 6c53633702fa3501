import { expect, it } from "vitest";
import { runChecks } from "../elements/elementValue.ts";
import { isSmallPicture, pictureBounds } from "./checkPicture.ts";

const url = (kind: string, base64: string): string => `data:image/${kind};base64,${base64}`;
const png = "iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAYAAACddGYaAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWM4wcXVAMMMyBwAbKoIKT/ABIYAAAAASUVORK5CYII=";
const jpeg = "/9j/2wBDAP//////////////////////////////////////////////////////////////////////////////////////2wBDAf//////////////////////////////////////////////////////////////////////////////////////wAARCAACAAMDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAL/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAf/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AIABf//Z";
const webp = {
  lossy: "UklGRjAAAABXRUJQVlA4ICQAAABwAQCdASoDAAIADMDOJaACdAFAAAD+4LkIw1uvxQ5s7gVAAAA=",
  lossless: "UklGRh4AAABXRUJQVlA4TBEAAAAvAkAAEAdQhSJXoYCBiOh/AAA=",
  extended: "UklGRlIAAABXRUJQVlA4WAoAAAAQAAAAAgAAAQAAQUxQSAcAAAAAgICAgICAAFZQOCAkAAAAcAEAnQEqAwACAAzAziWgAnQBQAAA/uC5CMNbr8UObO4FQAAA",
};
const wide = {
  1024: "iVBORw0KGgoAAAANSUhEUgAABAAAAAABCAIAAADPbEtiAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAGUlEQVRIie3BAQEAAAABIP9PM0SVAgAAfTE6X/SmNm1B4QAAAABJRU5ErkJggg==",
  1025: "iVBORw0KGgoAAAANSUhEUgAABAEAAAABCAIAAAAgriBcAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAGUlEQVRIie3BAQEAAAABIP9PM0SVAgAAPTIeePejN4D+HQAAAABJRU5ErkJggg==",
};
/** The picture with zeros behind it, of so many bytes. */
const padded = (base64: string, bytes: number): string => {
  const own = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const all = new Uint8Array(bytes);
  all.set(own);
  return btoa(String.fromCharCode(...all));
};

it("IF6 a picture that is kept as text is PNG, JPEG or WebP by its bytes, of at most 32 KB and 1024 pixels a side; SVG is none", () => {
  const taken = [url("png", png), url("jpeg", jpeg), ...Object.values(webp).map((one) => url("webp", one)), url("png", wide[1024]), url("png", padded(png, pictureBounds.bytes))];
  expect(taken.map(isSmallPicture)).toEqual(taken.map(() => true));
  const refused = [
    "", "logo.png", "https://example.org/a.png", png, url("png", jpeg), url("jpeg", png), url("webp", png), url("gif", "R0lGODlhAQABAAAAACw="),
    `data:image/svg+xml;base64,${btoa("<svg xmlns='http://www.w3.org/2000/svg'><script>1</script></svg>")}`, `data:text/html;base64,${png}`,
    `data:image/png,${png}`, `data:image/png;base64,${png}" onerror="x`, `data:image/png;charset=x;base64,${png}`, `${url("png", png)}\n`,
    url("png", png.slice(0, 24)), url("jpeg", jpeg.slice(0, 12)), url("jpeg", "/9j/"), url("webp", webp.lossy.slice(0, 20)), url("png", "AAAA"), url("png", "A"),
    url("png", wide[1025]), url("png", padded(png, pictureBounds.bytes + 1)), url("png", "A".repeat(1_000_000)),
  ];
  expect(refused.filter(isSmallPicture)).toEqual([]);
  expect(runChecks({ type: "picture", dataField: "a" }, "x", { isNew: false })).toEqual([{ key: "check.picture", params: { 0: 32, 1: 1024 } }]);
});
