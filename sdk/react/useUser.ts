import type { User } from "#contract/auth.ts";
import { useCapability } from "./CapabilitiesContext.ts";
import { useReadable } from "./useReadable.ts";

/**
 * The signed-in user, or undefined for a guest. Needs `user`.
 * @since 1.0.0
 * @example const name = useUser()?.fullName;
 */
export const useUser = (): User | undefined => useReadable(useCapability("user").current);
