export { isDeclarationAllowed, isForOneElement, isValueHarmless } from "./allowDeclaration.ts";
