import type { Routes } from "../../http/Routes.ts";
import { ownMessages } from "./ownMessages.ts";
import { sendMessage } from "./sendMessage.ts";

export { call24Writer } from "./call24Writer.ts";

export const call24Routes: Routes<"POST call24/messages" | "GET call24/messages"> = {
  "POST call24/messages": (context, { body }) => sendMessage(context, body),
  "GET call24/messages": (context) => ownMessages(context),
};
