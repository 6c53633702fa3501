/** The realm builds its side of the SDK from the same map as the gate. Not part of `@platon/sdk`. */
export { guestCapabilities } from "../capabilities/index.ts";
