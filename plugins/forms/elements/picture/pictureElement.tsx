import { defineFormElement } from "#sdk/contributions/formElement.ts";
import { lazyControl } from "../lazyControl.tsx";

/** Of the place into which a picture is dropped. */
const height = 64;

export const pictureElement = defineFormElement({
  type: "picture", component: lazyControl(height, async () => (await import("./PictureControl.tsx")).PictureControl),
});
