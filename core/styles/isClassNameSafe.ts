/** Names of the product's own sheets begin with an underscore; those of its libraries with the library's. */
const plain = /^[a-z][\w-]{0,63}$/i;
const ofLibraries = /^(ql|leaflet|cm|dvn|gdg|prosemirror|tiptap|react-aria|monaco|codicon)(-|$)/i;

/**
 * Whether configuration may give an element a class of that name.
 * @example isClassNameSafe("urgent") // true
 * @example isClassNameSafe("leaflet-pane") // false
 */
export const isClassNameSafe = (name: string): boolean => plain.test(name) && !ofLibraries.test(name);
