export { isDeclarationAllowed, isValueHarmless } from "./allowDeclaration.ts";
