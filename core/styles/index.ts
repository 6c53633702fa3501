export { isDeclarationAllowed, isValueHarmless } from "./allowDeclaration.ts";
export { maxCss, maxCssRules } from "./cssLimits.ts";
