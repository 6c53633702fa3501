import { listFunctions } from "./ListedFunction.ts";

/** Methods of numbers. What they give is at most some 1,100 characters long. */
export const numberMethods = listFunctions<number>("number.", [
  ["toFixed", "digits?", "with so many decimals", "(1.5).toFixed(2)", "1.50", (self, args) => self.toFixed(args[0])],
  ["toPrecision", "digits?", "with so many digits", "(1234.5).toPrecision(2)", "1.2e+3", (self, args) => self.toPrecision(args[0])],
  ["toExponential", "digits?", "with an exponent", "(1500).toExponential()", "1.5e+3", (self, args) => self.toExponential(args[0])],
  ["toString", "radix?", "as text", "(255).toString(16)", "ff", (self, args) => self.toString(args[0])],
]);

export const booleanMethods = listFunctions<boolean>("boolean.", [
  ["toString", "", "as text", "true.toString()", "true", (self) => String(self)],
]);
