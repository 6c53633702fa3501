import * as react from "react";
import * as reactJsxRuntime from "react/jsx-runtime";
import * as reactDom from "react-dom";
import * as platonSdk from "#sdk/guest/index.ts";
import type { BuiltInModule } from "#core/modules/moduleNames.ts";

/** What `require` serves by name. */
export const libraries: Readonly<Record<BuiltInModule, unknown>> = {
  react,
  "react/jsx-runtime": reactJsxRuntime,
  "react-dom": reactDom,
  "@platon/sdk": platonSdk,
};
