/** "icon-map-pin", "fa fa-map-pin", "lucide lucide-map-pin", "MapPin" → "map-pin". */
export const iconNameOf = (name: string): string => {
  const last = name.trim().split(/\s+/).at(-1) ?? "";
  const kebab = last.replace(/([a-z0-9])([A-Z])/g, "$1-$2").toLowerCase();
  return kebab.replace(/^(?:icon|lucide|fa|mdi|pi)-/, "");
};
