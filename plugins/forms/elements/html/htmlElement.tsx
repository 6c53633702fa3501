import { defineFormElement } from "#sdk/contributions/formElement.ts";
import { FollowedHtml } from "./FollowedHtml.tsx";

/** Text of the configuration between the fields. */
export const htmlElement = defineFormElement({ type: "html", component: ({ element }) => <FollowedHtml html={element.htmlContent ?? ""} /> });
